/**
 * Return from a social login (decision 0009): exchanges a one-time code for a session, so that no token is in the
 * query. The first request uses up the code, so it is sent once.
 */
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '@/api/failure.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { Loading, Skeleton } from '@/ui/state/skeleton.tsx'
import { AuthFrame } from './auth-frame.tsx'

/** Values that the server may put into `?error=`. Any other value is treated as the last one. */
const knownErrors = ['access_denied', 'email_unverified', 'email_taken', 'other'] as const

export const socialErrorKey = (error: string | null): (typeof knownErrors)[number] =>
  knownErrors.find(code => code === error) ?? 'other'

interface SocialCallbackProps {
  code: string | null
  error: string | null
  onExchange: (code: string) => Promise<Failure | undefined> // undefined: logged in, the page navigates on
  loginHref: string
}

export function SocialCallback({ code, error, onExchange, loginHref }: SocialCallbackProps) {
  const { t } = useTranslation('auth')
  const messages = useProblemMessage()
  const [refusal, setRefusal] = useState<Failure>()
  const sent = useRef<string>(undefined)
  const exchange = useRef(onExchange)
  exchange.current = onExchange

  useEffect(() => {
    if (!code || error || sent.current === code) return
    sent.current = code
    void exchange.current(code).then(setRefusal)
  }, [code, error])

  if (code && !error && !refusal) {
    return (
      <AuthFrame title={t('social.working')}>
        <Loading>
          <Skeleton height={52} radius={14} />
        </Loading>
      </AuthFrame>
    )
  }
  const reason = refusal ? messages.problem(refusal) : t(`social.errors.${socialErrorKey(error)}`)
  return (
    <AuthFrame title={t('social.failed_title')} lead={reason}>
      <Button href={loginHref} full>
        {t('back_to_login')}
      </Button>
    </AuthFrame>
  )
}
