import { useNavigate, useSearchParams } from 'react-router-dom'
import { call } from '@/api/client.ts'
import { unreachable } from '@/api/failure.ts'
import { afterLogin } from '@/app/after-login.ts'
import { useHref, useLocale } from '@/app/screen.ts'
import { openSession } from '@/app/session.ts'
import { socialExchange } from '@/contract/endpoints/account/auth.ts'
import { SocialCallback } from '@/features/account/auth/social-callback.tsx'
import { withNext } from '@/lib/with-next.ts'

export const areas = ['auth', 'problems', 'validation']

export default function SocialCallbackPage() {
  const to = useHref()
  const locale = useLocale()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const exchange = async (code: string) => {
    const result = await call(socialExchange, { body: { code } })
    if (!result.ok) return result.failure
    const user = await openSession(result.value)
    if (!user) return unreachable
    void navigate(afterLogin(user, query.get('next'), locale), { replace: true })
    return undefined
  }
  return (
    <SocialCallback
      code={query.get('code')}
      error={query.get('error')}
      onExchange={exchange}
      loginHref={withNext(to('login'), query.get('next'))}
    />
  )
}
