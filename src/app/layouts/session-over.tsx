import { lazy, Suspense } from 'react'
import { loadAreas } from '@/i18n/react.ts'
import { useSession } from '@/stores/session.ts'
import { enterAgain, leaveForLogin, logInAgain } from '../session.ts'

/** Loaded when a session ends, which is rare. */
const SignInAgain = lazy(async () => {
  const [{ SignInAgain }] = await Promise.all([
    import('@/features/account/auth/sign-in-again.tsx'),
    loadAreas(['auth', 'validation', 'problems']),
  ])
  return { default: SignInAgain }
})

/** Shown when the server has ended the session under the open screen. */
export function SessionOver() {
  const { isOver, user } = useSession()
  if (!isOver || !user) return null
  return (
    <Suspense>
      <SignInAgain user={user} logIn={logInAgain} enter={enterAgain} onLeave={leaveForLogin} />
    </Suspense>
  )
}
