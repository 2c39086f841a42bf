/** VAT numbers of the European Union in the one form in which they are stored. */
import { cleanCode } from '../lib/clean-text.ts'

/** What follows the prefix of a member state, as the register VIES reads it. Greece's prefix is EL. */
const numbers: Readonly<Record<string, string>> = {
  AT: 'U\\d{8}',
  BE: '[01]\\d{9}',
  BG: '\\d{9,10}',
  CY: '\\d{8}[A-Z]',
  CZ: '\\d{8,10}',
  DE: '\\d{9}',
  DK: '\\d{8}',
  EE: '\\d{9}',
  EL: '\\d{9}',
  ES: '[A-Z0-9]\\d{7}[A-Z0-9]',
  FI: '\\d{8}',
  FR: '[A-HJ-NP-Z0-9]{2}\\d{9}',
  HR: '\\d{11}',
  HU: '\\d{8}',
  IE: '(?:\\d{7}[A-W][A-I]?|\\d[A-Z+*]\\d{5}[A-W])',
  IT: '\\d{11}',
  LT: '(?:\\d{9}|\\d{12})',
  LU: '\\d{8}',
  LV: '\\d{11}',
  MT: '\\d{8}',
  NL: '\\d{9}B\\d{2}',
  PL: '\\d{10}',
  PT: '\\d{9}',
  RO: '\\d{2,10}',
  SE: '\\d{12}',
  SI: '\\d{8}',
  SK: '\\d{10}',
}

const withPrefix = new RegExp(
  `^(?:${Object.entries(numbers)
    .map(([prefix, number]) => prefix + number)
    .join('|')})$`,
)

/** The names under which invoices of the six languages print it. */
const label =
  /^(?:P(?:ARTITA)?IVA|C(?:OD)?IVA|VAT(?:NUMBER|NO|ID|REGNO)?|UST-?ID(?:-?NR)?|NIF-?IVA|N[°ºO]?(?:DE)?(?:TVA|IVA)|TVA|NIPC|NIF|UID)(?=[A-Z]{0,3}\d)/

/**
 * An Italian number as its eleven digits, that of another member state with its prefix: `P. IVA IT 01234567897` → `01234567897`,
 * `123456789` in Germany → `DE123456789`, `GR123456789` → `EL123456789`. Anything else as it was cleaned.
 */
export function vatNumber(text: string, country: string): string {
  const code = cleanCode(text)
    .toUpperCase()
    .replace(/[.\-/:'’,]/g, '')
    .replace(label, '')
  if (country === 'IT') return code.replace(/^IT(?=\d{11}$)/, '')
  const latin = code.replace(/^GR(?=\d)/, 'EL')
  if (withPrefix.test(latin)) return latin
  const prefix = country === 'GR' ? 'EL' : country
  const whole = prefix + latin
  return numbers[prefix] !== undefined && withPrefix.test(whole) ? whole : code
}

/** Whether a number in its stored form can be one of the country. Outside the Union every number can. */
export function isVatNumber(number: string, country: string): boolean {
  const prefix = country === 'GR' ? 'EL' : country
  const form = numbers[prefix]
  if (form === undefined) return number !== ''
  return new RegExp(`^${country === 'IT' ? '' : prefix}${form}$`).test(number)
}
