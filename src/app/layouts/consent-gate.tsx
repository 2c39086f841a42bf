/** The consent dialog and its cookie: undecided shows it, the footer opens it again (specification notes §4 Consent). */
import { lazy, Suspense, useEffect, useState } from 'react'
import { type Consent, consentText, readConsent } from '@/features/site/consent/consent-cookie.ts'
import { permitAnalytics } from '../analytics/analytics.ts'
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

export function useConsentGate(): ConsentGateState {
  const [consent, setConsent] = useState<Consent>()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const given = readConsent(document.cookie)
    setConsent(given)
    setOpen(given === undefined)
  }, [])
  return {
    open,
    consent,
    ask: () => setOpen(true),
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
