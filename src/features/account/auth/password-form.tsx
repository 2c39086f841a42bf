import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Result } from '@/api/client.ts'
import type { Failure } from '@/api/failure.ts'
import { type AccessToken, Credentials } from '@/contract/endpoints/account/auth.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import { applyFieldErrors } from '@/forms/apply-field-errors.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { ErrorNote } from '@/ui/content/note.tsx'
import { PasswordField } from '@/ui/form/password-field.tsx'
import { EmailField } from '@/ui/form/text-field.tsx'
import { iconEnvelope } from '@/ui/icon/icons.ts'
import { iconKey } from '@/ui/icon/passkey-icon.ts'
import { Link } from '@/ui/link.tsx'
import { askForPasskey, canUsePasskeys, offerPasskeys, type PasskeyOffer } from '../kit/passkey-ceremony.ts'
import styles from './form.module.css'

interface PasswordFormProps {
  logIn: (email: string, password: string) => Promise<Result<User>>
  enter: (token: AccessToken) => Promise<Result<User>>
  requestCode: (email: string) => Promise<Failure | undefined>
  forgotHref: string
  registerHref: string
  email: string // initial value, typed before or known
  isKnown: boolean // email of the account that logs in again; no other account may
}

/**
 * First step: email and password with the autocomplete attributes of password managers, and the two other methods
 * below.
 */
export function PasswordForm({
  logIn,
  enter,
  requestCode,
  forgotHref,
  registerHref,
  email: typed,
  isKnown,
}: PasswordFormProps) {
  const { t } = useTranslation('auth')
  const messages = useErrorMessage()
  const [refusal, setRefusal] = useState<string>()
  const [busyWith, setBusyWith] = useState<'code' | 'passkey'>()
  const form = useForm({
    resolver: zodResolver(Credentials),
    mode: 'onTouched',
    defaultValues: { email: typed, password: '' },
  })
  const { register, handleSubmit, formState, trigger, getValues } = form
  const { errors, isValid, isSubmitting } = formState
  const refuse = (failure: Failure) => setRefusal(applyFieldErrors(form, failure, messages))

  const submit = handleSubmit(async ({ email, password }) => {
    setRefusal(undefined)
    const result = await logIn(email, password)
    if (!result.ok) refuse(result.failure)
  })

  const sendCode = async () => {
    setRefusal(undefined)
    if (!(await trigger('email', { shouldFocus: true }))) return
    setBusyWith('code')
    const failure = await requestCode(getValues('email'))
    if (!failure) return // success: the next step is rendered instead
    setBusyWith(undefined)
    refuse(failure)
  }

  const admit = async (token: Result<AccessToken>) => {
    const result = token.ok ? await enter(token.value) : token
    if (!result.ok) refuse(result.failure)
  }
  const [offers, setOffers] = useState(0) // a click ends the passkey suggestions; they restart if the login fails
  const offer = useRef<PasskeyOffer>(null)
  const admitNow = useRef(admit)
  admitNow.current = admit
  // biome-ignore lint/correctness/useExhaustiveDependencies: `offers` asks for a new offer
  useEffect(() => {
    const made = offerPasskeys(token => void admitNow.current(token))
    offer.current = made
    return () => void made.leave() // nothing needs to wait for it
  }, [offers])

  const openPasskey = async () => {
    setRefusal(undefined)
    setBusyWith('passkey')
    await offer.current?.leave()
    const token = await askForPasskey()
    if (token === 'cancelled') setRefusal(t('passkey.cancelled'))
    else await admit(token)
    setBusyWith(undefined)
    setOffers(count => count + 1)
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <ErrorNote>{refusal}</ErrorNote>
      <EmailField
        label={t('email')}
        autoComplete="username webauthn"
        readOnly={isKnown}
        error={messages.formField(errors.email)}
        {...register('email')}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        error={messages.formField(errors.password)}
        {...register('password')}
      />
      {!isKnown && (
        <div className={styles.aside}>
          <Link href={forgotHref} className={styles.link}>
            {t('login.forgot')}
          </Link>
        </div>
      )}
      <Button type="submit" full disabled={!isValid} busy={isSubmitting}>
        {t('login.submit')}
      </Button>
      <p className={styles.or}>
        <span>{t('or')}</span>
      </p>
      <div className={styles.ways}>
        <Button
          variant="ghost"
          full
          icon={iconEnvelope}
          busy={busyWith === 'code'}
          onClick={() => void sendCode()}
        >
          {t('code.send')}
        </Button>
        {canUsePasskeys() && (
          <Button
            variant="ghost"
            full
            icon={iconKey}
            busy={busyWith === 'passkey'}
            onClick={() => void openPasskey()}
          >
            {t('passkey.use')}
          </Button>
        )}
      </div>
      {!isKnown && (
        <p className={styles.other}>
          {t('login.first_time')}{' '}
          <Link href={registerHref} className={styles.link}>
            {t('login.create')}
          </Link>
        </p>
      )}
    </form>
  )
}
