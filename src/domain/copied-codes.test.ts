import { describe, expect, it } from 'vitest'
import { codeOfLink, couponKey, isWebAddress, orderNumber, webAddress } from './copied-codes.ts'

describe('codes that are copied', () => {
  it('reads a coupon code with quotes, spaces and the full stop of its sentence', () => {
    for (const copied of [
      'ESTATE-10',
      ' estate-10 ',
      '“ESTATE‑10”.',
      '«ESTATE–10»',
      'ESTATE\u200b-10',
      '(ESTATE - 10)',
    ])
      expect(couponKey(copied)).toBe('ESTATE-10')
  })

  it('reads an order number as emails, invoices and people write it', () => {
    for (const copied of [
      'BA-1008',
      '#BA-1008',
      'ba-1008',
      'BA 1008',
      'BA1008',
      '1008',
      '#1008',
      'BA–1008',
      'Ordine BA-1008',
    ])
      expect(orderNumber(copied)).toBe('BA-1008')
    expect(orderNumber('Order no. BA-1008.')).toBe('BA-1008')
    expect(orderNumber('N.º 1008')).toBe('BA-1008')
  })

  it('does not read other text as an order number', () => {
    for (const text of ['', 'BA-', 'BA-12', 'XBA-1008x', 'RA-1008', 'BA-1008/2'])
      expect(orderNumber(text)).not.toBe('BA-1008')
  })

  it('reads the code at the end of a link that was copied whole', () => {
    for (const copied of [
      'Estate-Nera',
      'https://shop.example.com/de/raume/Estate-Nera?utm=1',
      'shop.example.com/rooms/Estate-Nera/',
    ])
      expect(codeOfLink(copied)).toBe('Estate-Nera')
  })

  it('completes a web address without its protocol', () => {
    expect(webAddress(' <www.example.com/track?a=1> ')).toBe('https://www.example.com/track?a=1')
    expect(webAddress('http://example.com/')).toBe('http://example.com/')
    for (const invalid of ['javascript:alert(1)', 'https://', 'ftp://example.com/a', 'BA 1'])
      expect(isWebAddress(webAddress(invalid))).toBe(false)
  })
})
