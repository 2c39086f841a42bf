import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { changePassword, newPasswordMin, PasswordChange } from '@/contract/endpoints/account/auth.ts'
import { applyFieldErrors } from '@/forms/apply-field-errors.ts'
import { serverErrorType } from '@/forms/error-message.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { useSession } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { ErrorNote, Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { PasswordField } from '@/ui/form/password-field.tsx'
import styles from './profile.module.css'

const blank = { current_password: '', password: '' }

interface PasswordPanelProps {
  email: string // so that password managers assign the password to this account
  onChanged: () => void // the other sessions have ended
}

export function PasswordPanel({ email, onChanged }: PasswordPanelProps) {
  const { t } = useTranslation('account')
  const messages = useErrorMessage()
  const [refusal, setRefusal] = useState<string>()
  const [isDone, setDone] = useState(false)
  const form = useForm({
    resolver: zodResolver(PasswordChange),
    mode: 'onTouched',
    defaultValues: blank,
  })
  const { register, handleSubmit, reset, formState } = form
  const { errors, isValid, isSubmitting } = formState

  const submit = handleSubmit(async body => {
    setRefusal(undefined)
    setDone(false)
    const result = await call(changePassword, { body })
    if (result.ok) {
      useSession.getState().setToken(result.value.access_token)
      reset(blank)
      setDone(true)
      onChanged()
    } else if (result.failure.code === 'invalid_credentials') {
      const message = t('details.password.wrong')
      form.setError('current_password', { type: serverErrorType, message }, { shouldFocus: true })
    } else setRefusal(applyFieldErrors(form, result.failure, messages))
  })

  return (
    <Panel titleAs="h2" title={t('details.password.title')}>
      <p className={styles.soft}>{t('details.password.text')}</p>
      <form className={styles.form} onSubmit={submit} noValidate>
        {isDone && (
          <Note tone="success" live>
            {t('details.password.done')}
          </Note>
        )}
        <ErrorNote>{refusal}</ErrorNote>
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t('details.password.current')}
          error={messages.formField(errors.current_password)}
          {...register('current_password')}
        />
        <PasswordField
          label={t('details.password.next')}
          autoComplete="new-password"
          hint={t('details.password.next_hint', { min: newPasswordMin })}
          error={messages.formField(errors.password)}
          {...register('password')}
        />
        <Button type="submit" size="small" disabled={!isValid} busy={isSubmitting}>
          {t('details.password.submit')}
        </Button>
      </form>
    </Panel>
  )
}
