/**
 * Purposes that the visitor allowed (specification notes §3 Consent record, §9): cookie `gdpr_consent`, 365 days.
 * Undecided is distinct from rejected.
 */
import { cookieConsentVersion } from '@/contract/endpoints/site/consents.ts'

export interface Consent {
  analytics: boolean
  marketing: boolean
}

export const noConsent: Consent = { analytics: false, marketing: false }
export const fullConsent: Consent = { analytics: true, marketing: true }

const cookieName = 'gdpr_consent'
const yearSeconds = 365 * 24 * 60 * 60

interface StoredConsent extends Consent {
  version?: number // of the dialog; absent: 1
  id?: string // of the proof that the server stores
}

function storedIn(cookies: string): Partial<StoredConsent> | undefined {
  const text = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]+)`).exec(cookies)?.[1]
  if (!text) return undefined
  try {
    return JSON.parse(decodeURIComponent(text)) as Partial<StoredConsent>
  } catch {
    return undefined
  }
}

/** Returns undefined without a choice, and for a choice in an earlier version of the dialog. */
export function readConsent(cookies: string): Consent | undefined {
  const { analytics, marketing, version = 1 } = storedIn(cookies) ?? {}
  if (typeof analytics !== 'boolean' || typeof marketing !== 'boolean') return undefined
  return version === cookieConsentVersion ? { analytics, marketing } : undefined
}

/** The id of the choices of this browser, so that a withdrawal follows the consent it ends. */
export const consentIdIn = (cookies: string): string => storedIn(cookies)?.id ?? crypto.randomUUID()

export function consentText({ analytics, marketing }: Consent, id: string, secure: boolean): string {
  const stored: StoredConsent = { analytics, marketing, version: cookieConsentVersion, id }
  const value = encodeURIComponent(JSON.stringify(stored))
  return `${cookieName}=${value}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure ? '; Secure' : ''}`
}
