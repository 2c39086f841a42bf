/**
 * The question for consent and its cookie (specification notes §4 Consent): undecided shows the bar, which opens the dialog with the choice
 * for each purpose; so does the footer later.
 */
import { lazy, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { ScreenName } from '@/contract/paths.ts'
import { ConsentBar } from '@/features/site/consent/consent-bar.tsx'
import { type Consent, consentText, readConsent } from '@/features/site/consent/consent-cookie.ts'
import { useCartPanel } from '@/stores/cart-panel.ts'
import { useSettings } from '@/stores/settings.ts'
import { permitAnalytics } from '../analytics/analytics.ts'
import { useLoadedScreen } from '../screen.ts'
import { usePrivacyHref } from '../use-privacy-href.ts'

const ConsentDialog = lazy(async () => ({
  default: (await import('@/features/site/consent/consent-dialog.tsx')).ConsentDialog,
}))

export interface ConsentGateState {
  asks: boolean // nothing is decided yet: the bar
  isOpen: boolean // the dialog
  consent: Consent | undefined
  ask(): void
  close(): void
  decide(consent: Consent): void
}

const buyingScreens: readonly ScreenName[] = ['cart', 'checkout', 'checkoutComplete', 'testBank']

/** The cart is necessary storage, and nothing is measured before there is a choice: the question waits until the cart is closed. */
function useBuying(): boolean {
  const sellsToGuests = useSettings(state => state.settings.enable_guest_checkout)
  const isCartOpen = useCartPanel(state => state.isOpen)
  const { screen } = useLoadedScreen().match
  return sellsToGuests && (isCartOpen || buyingScreens.includes(screen))
}

const never = () => () => {}

/** A page is rendered for everybody, with the bar; the early script hides it where the cookie has a choice. */
const useIsUndecided = (): boolean =>
  useSyncExternalStore(
    never,
    () => readConsent(document.cookie) === undefined,
    () => true,
  )

export function useConsentGate(): ConsentGateState {
  const [given, setGiven] = useState<Consent>() // on this page
  const [isOpen, setOpen] = useState(false)
  const isUndecided = useIsUndecided()
  const isBuying = useBuying()
  useEffect(() => {
    delete document.documentElement.dataset.consent
  }, [])
  const ask = useCallback(() => setOpen(true), [])
  return {
    asks: isUndecided && !given && !isBuying,
    isOpen,
    consent: given ?? (isOpen ? readConsent(document.cookie) : undefined),
    ask,
    close: () => setOpen(false),
    decide: chosen => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
      document.cookie = consentText(chosen, location.protocol === 'https:')
      setGiven(chosen)
      permitAnalytics(chosen)
      setOpen(false)
    },
  }
}

export function ConsentGate({ asks, isOpen, consent, ask, close, decide }: ConsentGateState) {
  const privacyHref = usePrivacyHref()
  return (
    <>
      {asks && !isOpen && <ConsentBar privacyHref={privacyHref} onDecide={decide} onChoose={ask} />}
      {isOpen && (
        <Suspense>
          <ConsentDialog open initial={consent} privacyHref={privacyHref} onDecide={decide} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
