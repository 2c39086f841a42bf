import { describe, expect, it } from 'vitest'
import { consentText, readConsent } from './consent-cookie.ts'

describe('consent record (specification notes §3, §4, §9)', () => {
  it('is stored in the cookie gdpr_consent for 365 days', () => {
    const text = consentText({ analytics: true, marketing: false }, true)
    expect(text).toMatch(/^gdpr_consent=/)
    expect(text).toContain('Max-Age=31536000')
    expect(readConsent(`a=1; ${text.split(';')[0]}`)).toEqual({ analytics: true, marketing: false })
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
