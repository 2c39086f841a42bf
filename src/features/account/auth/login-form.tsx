/**
 * Form of the login screen (specification notes §2 Login screen, §5, §8): the button is disabled while a field is
 * invalid, and refused credentials show one message for both fields. It also offers a code by email and passkeys
 * (decision 0044). It does not use the session: callbacks receive the credentials, or the token of the other methods.
 */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call, type Result } from '@/api/client.ts'
import type { AccessToken } from '@/contract/endpoints/account/auth.ts'
import { loginCodeLength, loginCodeMinutes, requestLoginCode } from '@/contract/endpoints/account/sign-in.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import { CodeForm } from './code-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { SocialButtons, type SocialProvider } from './social-buttons.tsx'

export interface LoginFormProps {
  logIn: (email: string, password: string) => Promise<Result<User>>
  enter: (token: AccessToken) => Promise<Result<User>>
  onCodeSent: (email: string | undefined) => void // the frame shows where the code was sent; undefined: back at the first step
  forgotHref: string
  registerHref: string
  providers?: readonly SocialProvider[]
  next?: string | null // for the social login
  email?: string // email of the account that logs in again; no other account may
}

export function LoginForm({
  logIn,
  enter,
  onCodeSent,
  forgotHref,
  registerHref,
  providers = [],
  next = null,
  email: initialEmail = '',
}: LoginFormProps) {
  const [email, setEmail] = useState(initialEmail)
  const [request, setRequest] = useState<string>()

  const requestCode = async (to: string) => {
    const result = await call(requestLoginCode, { body: { email: to } })
    if (!result.ok) return result.failure
    setEmail(to)
    setRequest(result.value.request)
    onCodeSent(to.trim())
    return undefined
  }
  const goBack = () => {
    setRequest(undefined)
    onCodeSent(undefined)
  }

  if (request !== undefined)
    return <CodeForm request={request} enter={enter} onResend={() => requestCode(email)} onBack={goBack} />
  return (
    <>
      <SocialButtons providers={providers} next={next} />
      <PasswordForm
        logIn={logIn}
        enter={enter}
        requestCode={requestCode}
        forgotHref={forgotHref}
        registerHref={registerHref}
        email={email}
        isKnown={initialEmail !== ''}
      />
    </>
  )
}

/** Title and subtitle of a login form. After a code was requested, they show where it was sent. */
export function useLoginHeading(title: string, lead: string) {
  const { t } = useTranslation('auth')
  const [sentTo, onCodeSent] = useState<string>()
  if (sentTo === undefined) return { title, lead, onCodeSent }
  const values = { email: sentTo, digits: loginCodeLength, minutes: loginCodeMinutes }
  return { title: t('code.title'), lead: t('code.text', values), onCodeSent }
}
