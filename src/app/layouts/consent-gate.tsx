/**
 * Requests consent and stores it in a cookie (specification notes §4 Consent). Without a choice the bar is shown. The bar, and later the
 * footer, opens the dialog with the choice for each purpose.
 */
import { lazy, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { call } from '@/api/client.ts'
import { cookieConsentVersion, recordConsent } from '@/contract/endpoints/site/consents.ts'
import type { ScreenName } from '@/contract/paths.ts'
import { ConsentBar } from '@/features/site/consent/consent-bar.tsx'
import {
  type Consent,
  consentIdIn,
  consentText,
  readConsent,
} from '@/features/site/consent/consent-cookie.ts'
import { useLocaleOfTexts } from '@/i18n/use-locale-of-texts.ts'
import { useCartPanel } from '@/stores/cart-panel.ts'
import { useSettings } from '@/stores/settings.ts'
import { permitAnalytics } from '../analytics/analytics.ts'
import { useLoadedScreen } from '../screen.ts'
import { usePrivacyHref } from '../use-privacy-href.ts'

const ConsentDialog = lazy(async () => ({
  default: (await import('@/features/site/consent/consent-dialog.tsx')).ConsentDialog,
}))

export interface ConsentGateState {
  asks: boolean // no choice yet, so the bar is shown
  isOpen: boolean // the dialog
  consent: Consent | undefined
  ask(): void
  close(): void
  decide(consent: Consent): void
}

const buyingScreens: readonly ScreenName[] = ['cart', 'checkout', 'checkoutComplete', 'testBank']

/** The bar waits until the cart is closed. The cart is necessary storage, and nothing is measured before there is a choice. */
function useBuying(): boolean {
  const sellsToGuests = useSettings(state => state.settings.enable_guest_checkout)
  const isCartOpen = useCartPanel(state => state.isOpen)
  const { screen } = useLoadedScreen().match
  return sellsToGuests && (isCartOpen || buyingScreens.includes(screen))
}

const never = () => () => {}

/** The server renders the bar for all visitors. The early script hides it if the cookie contains a choice. */
const useIsUndecided = (): boolean =>
  useSyncExternalStore(
    never,
    () => readConsent(document.cookie) === undefined,
    () => true,
  )

export function useConsentGate(): ConsentGateState {
  const [decision, setDecision] = useState<Consent>() // on this page
  const [isOpen, setOpen] = useState(false)
  const isUndecided = useIsUndecided()
  const isBuying = useBuying()
  const locale = useLocaleOfTexts()
  useEffect(() => {
    delete document.documentElement.dataset.consent
  }, [])
  const ask = useCallback(() => setOpen(true), [])
  return {
    asks: isUndecided && !decision && !isBuying,
    isOpen,
    consent: decision ?? (isOpen ? readConsent(document.cookie) : undefined),
    ask,
    close: () => setOpen(false),
    decide: chosen => {
      const id = consentIdIn(document.cookie)
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
      document.cookie = consentText(chosen, id, location.protocol === 'https:')
      const body = { id, version: cookieConsentVersion, locale, ...chosen }
      void call(recordConsent, { body }) // the choice is valid without the stored proof
      setDecision(chosen)
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
