import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Failure } from '@/api/failure.ts'
import { AgedRegistration, newPasswordMin } from '@/contract/endpoints/account/auth.ts'
import type { Locale } from '@/contract/locales.ts'
import { applyFieldErrors } from '@/forms/apply-field-errors.ts'
import { EmailSuggestion } from '@/forms/email-suggestion.tsx'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { ErrorNote } from '@/ui/content/note.tsx'
import { Check } from '@/ui/form/check.tsx'
import { PasswordField } from '@/ui/form/password-field.tsx'
import { EmailField, TextField } from '@/ui/form/text-field.tsx'
import { Link } from '@/ui/link.tsx'
import styles from './form.module.css'
import { SocialButtons, type SocialProvider } from './social-buttons.tsx'

export interface NewAccount {
  name: string
  email: string
  password: string
  of_age?: boolean | undefined // at least fourteen, or with a parent's consent
  locale?: Locale // language of later emails
}

interface RegisterFormProps {
  onRegister: (account: NewAccount) => Promise<Failure | undefined> // undefined: created and logged in
  locale: Locale
  loginHref: string
  privacyHref: string
  providers: readonly SocialProvider[]
  next: string | null
  email?: string | undefined // initial value, if it is known
}

/** Logs in immediately (decision 0009). An address that is already registered is an error of its field. */
export function RegisterForm({
  onRegister,
  locale,
  loginHref,
  privacyHref,
  providers,
  next,
  email = '',
}: RegisterFormProps) {
  const { t } = useTranslation('auth')
  const messages = useErrorMessage()
  const [refusal, setRefusal] = useState<string>()
  const form = useForm({
    resolver: zodResolver(AgedRegistration),
    mode: 'onTouched',
    defaultValues: { name: '', email, password: '', of_age: false, locale },
  })
  const { register, handleSubmit, formState, setValue, watch } = form
  const { errors, isValid, isSubmitting } = formState

  const submit = handleSubmit(async account => {
    setRefusal(undefined)
    const failure = await onRegister(account)
    if (failure) setRefusal(applyFieldErrors(form, failure, messages, { fieldOf: { email_taken: 'email' } }))
  })

  return (
    <>
      <SocialButtons providers={providers} next={next} />
      {providers.length > 0 && <p className={styles.other}>{t('register.social_age')}</p>}
      <form className={styles.form} onSubmit={submit} noValidate>
        <ErrorNote>{refusal}</ErrorNote>
        <TextField
          label={t('register.name')}
          autoComplete="name"
          hint={t('register.name_hint')}
          error={messages.formField(errors.name)}
          {...register('name')}
        />
        <EmailField label={t('email')} error={messages.formField(errors.email)} {...register('email')} />
        <EmailSuggestion
          typed={watch('email')}
          onAccept={meant => setValue('email', meant, { shouldDirty: true, shouldValidate: true })}
        />
        <PasswordField
          label={t('password')}
          autoComplete="new-password"
          hint={t('password_hint', { min: newPasswordMin })}
          error={messages.formField(errors.password)}
          {...register('password')}
        />
        <Check
          label={t('register.of_age')}
          error={messages.formField(errors.of_age)}
          {...register('of_age')}
        />
        <p className={styles.other}>
          <Link href={privacyHref} className={styles.link}>
            {t('register.privacy')}
          </Link>
        </p>
        <Button type="submit" full disabled={!isValid} busy={isSubmitting}>
          {t('register.submit')}
        </Button>
        <p className={styles.other}>
          {t('register.have')}{' '}
          <Link href={loginHref} className={styles.link}>
            {t('register.log_in')}
          </Link>
        </p>
      </form>
    </>
  )
}
