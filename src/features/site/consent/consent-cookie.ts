/**
 * Purposes that the visitor allowed (specification notes §3 Consent record, §9): cookie `gdpr_consent`, 365 days.
 * Undecided is distinct from rejected.
 */
export interface Consent {
  analytics: boolean
  marketing: boolean
}

export const noConsent: Consent = { analytics: false, marketing: false }
export const fullConsent: Consent = { analytics: true, marketing: true }

const cookieName = 'gdpr_consent'
const yearSeconds = 365 * 24 * 60 * 60

export function readConsent(cookies: string): Consent | undefined {
  const text = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]+)`).exec(cookies)?.[1]
  if (!text) return undefined
  try {
    const parsed = JSON.parse(decodeURIComponent(text)) as Partial<Consent>
    if (typeof parsed.analytics !== 'boolean' || typeof parsed.marketing !== 'boolean') return undefined
    return { analytics: parsed.analytics, marketing: parsed.marketing }
  } catch {
    return undefined
  }
}

export const consentText = ({ analytics, marketing }: Consent, secure: boolean): string =>
  `${cookieName}=${encodeURIComponent(JSON.stringify({ analytics, marketing }))}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure ? '; Secure' : ''}`
