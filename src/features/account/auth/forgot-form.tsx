import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { ForgottenPassword, forgotPassword } from '@/contract/endpoints/account/auth.ts'
import type { Locale } from '@/contract/locales.ts'
import { applyFieldErrors } from '@/forms/apply-field-errors.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { ErrorNote } from '@/ui/content/note.tsx'
import { EmailField } from '@/ui/form/text-field.tsx'
import { AuthFrame } from './auth-frame.tsx'
import styles from './form.module.css'

interface ForgotFormProps {
  locale: Locale // of the email
  loginHref: string
}

/** Requests a password reset; the response is the same for a known and an unknown address (decision 0009). */
export function ForgotForm({ locale, loginHref }: ForgotFormProps) {
  const [sentTo, setSentTo] = useState<string>()
  return sentTo === undefined ? (
    <AskForEmail locale={locale} loginHref={loginHref} onSent={setSentTo} />
  ) : (
    <EmailSent to={sentTo} loginHref={loginHref} onAgain={() => setSentTo(undefined)} />
  )
}

function AskForEmail({ locale, loginHref, onSent }: ForgotFormProps & { onSent: (email: string) => void }) {
  const { t } = useTranslation('auth')
  const messages = useErrorMessage()
  const [refusal, setRefusal] = useState<string>()
  const form = useForm({
    resolver: zodResolver(ForgottenPassword),
    mode: 'onTouched',
    defaultValues: { email: '', locale },
  })
  const { register, handleSubmit, formState } = form
  const submit = handleSubmit(async body => {
    setRefusal(undefined)
    const result = await call(forgotPassword, { body })
    if (result.ok) onSent(body.email)
    else setRefusal(applyFieldErrors(form, result.failure, messages))
  })
  return (
    <AuthFrame title={t('forgot.title')} lead={t('forgot.lead')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <ErrorNote>{refusal}</ErrorNote>
        <EmailField
          label={t('email')}
          autoComplete="username"
          error={messages.formField(formState.errors.email)}
          {...register('email')}
        />
        <Button type="submit" full disabled={!formState.isValid} busy={formState.isSubmitting}>
          {t('forgot.submit')}
        </Button>
        <Button variant="text" href={loginHref} full>
          {t('back_to_login')}
        </Button>
      </form>
    </AuthFrame>
  )
}

function EmailSent({ to, loginHref, onAgain }: { to: string; loginHref: string; onAgain: () => void }) {
  const { t } = useTranslation('auth')
  return (
    <AuthFrame title={t('forgot.sent_title')} lead={t('forgot.sent_text', { email: to })}>
      <div className={styles.actions} role="status">
        <Button href={loginHref} full>
          {t('back_to_login')}
        </Button>
        <Button variant="text" full onClick={onAgain}>
          {t('forgot.again')}
        </Button>
      </div>
    </AuthFrame>
  )
}
