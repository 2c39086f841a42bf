import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Failure } from '@/api/failure.ts'
import { newPasswordMin, Registration } from '@/contract/auth.ts'
import type { Locale } from '@/contract/locales.ts'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { PasswordField } from '@/ui/form/password-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { Link } from '@/ui/link.tsx'
import { useFormWords } from '../kit/form-words.ts'
import { placeFailure } from '../kit/place-failure.ts'
import styles from './form.module.css'
import { SocialButtons, type SocialProvider } from './social-buttons.tsx'

export interface NewAccount {
  name: string
  email: string
  password: string
  locale?: Locale // of the letters that follow
}

interface RegisterFormProps {
  onRegister: (account: NewAccount) => Promise<Failure | undefined> // undefined: created and logged in
  locale: Locale
  loginHref: string
  providers: readonly SocialProvider[]
  next: string | null
}

/** Logs in at once (decisions §3); an address that is already known is told at its field. */
export function RegisterForm({ onRegister, locale, loginHref, providers, next }: RegisterFormProps) {
  const { t } = useTranslation('auth')
  const words = useFormWords()
  const [refusal, setRefusal] = useState<Failure>()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(Registration),
    mode: 'onTouched',
    defaultValues: { name: '', email: '', password: '', locale },
  })
  const { errors, isValid, isSubmitting } = formState
  const taken = refusal?.code === 'email_taken' ? words.problem(refusal) : undefined

  const submit = handleSubmit(async account => {
    setRefusal(undefined)
    const failure = await onRegister(account)
    if (failure && !placeFailure(failure, setError, ['name', 'email', 'password'])) setRefusal(failure)
  })

  return (
    <>
      <SocialButtons providers={providers} next={next} />
      <form className={styles.form} onSubmit={submit} noValidate>
        {refusal && !taken && (
          <Note tone="error" live>
            {words.problem(refusal)}
          </Note>
        )}
        <TextField
          label={t('register.name')}
          autoComplete="name"
          hint={t('register.name_hint')}
          error={words.field(errors.name?.message)}
          {...register('name')}
        />
        <TextField
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          error={words.field(errors.email?.message) ?? taken}
          {...register('email', { onChange: () => setRefusal(undefined) })}
        />
        <PasswordField
          label={t('password')}
          autoComplete="new-password"
          hint={t('password_hint', { min: newPasswordMin })}
          error={words.field(errors.password?.message)}
          {...register('password')}
        />
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
