import { describe, expect, it } from 'vitest'
import { isPostalCode, postalCode } from './postal-code.ts'

describe('a postal code', () => {
  it('is stored without the country prefix and without invisible characters', () => {
    const written: [string, string, string][] = [
      ['I-20121', 'IT', '20121'],
      ['IT–20121', 'IT', '20121'],
      ['I - 20121', 'IT', '20121'],
      ['20\u00a0121\u200b', 'IT', '20121'],
      ['２０１２１', 'IT', '20121'],
      ['D-80331', 'DE', '80331'],
      ['A-1010', 'AT', '1010'],
      ['L-1234', 'LU', '1234'],
      ['FIN-00100', 'FI', '00100'],
      ['S-123 45', 'SE', '123 45'],
      ['SI‑1000', 'SI', '1000'],
    ]
    for (const [text, country, stored] of written) expect(postalCode(text, country)).toBe(stored)
  })

  it('keeps the letters and the space that belong to it', () => {
    const written: [string, string, string][] = [
      ['sw1a 1aa', 'GB', 'SW1A 1AA'],
      ['1234 AB', 'NL', '1234 AB'],
      ['D02 AF30', 'IE', 'D02 AF30'],
      ['1000-001', 'PT', '1000-001'],
      ['VLT 1117', 'MT', 'VLT 1117'],
      ['00-001', 'PL', '00-001'],
    ]
    for (const [text, country, stored] of written) expect(postalCode(text, country)).toBe(stored)
  })
})

describe('the form of a postal code', () => {
  it.each([
    ['AT', '1010', true],
    ['GB', 'BT1 1AA', true],
    ['GB', '12345', false],
    ['IE', 'D02 AF30', true],
    ['LV', 'LV-1010', true],
    ['NL', '1012 AB', true],
    ['PT', '9500-100', true],
    ['PT', '95001', false],
    ['RO', '010011', true],
    ['SE', '111 22', true],
    ['SK', '81101', true],
    ['SM', '47890', true],
    ['DE', '1010', false],
    ['DE', '00100', false],
    ['ES', '52006', true],
    ['ES', '53001', false],
    ['FR', '00100', true], // military
    ['IT', '00010', true],
    ['IT', '98168', true],
    ['IT', '00000', false],
    ['IT', '99999', false],
  ])('in %s: %s is %s', (country, code, isValid) => {
    expect(isPostalCode(code, country)).toBe(isValid)
  })
})
