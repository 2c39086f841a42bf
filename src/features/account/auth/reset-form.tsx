import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { newPasswordMin, PasswordReset, resetPassword } from '@/contract/endpoints/account/auth.ts'
import { applyFieldErrors } from '@/forms/apply-field-errors.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { ErrorNote } from '@/ui/content/note.tsx'
import { PasswordField } from '@/ui/form/password-field.tsx'
import { AuthFrame } from './auth-frame.tsx'
import styles from './form.module.css'

interface ResetFormProps {
  token: string // of the email; a value too short for a token shows an explanation instead
  loginHref: string
  forgotHref: string
}

export function ResetForm({ token, loginHref, forgotHref }: ResetFormProps) {
  const { t } = useTranslation('auth')
  const [isDone, setDone] = useState(false)
  const isToken = PasswordReset.shape.token.safeParse(token).success
  if (isDone) {
    return (
      <AuthFrame title={t('reset.done_title')} lead={t('reset.done_text')}>
        <Button href={loginHref} full>
          {t('login.submit')}
        </Button>
      </AuthFrame>
    )
  }
  if (!isToken) {
    return (
      <AuthFrame title={t('reset.missing_title')} lead={t('reset.missing_text')}>
        <Button href={forgotHref} full>
          {t('reset.ask_again')}
        </Button>
      </AuthFrame>
    )
  }
  return <NewPasswordForm token={token} forgotHref={forgotHref} onDone={() => setDone(true)} />
}

interface NewPasswordFormProps {
  token: string
  forgotHref: string
  onDone: () => void
}

function NewPasswordForm({ token, forgotHref, onDone }: NewPasswordFormProps) {
  const { t } = useTranslation('auth')
  const messages = useErrorMessage()
  const [isSpent, setSpent] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const form = useForm({
    resolver: zodResolver(PasswordReset),
    mode: 'onTouched',
    defaultValues: { token, password: '' },
  })
  const { register, handleSubmit, formState } = form
  const submit = handleSubmit(async body => {
    setRefusal(undefined)
    const result = await call(resetPassword, { body })
    if (result.ok) return onDone()
    setSpent(result.failure.code === 'token_invalid')
    setRefusal(applyFieldErrors(form, result.failure, messages))
  })
  return (
    <AuthFrame title={t('reset.title')} lead={t('reset.lead')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <ErrorNote>{refusal}</ErrorNote>
        <PasswordField
          label={t('reset.password')}
          autoComplete="new-password"
          hint={t('password_hint', { min: newPasswordMin })}
          error={messages.formField(formState.errors.password)}
          {...register('password')}
        />
        <Button type="submit" full disabled={!formState.isValid} busy={formState.isSubmitting}>
          {t('reset.submit')}
        </Button>
        {isSpent && (
          <Button variant="text" href={forgotHref} full>
            {t('reset.ask_again')}
          </Button>
        )}
      </form>
    </AuthFrame>
  )
}
