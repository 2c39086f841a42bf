/**
 * Page of a verification email: a token confirms the address immediately. Without a token the page explains, and a
 * logged-in reader can request another email. The token is sent once, also when React renders twice.
 */
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { failureFrom } from '@/api/failure.ts'
import { verifyEmail } from '@/contract/endpoints/account/auth.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { Loading, Skeleton } from '@/ui/state/skeleton.tsx'
import { ResendEmail } from '../kit/resend-email.tsx'
import { AuthFrame } from './auth-frame.tsx'
import styles from './form.module.css'

interface VerifyEmailProps {
  token: string | undefined
  email: string | undefined // of the logged-in reader
  isVerified: boolean // the reader's address is already confirmed
  loginHref: string
  accountHref: string
  onVerified: () => void
}

export function VerifyEmail(props: VerifyEmailProps) {
  return props.token ? <Check {...props} token={props.token} /> : <Explain {...props} />
}

function Check({ token, onVerified, ...doors }: VerifyEmailProps & { token: string }) {
  const { t } = useTranslation('auth')
  const messages = useProblemMessage()
  const check = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => callOrThrow(verifyEmail, { body: { token } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  useEffect(() => {
    if (check.isSuccess) onVerified()
  }, [check.isSuccess, onVerified])

  if (check.isPending) {
    return (
      <AuthFrame title={t('verify.checking')}>
        <Loading>
          <Skeleton height={52} radius={14} />
        </Loading>
      </AuthFrame>
    )
  }
  if (check.isSuccess) return <Confirmed {...doors} />
  const failure = failureFrom(check.error)
  const isSpent = failure?.code === 'token_invalid' || failure?.code === 'validation'
  return (
    <AuthFrame title={t('verify.failed_title')} lead={isSpent ? t('verify.failed_text') : undefined}>
      {failure && !isSpent && <Note tone="error">{messages.problem(failure)}</Note>}
      <WayOn {...doors} />
    </AuthFrame>
  )
}

type VerifyLinks = Pick<VerifyEmailProps, 'email' | 'isVerified' | 'loginHref' | 'accountHref'>

function Confirmed({ email, loginHref, accountHref }: VerifyLinks) {
  const { t } = useTranslation('auth')
  return (
    <AuthFrame title={t('verify.done_title')} lead={t('verify.done_text')}>
      <Button href={email ? accountHref : loginHref} full>
        {email ? t('verify.to_account') : t('login.submit')}
      </Button>
    </AuthFrame>
  )
}

function Explain(doors: VerifyLinks) {
  const { t } = useTranslation('auth')
  if (doors.isVerified) return <Confirmed {...doors} />
  return (
    <AuthFrame title={t('verify.wait_title')} lead={t('verify.wait_text')}>
      <WayOn {...doors} />
    </AuthFrame>
  )
}

/** Another email for a logged-in reader; the login for a guest. */
function WayOn({ email, loginHref }: VerifyLinks) {
  const { t } = useTranslation('auth')
  if (email) {
    return <ResendEmail label={t('verify.resend')} sent={t('verify.resent', { email })} full />
  }
  return (
    <div className={styles.form}>
      <Note>{t('verify.wait_guest')}</Note>
      <Button href={loginHref} full>
        {t('login.submit')}
      </Button>
    </div>
  )
}
