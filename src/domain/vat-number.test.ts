import { describe, expect, it } from 'vitest'
import { isVatNumber, vatNumber } from './vat-number.ts'

describe('a VAT number', () => {
  it('is eleven digits in Italy, however it is written', () => {
    for (const written of [
      '01234567897',
      'IT01234567897',
      'it 012 345 678 97',
      'IT-01234567897',
      'P. IVA IT 01234567897',
      'P.IVA: 01234567897',
      'Partita IVA 01234567897',
      'IT\u00a0012\u202f34567897\u200b',
    ])
      expect(vatNumber(written, 'IT')).toBe('01234567897')
  })

  it('carries the prefix of its member state elsewhere, with or without it in the input', () => {
    const written: [string, string, string][] = [
      ['DE 123 456 789', 'DE', 'DE123456789'],
      ['123456789', 'DE', 'DE123456789'],
      ['USt-IdNr. DE123456789', 'DE', 'DE123456789'],
      ['ATU12345678', 'AT', 'ATU12345678'],
      ['U12345678', 'AT', 'ATU12345678'],
      ['BE 0123.456.789', 'BE', 'BE0123456789'],
      ['GR123456789', 'GR', 'EL123456789'],
      ['EL 123456789', 'GR', 'EL123456789'],
      ['123456789', 'GR', 'EL123456789'],
      ['N° TVA FR 12 123456789', 'FR', 'FR12123456789'],
      ['B12345678', 'ES', 'ESB12345678'],
      ['NIF-IVA ESB12345678', 'ES', 'ESB12345678'],
      ['123456789B01', 'NL', 'NL123456789B01'],
      ['N.º de IVA PT123456789', 'PT', 'PT123456789'],
      ['IT01234567897', 'DE', 'IT01234567897'],
    ]
    for (const [text, country, stored] of written) expect(vatNumber(text, country)).toBe(stored)
  })

  it('is stored as it was cleaned where no member state has such a number', () => {
    expect(vatNumber('CHE-123.456.789', 'CH')).toBe('CHE123456789')
    expect(vatNumber('12', 'DE')).toBe('12')
    expect(vatNumber('', 'DE')).toBe('')
  })
})

it.each([
  ['IT', '00743110157', true],
  ['AT', 'ATU12345678', true],
  ['AT', 'U12345678', false],
  ['AT', 'DE123456789', false],
  ['GR', 'EL123456789', true],
  ['CH', 'CHE-123.456.789', true],
  ['CH', '', false],
])('in %s: the form of %s is %s', (country, number, isValid) => {
  expect(isVatNumber(number, country)).toBe(isValid)
})
