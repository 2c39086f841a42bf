import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { FileButton } from '../../framework/fields/file-button.tsx'
import type { CodeLine } from './code-lines.ts'
import styles from './stock.module.css'

interface ScanFieldProps {
  submit: string
  onScan: (line: CodeLine) => void
  onFile: (text: string) => void
}

/** A code and a quantity. A scanner ends each code with Enter, which adds one piece and empties the field for the next code. */
export function ScanField({ submit, onScan, onFile }: ScanFieldProps) {
  const { t } = useTranslation('admin-stock')
  const [code, setCode] = useState('')
  const [pieces, setPieces] = useState('1')
  const field = useRef<HTMLDivElement>(null)
  const add = (event: FormEvent) => {
    event.preventDefault()
    const amount = Math.trunc(Number(pieces))
    if (code.trim() === '' || !(amount >= 1)) return
    onScan({ code: code.trim(), pieces: amount })
    setCode('')
    setPieces('1')
    field.current?.querySelector('input')?.focus()
  }
  return (
    <form className={styles.scan} onSubmit={add}>
      <div ref={field} className={styles.code}>
        <TextField
          dense
          autoComplete="off"
          label={t('scan.code')}
          hint={t('scan.hint')}
          maxLength={60}
          value={code}
          onChange={event => setCode(event.currentTarget.value)}
        />
      </div>
      <div className={styles.pieces}>
        <TextField
          dense
          type="number"
          inputMode="numeric"
          min={1}
          max={1_000_000}
          label={t('scan.pieces')}
          value={pieces}
          onChange={event => setPieces(event.currentTarget.value)}
        />
      </div>
      <div className={styles.after}>
        <Button type="submit" size="dense">
          {submit}
        </Button>
      </div>
      <div className={styles.after}>
        <FileButton label={t('scan.file')} onText={onFile} />
      </div>
    </form>
  )
}
