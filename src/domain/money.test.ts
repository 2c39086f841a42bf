import { describe, expect, it } from 'vitest'
import { formatMoney, roundCents, symbolOf } from './money.ts'

describe('formatMoney', () => {
  it('writes a true minus sign in every language', () => {
    for (const iso of ['it-IT', 'en-GB', 'es-ES', 'fr-FR', 'de-DE', 'pt-PT'])
      for (const symbol of [undefined, 'EUR']) {
        const text = formatMoney(-55, iso, 'euro', symbol)
        expect(text, iso).toContain('−')
        expect(text, iso).not.toContain('-')
      }
  })

  it('writes no sign for zero and for a positive amount', () => {
    expect(formatMoney(0, 'it-IT')).not.toMatch(/[-−]/)
    expect(formatMoney(123490, 'it-IT')).toMatch(/^1\.234,90\s€$/)
  })

  it('writes a negative amount with two decimals in the format of the language', () => {
    expect(formatMoney(-123490, 'it-IT')).toMatch(/^−1\.234,90\s€$/)
    expect(formatMoney(-123490, 'en-GB')).toBe('−€1,234.90')
  })

  it('writes the symbol of the shop in place of the usual one', () => {
    expect(formatMoney(500, 'it-IT', 'euro', 'EUR')).toMatch(/^5,00\sEUR$/)
    expect(formatMoney(-500, 'it-IT', 'euro', 'EUR')).toMatch(/^−5,00\sEUR$/)
  })

  it('formats each language and each currency in its own way, whatever was formatted before', () => {
    const formats = () => [
      formatMoney(123490, 'it-IT').replace(/\s/, ' '),
      formatMoney(123490, 'en-GB'),
      formatMoney(123490, 'en-GB', 'dollar'),
    ]
    const texts = ['1.234,90 €', '€1,234.90', 'US$1,234.90']
    expect(formats()).toEqual(texts)
    expect(formats()).toEqual(texts)
  })
})

describe('symbolOf', () => {
  const list = [
    { code: 'dollar', symbol: '$' },
    { code: 'euro', symbol: '€' },
  ]

  it('returns the symbol of the currency, or undefined if the list lacks it', () => {
    expect(symbolOf('euro', list)).toBe('€')
    expect(symbolOf('dollar', list)).toBe('$')
    expect(symbolOf('euro', [])).toBeUndefined()
  })
})

describe('roundCents', () => {
  it.each([
    [1.4, 1],
    [1.5, 2],
    [-1.5, -1],
    [2.4999999999, 3], // a half after errors of floating point
    [1.005 * 100, 101],
  ])('rounds %s half up to %s', (value, cents) => expect(roundCents(value)).toBe(cents))
})
