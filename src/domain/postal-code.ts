/** Converts postal codes to their stored form. */
import { cleanLine } from '../lib/clean-text.ts'

/** Country prefixes that people write before a postal code: the ISO code and the car country code. */
const signs: Readonly<Record<string, string>> = {
  IT: 'IT|I',
  SM: 'SM|RSM|I|IT',
  VA: 'VA|V|SCV|I|IT',
  AT: 'AT|A',
  BE: 'BE|B',
  BG: 'BG',
  CH: 'CH',
  CY: 'CY',
  CZ: 'CZ',
  DE: 'DE|D',
  DK: 'DK',
  EE: 'EE|EST',
  ES: 'ES|E',
  FI: 'FI|FIN',
  FR: 'FR|F',
  GR: 'GR|EL',
  HR: 'HR',
  HU: 'HU|H',
  LT: 'LT',
  LU: 'LU|L',
  LV: 'LV',
  NL: 'NL',
  PL: 'PL',
  PT: 'PT|P',
  RO: 'RO',
  SE: 'SE|S',
  SI: 'SI|SLO',
  SK: 'SK',
}

/** `I-20121`, `20 121` → `20121`; `D–80331` → `80331`. Countries with letters in their codes keep the inner space. */
export function postalCode(text: string, country: string): string {
  const code = cleanLine(text.normalize('NFKC'))
    .toUpperCase()
    .replace(/\s*\p{Pd}\s*/gu, '-')
  const sign = signs[country]
  const nationalCode = sign ? code.replace(new RegExp(`^(?:${sign})[- ]?(?=\\d)`), '') : code
  const isItalian = country === 'IT' || country === 'SM' || country === 'VA'
  return isItalian ? nationalCode.replace(/[ .-]/g, '') : nationalCode
}

const digits = (count: number): RegExp => new RegExp(`^\\d{${count}}$`)

/** Without spaces and hyphens (Universal Postal Union). */
const forms: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    ['AT', 'BE', 'BG', 'CH', 'CY', 'DK', 'HU', 'SI'].map(country => [country, digits(4)]),
  ),
  ...Object.fromEntries(
    ['CZ', 'EE', 'FI', 'FR', 'GR', 'HR', 'SE', 'SK'].map(country => [country, digits(5)]),
  ),
  DE: /^(?!00)\d{5}$/,
  ES: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/, // begins with the number of a province
  IT: /^(?!0000)([0-8]\d|9[0-8])\d{3}$/, // from 00010 Roma to 98168 Messina
  RO: digits(6),
  SM: /^4789\d$/,
  VA: /^00120$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
  IE: /^[A-Z]\d[\dW]([A-Z\d]{4})?$/, // the routing key alone is common
  LT: /^(LT)?\d{5}$/,
  LU: digits(4),
  LV: /^(LV)?\d{4}$/,
  MT: /^[A-Z]{3}\d{2,4}$/,
  NL: /^\d{4}([A-Z]{2})?$/,
  PL: digits(5),
  PT: /^\d{4}(\d{3})?$/,
}

/** Whether a postal code in its stored form can exist in the country. */
export const isPostalCode = (code: string, country: string): boolean =>
  (forms[country] ?? /./).test(code.replace(/[\s-]/g, ''))
