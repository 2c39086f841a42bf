/** Overlays that ask something of the visitor: login on product routes, avatar after the first login, turning the phone. */
import { lazy, Suspense, useEffect, useState } from 'react'
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

/** A prompt about the game must not interrupt a purchase. */
const buyingScreens: readonly ScreenName[] = [
  'checkout',
  'checkoutComplete',
  'testBank',
  'product',
  'configurator',
]

export function Prompts() {
  const { match } = useLoadedScreen()
  const to = useHref()
  const { user, token } = useSession()
  const { auth_required_on_product_checkout: required, enable_for_game: game } = useSettings(
    state => state.settings,
  )
  // Enabled on mount only: a setting that changes under an open page asks nobody in the middle of reading.
  const [asksLogin] = useState(required)
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  // A reader whose profile is still loading is not a guest.
  const login = ready && asksLogin && !user && !token && loginScreens.includes(match.screen)
  return (
    <Suspense>
      {login && <LoginDialog open logIn={logIn} enter={enter} linkTo={to} />}
      {ready && user && game && (
        <AvatarPrompt key={user.id} user={user} isBuying={buyingScreens.includes(match.screen)} />
      )}
      {game && <RotatePrompt />}
    </Suspense>
  )
}
