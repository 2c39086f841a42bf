import { describe, expect, it } from 'vitest'
import { emailAddress, emailShape } from './email-address.ts'

const isAccepted = (text: string) => emailShape.test(emailAddress(text))

describe('an email address', () => {
  it('has one form for an international domain and for its DNS name', () => {
    for (const text of [
      'ada@müller.de',
      'Ada@MÜLLER.de',
      'ada@xn--mller-kva.de',
      'mailto:ada@müller.de',
      'ada@mu\u0308ller.de',
    ])
      expect(emailAddress(text)).toBe('ada@xn--mller-kva.de')
    expect(isAccepted('ada@müller.de')).toBe(true)
    expect(isAccepted('ada@пример.рф')).toBe(true)
    expect(emailAddress('ada＠example．com')).toBe('ada@example.com')
  })

  it('may have letters of any script before the @, in one composition', () => {
    expect(isAccepted('mário@example.com')).toBe(true)
    expect(emailAddress('ma\u0301rio@example.com')).toBe(emailAddress('M\u00c1RIO@example.com'))
  })

  it('is cleaned of characters that copying adds', () => {
    for (const text of [
      '\u202aada@example.com\u202c',
      '\ufeffada@example.com\u00a0',
      'ada@exam\u200bple.com',
    ])
      expect(emailAddress(text)).toBe('ada@example.com')
  })

  it('is never read as another mailbox', () => {
    for (const text of [
      'ada rossi@example.com',
      'a\u0000@example.com',
      'a@example.com\r\nBcc: b@example.com',
      'Ada <ada@example.com>',
      '"ada"@example.com',
      'a@b@example.com',
      'a@example.com/x.com',
      'a@example.com:80',
      'a@user:pass.com',
      'a@127.0.0.1',
      'a@2130706433',
      'a@example.com?x',
      'a@-example.com',
      'a@example',
      'a@example.c',
      '.a@example.com',
      'a..b@example.com',
    ])
      expect(isAccepted(text), text).toBe(false)
  })
})
