import { describe, expect, it } from 'vitest'
import { cookieConsentVersion } from '@/contract/endpoints/site/consents.ts'
import { consentIdIn, consentText, readConsent } from './consent-cookie.ts'

describe('consent record (specification notes §3, §4, §9)', () => {
  it('is stored in the cookie gdpr_consent for 365 days', () => {
    const text = consentText({ analytics: true, marketing: false }, 'a1', true)
    expect(text).toMatch(/^gdpr_consent=/)
    expect(text).toContain('Max-Age=31536000')
    expect(readConsent(`a=1; ${text.split(';')[0]}`)).toEqual({ analytics: true, marketing: false })
  })

  it('keeps its id when the choice changes', () => {
    const [cookie = ''] = consentText({ analytics: true, marketing: false }, 'a1', true).split(';')
    expect(consentIdIn(cookie)).toBe('a1')
    expect(consentIdIn('')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('is undecided after the dialog has changed, and decided for a cookie without a version', () => {
    const stored = (consent: object) => `gdpr_consent=${encodeURIComponent(JSON.stringify(consent))}`
    const choice = { analytics: true, marketing: true }
    expect(readConsent(stored({ ...choice, version: cookieConsentVersion + 1 }))).toBeUndefined()
    expect(readConsent(stored(choice))).toEqual(choice)
  })

  it.each([
    '',
    'gdpr_consent=',
    'gdpr_consent=%7B',
    'gdpr_consent=%7B%22analytics%22%3A1%7D',
    'x_gdpr_consent=1',
  ])('treats %j as undecided, so that the dialog is shown', cookies => {
    expect(readConsent(cookies)).toBeUndefined()
  })
})
