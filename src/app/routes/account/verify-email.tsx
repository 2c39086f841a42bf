import { useCallback } from 'react'
import { call } from '@/api/client.ts'
import { useHref, useScreenParams } from '@/app/screen.ts'
import { currentUser } from '@/contract/endpoints/account/auth.ts'
import { VerifyEmail } from '@/features/account/auth/verify-email.tsx'
import { useSession } from '@/stores/session.ts'

export const areas = ['auth', 'validation', 'problems']

export default function VerifyEmailPage() {
  const to = useHref()
  const { token } = useScreenParams()
  const user = useSession(state => state.user)
  return (
    <VerifyEmail
      token={token}
      email={user?.email}
      isVerified={user?.email_verified ?? false}
      loginHref={to('login')}
      accountHref={to('accountDashboard')}
      onVerified={useCallback(readUserAgain, [])}
    />
  )
}

async function readUserAgain(): Promise<void> {
  if (!useSession.getState().user) return
  const result = await call(currentUser)
  const { token, setUser } = useSession.getState()
  if (result.ok && token !== null) setUser(result.value)
}
