import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import type { Failure } from '@/api/failure.ts'
import { changePassword, newPasswordMin, PasswordChange } from '@/contract/auth.ts'
import { useSession } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { PasswordField } from '@/ui/form/password-field.tsx'
import { useFormWords } from '../kit/form-words.ts'
import { placeFailure } from '../kit/place-failure.ts'
import styles from './profile.module.css'

const blank = { current_password: '', password: '' }

interface PasswordPanelProps {
  email: string // so that password managers know whose password this is
  onChanged: () => void // the other sessions have ended
}

export function PasswordPanel({ email, onChanged }: PasswordPanelProps) {
  const { t } = useTranslation('account')
  const words = useFormWords()
  const [refusal, setRefusal] = useState<Failure>()
  const [isDone, setDone] = useState(false)
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(PasswordChange),
    mode: 'onTouched',
    defaultValues: blank,
  })
  const { errors, isValid, isSubmitting } = formState
  const isWrong = refusal?.code === 'invalid_credentials'

  const submit = handleSubmit(async body => {
    setRefusal(undefined)
    setDone(false)
    const result = await call(changePassword, { body })
    if (result.ok) {
      useSession.getState().setToken(result.value.access_token)
      reset(blank)
      setDone(true)
      onChanged()
    } else if (!placeFailure(result.failure, setError, ['current_password', 'password'])) {
      setRefusal(result.failure)
    }
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
        {refusal && !isWrong && (
          <Note tone="error" live>
            {words.problem(refusal)}
          </Note>
        )}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t('details.password.current')}
          error={
            words.field(errors.current_password?.message) ??
            (isWrong ? t('details.password.wrong') : undefined)
          }
          {...register('current_password', { onChange: () => setRefusal(undefined) })}
        />
        <PasswordField
          label={t('details.password.next')}
          autoComplete="new-password"
          hint={t('details.password.next_hint', { min: newPasswordMin })}
          error={words.field(errors.password?.message)}
          {...register('password')}
        />
        <Button type="submit" size="small" disabled={!isValid} busy={isSubmitting}>
          {t('details.password.submit')}
        </Button>
      </form>
    </Panel>
  )
}
