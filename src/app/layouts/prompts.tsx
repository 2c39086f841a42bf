/** Overlays that prompt the visitor: login on product routes, avatar after the first login, turning the phone. */
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { screenFacts } from '@/contract/guards.ts'
import type { ScreenName } from '@/contract/paths.ts'
import { useSession } from '@/stores/session.ts'
import { useSettings } from '@/stores/settings.ts'
import { useHref, useLoadedScreen } from '../screen.ts'
import { enter, logIn } from '../session.ts'
import { RotatePrompt } from './rotate-prompt.tsx'

const LoginDialog = lazy(async () => ({
  default: (await import('@/features/account/auth/login-dialog.tsx')).LoginDialog,
}))
const AvatarPrompt = lazy(async () => ({
  default: (await import('@/features/account/avatar/avatar-prompt.tsx')).AvatarPrompt,
}))

/** specification notes §2: product, configurator and shop-item routes. */
const loginScreens: readonly ScreenName[] = ['product', 'configurator']

/** Screens outside the game on which the avatar prompt is shown. It must not interrupt a purchase or a view of an order. */
const avatarScreens: readonly ScreenName[] = ['home', 'characters', 'character', 'accountDashboard']

/** A new account first sees that its email address must be confirmed. */
const isNewAccount = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isNewAccount' in state

function canAskForAvatar(screen: ScreenName, state: unknown): boolean {
  const isGame = screenFacts[screen].layout !== 'default'
  return (isGame || avatarScreens.includes(screen)) && !isNewAccount(state)
}

export function Prompts() {
  const { match } = useLoadedScreen()
  const { state } = useLocation()
  const to = useHref()
  const { user, token } = useSession()
  const { auth_required_on_product_checkout: required, enable_for_game: game } = useSettings(
    state => state.settings,
  )
  // Evaluated on mount only: a setting that changes must not open a prompt on a page that is already open.
  const [asksLogin] = useState(required)
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  // A user whose profile is still loading is not a guest.
  const login = ready && asksLogin && !user && !token && loginScreens.includes(match.screen)
  return (
    <Suspense>
      {login && <LoginDialog open logIn={logIn} enter={enter} linkTo={to} />}
      {ready && user && game && (
        <AvatarPrompt key={user.id} user={user} isBusy={!canAskForAvatar(match.screen, state)} />
      )}
      {game && <RotatePrompt />}
    </Suspense>
  )
}
