/**
 * Shown on the first visit to the lobby (decision 0013): requests the nickname that other players see. It is needed to
 * take a seat, not to watch.
 */

import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { updateUser } from '@/contract/endpoints/account/auth.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import { useFormErrors } from '@/forms/use-form-errors.ts'
import { useSession } from '@/stores/session.ts'
import { TextField } from '@/ui/form/text-field.tsx'
import { NightDialog } from '../night-dialog.tsx'
import workbench from '../workbench.module.css'
import styles from './nickname-dialog.module.css'

const nicknamePath = 'extra.nickname'

interface NicknameDialogProps {
  open: boolean
  user: User
  onClose: () => void
}

export function NicknameDialog({ open, user, onClose }: NicknameDialogProps) {
  const { t } = useTranslation('lobby')
  const [name, setName] = useState('')
  const { ref, errors, summary, show, clear } = useFormErrors()
  const [isBusy, setBusy] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    clear()
    const body = { extra: { nickname: name.trim() } }
    const response = await call(updateUser, { params: { id: user.id }, body })
    setBusy(false)
    if (response.ok) {
      useSession.getState().setUser(response.value)
      return onClose()
    }
    show(response.failure, { fieldOf: { nickname_taken: nicknamePath }, fallback: t('lost') })
  }
  return (
    <NightDialog open={open} title={t('nickname.title')} onClose={onClose}>
      <form ref={ref} className={styles.form} onSubmit={save} noValidate>
        <p className={workbench.text}>{t('nickname.text')}</p>
        <TextField
          name={nicknamePath}
          label={t('nickname.label')}
          value={name}
          onChange={event => setName(event.target.value)}
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          error={errors[nicknamePath] ?? summary}
          hint={t('nickname.hint')}
        />
        <button type="submit" className={workbench.primary} aria-busy={isBusy}>
          {t('nickname.save')}
        </button>
      </form>
    </NightDialog>
  )
}
