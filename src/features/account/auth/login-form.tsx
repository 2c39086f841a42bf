/**
 * The login screen's form (specification notes §2 Login screen, §5, §8): the button stays shut while a field is wrong, a
 * refusal says one sentence for both fields. It knows no session: what to do with the credentials is handed in.
 */
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Result } from '@/api/client.ts'
import { Credentials } from '@/contract/endpoints/account/auth.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import { applyFieldErrors } from '@/forms/apply-field-errors.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { PasswordField } from '@/ui/form/password-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { Link } from '@/ui/link.tsx'
import styles from './form.module.css'
import { SocialButtons, type SocialProvider } from './social-buttons.tsx'

export interface LoginFormProps {
  logIn: (email: string, password: string) => Promise<Result<User>>
  forgotHref: string
  registerHref: string
  providers?: readonly SocialProvider[]
  next?: string | null // for the social way
  email?: string // who signs in again; nobody else may
}

export function LoginForm({
  logIn,
  forgotHref,
  registerHref,
  providers = [],
  next = null,
  email: known = '',
}: LoginFormProps) {
  const { t } = useTranslation('auth')
  const messages = useErrorMessage()
  const [refusal, setRefusal] = useState<string>()
  const form = useForm({
    resolver: zodResolver(Credentials),
    mode: 'onTouched',
    defaultValues: { email: known, password: '' },
  })
  const { register, handleSubmit, formState } = form
  const { errors, isValid, isSubmitting } = formState

  const submit = handleSubmit(async ({ email, password }) => {
    setRefusal(undefined)
    const result = await logIn(email, password)
    if (!result.ok) setRefusal(applyFieldErrors(form, result.failure, messages))
  })

  return (
    <>
      <SocialButtons providers={providers} next={next} />
      <form className={styles.form} onSubmit={submit} noValidate>
        {refusal && (
          <Note tone="error" live>
            {refusal}
          </Note>
        )}
        <TextField
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          readOnly={known !== ''}
          error={messages.formField(errors.email)}
          {...register('email')}
        />
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          error={messages.formField(errors.password)}
          {...register('password')}
        />
        {known === '' && (
          <div className={styles.aside}>
            <Link href={forgotHref} className={styles.link}>
              {t('login.forgot')}
            </Link>
          </div>
        )}
        <Button type="submit" full disabled={!isValid} busy={isSubmitting}>
          {t('login.submit')}
        </Button>
        {known === '' && (
          <p className={styles.other}>
            {t('login.first_time')}{' '}
            <Link href={registerHref} className={styles.link}>
              {t('login.create')}
            </Link>
          </p>
        )}
      </form>
    </>
  )
}
