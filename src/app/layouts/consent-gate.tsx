/** The consent dialog and its cookie: undecided shows it, the footer opens it again (specification notes §4 Consent). */
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import type { ScreenName } from '@/contract/paths.ts'
import { type Consent, consentText, readConsent } from '@/features/site/consent/consent-cookie.ts'
import { useCartPanel } from '@/stores/cart-panel.ts'
import { useSettings } from '@/stores/settings.ts'
import { useToasts } from '@/stores/toasts.ts'
import { permitAnalytics } from '../analytics/analytics.ts'
import { useLoadedScreen } from '../screen.ts'
import { usePrivacyHref } from '../use-privacy-href.ts'

const ConsentDialog = lazy(async () => ({
  default: (await import('@/features/site/consent/consent-dialog.tsx')).ConsentDialog,
}))

export interface ConsentGateState {
  open: boolean
  consent: Consent | undefined
  ask(): void
  decide(consent: Consent): void
}

/** The press that started the app is replayed meanwhile: what it adds is told first. */
const quietMillis = 150

const buyingScreens: readonly ScreenName[] = ['cart', 'checkout', 'checkoutComplete', 'testBank']

/** Nothing is measured before there is a choice, so the question can wait until the cart is closed and what was added has been read. */
function useBuying(): boolean {
  const sellsToGuests = useSettings(state => state.settings.enable_guest_checkout)
  const isOffered = useToasts(state => state.active && state.action !== null)
  const isBagOpen = useCartPanel(state => state.isOpen)
  const { screen } = useLoadedScreen().match
  return sellsToGuests && (isOffered || isBagOpen || buyingScreens.includes(screen))
}

export function useConsentGate(): ConsentGateState {
  const [consent, setConsent] = useState<Consent>()
  const [open, setOpen] = useState(false)
  const [isOwed, setOwed] = useState(false) // undecided: asked as soon as nothing is in hand
  const isBuying = useBuying()
  useEffect(() => {
    const given = readConsent(document.cookie)
    setConsent(given)
    setOwed(given === undefined)
  }, [])
  useEffect(() => {
    if (!isOwed || isBuying) return
    const timer = setTimeout(() => {
      setOwed(false)
      setOpen(true)
    }, quietMillis)
    return () => clearTimeout(timer)
  }, [isOwed, isBuying])
  const ask = useCallback(() => setOpen(true), [])
  return {
    open,
    consent,
    ask,
    decide: chosen => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
      document.cookie = consentText(chosen, location.protocol === 'https:')
      setConsent(chosen)
      permitAnalytics(chosen)
      setOpen(false)
    },
  }
}

export function ConsentGate({ open, consent, decide }: ConsentGateState) {
  const privacyHref = usePrivacyHref()
  if (!open) return null
  return (
    <Suspense>
      <ConsentDialog open initial={consent} privacyHref={privacyHref} onDecide={decide} />
    </Suspense>
  )
}
