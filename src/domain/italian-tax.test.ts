import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCodiceFiscale, isPartitaIva, isSdiCode } from './italian-tax.ts'

describe('partita IVA', () => {
  it.each(['00743110157', '07643520567', '12345678903'])('accepts %s', value =>
    expect(isPartitaIva(value)).toBe(true),
  )
  it.each(['00000000000', '1234567890', '1234567890A', ''])('rejects %s', value =>
    expect(isPartitaIva(value)).toBe(false),
  )
  it('detects every single wrong digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digits = [...'12345678903']
        digits[at] = String((Number(digits[at]) + by) % 10)
        return !isPartitaIva(digits.join(''))
      }),
    )
  })
})

describe('codice fiscale', () => {
  it.each(['RSSMRA85T10A562S', 'VRDGPP13R10B293P', '00743110157'])(
    'accepts the check character of %s',
    value => expect(isCodiceFiscale(value)).toBe(true),
  )
  it('rejects a wrong check character', () => {
    for (const letter of 'ABCDEFGHIJKLMNOPQRTUVWXYZ')
      expect(isCodiceFiscale(`RSSMRA85T10A562${letter}`)).toBe(false)
  })
  it('accepts a code for people with identical data, with a letter for a digit', () =>
    expect(isCodiceFiscale('RSSMRA85T10A56NH')).toBe(true))
})

it('accepts an SDI code of seven letters or digits', () => {
  expect(isSdiCode('M5UXCR1')).toBe(true)
  expect(isSdiCode('0000000')).toBe(true)
  expect(isSdiCode('M5UXCR')).toBe(false)
})
