/** Redeems a printed code: it is grouped while typing, and a typing error is reported before sending. */
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { playCue } from '@/audio/player.ts'
import { type Pack, redeemPackCode } from '@/contract/endpoints/game/packs.ts'
import { packCodeLength, typedPackCode } from '@/domain/pack-code.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { cleanCode } from '@/lib/clean-text.ts'
import { TextField } from '@/ui/form/text-field.tsx'
import { BrassButton } from '../kit/brass-button.tsx'
import { NightDialog } from '../kit/night-dialog.tsx'
import styles from './redeem-dialog.module.css'

/** Formats typed text in groups of four as printed: capitals and digits only, with a dash once the next group begins. */
export const grouped = (text: string): string =>
  cleanCode(text)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, packCodeLength)
    .replace(/.{4}(?=.)/g, '$&-')

interface RedeemDialogProps {
  open: boolean
  onClose(): void
  onRedeemed(pack: Pack): void
}

export function RedeemDialog({ open, onClose, onRedeemed }: RedeemDialogProps) {
  const { t } = useTranslation('packs')
  return (
    <NightDialog open={open} title={t('redeem.title')} onClose={onClose}>
      <RedeemForm onRedeemed={onRedeemed} />
    </NightDialog>
  )
}

export function RedeemForm({ onRedeemed }: Pick<RedeemDialogProps, 'onRedeemed'>) {
  const { t } = useTranslation('packs')
  const messages = useErrorMessage()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState('')
  const [gained, setGained] = useState<Pack | null>(null)
  const [isSending, setSending] = useState(false)

  const refuse = (words: string) => {
    setProblem(words)
    playCue('ui_error')
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setGained(null)
    if (code === '') return refuse(t('redeem.empty'))
    if (!typedPackCode(code)) return refuse(messages.problem({ code: 'code_mistyped' }))
    setSending(true)
    const redeemed = await call(redeemPackCode, { body: { code } })
    setSending(false)
    if (!redeemed.ok) return refuse(messages.reason(redeemed.failure, t('redeem.failed')))
    setProblem('')
    setCode('')
    setGained(redeemed.value)
    playCue('ui_success')
    onRedeemed(redeemed.value)
  }
  return (
    <form className={styles.form} onSubmit={event => void send(event)} noValidate data-testid="redeem">
      <p>{t('redeem.text')}</p>
      <TextField
        label={t('redeem.code')}
        value={code}
        error={problem || undefined}
        placeholder="K7QF-2M9X-0H4T-8RWD"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className={styles.code}
        onChange={event => {
          setCode(grouped(event.target.value))
          setProblem('')
        }}
      />
      <BrassButton look="primary" type="submit" busy={isSending}>
        {t('redeem.send')}
      </BrassButton>
      <p role="status" className={styles.gained}>
        {gained && t('redeem.gained', { name: gained.name })}
      </p>
    </form>
  )
}
