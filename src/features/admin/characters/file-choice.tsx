/** A clip or a voice: one that is there, or a file from the device; played to hear or see it. */
import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { sendFile } from '@/api/client.ts'
import { uploadCardFile } from '@/contract/character-administration.ts'
import { SelectField } from '@/ui/form/select-field.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconUploadSimple } from '@/ui/icon/icons.ts'
import { useField } from '../kit/inputs.tsx'
import { FilmPlayer, SoundPlayer } from '../kit/players.tsx'
import styles from './characters.module.css'

interface FileChoiceProps {
  source: string
  kind: 'clip' | 'sound'
  label: string
  files: readonly string[]
  hideLabel?: boolean
}

const takes = { clip: 'video/webm,video/mp4', sound: 'audio/mpeg,audio/ogg,audio/wav,audio/mp4,audio/webm' }

const nameOf = (url: string): string =>
  url
    .split('/')
    .at(-1)
    ?.replace(/\.\w+$/, '') ?? url

export function FileChoice({ source, kind, label, files, hideLabel }: FileChoiceProps) {
  const { t } = useTranslation(['admin-goods', 'common'])
  const notify = useNotify()
  const input = useRef<HTMLInputElement>(null)
  const [isSending, setSending] = useState(false)
  const { value, change, error } = useField<string | null>(source)
  const send = async (file: File | undefined) => {
    if (!file) return
    setSending(true)
    const result = await sendFile(uploadCardFile, file)
    setSending(false)
    if (input.current) input.current.value = ''
    if (!result.ok) notify(result.failure.message || t('common:unreachable_text'), { type: 'error' })
    else if (result.value.kind === kind) change(result.value.url)
    else notify(t('characters.other_kind'), { type: 'error' })
  }
  const all = value && !files.includes(value) ? [value, ...files] : files
  return (
    <div className={styles.file}>
      <SelectField
        dense
        hideLabel={hideLabel}
        label={label}
        error={error}
        empty={t('characters.no_file')}
        value={value ?? ''}
        options={all.map(url => ({ value: url, label: nameOf(url) }))}
        onChange={event => change(event.currentTarget.value || null)}
      />
      <label className={styles.send} data-busy={isSending}>
        <input
          ref={input}
          type="file"
          accept={takes[kind]}
          disabled={isSending}
          onChange={event => void send(event.currentTarget.files?.[0])}
        />
        <Icon of={iconUploadSimple} size={18} />
        {t(isSending ? 'characters.sending' : 'characters.send')}
      </label>
      {value && kind === 'sound' && <SoundPlayer key={value} src={value} label={nameOf(value)} />}
      {value && kind === 'clip' && <FilmPlayer key={value} src={value} label={nameOf(value)} />}
    </div>
  )
}
