/** Converts postal codes to their stored form. */
import { cleanLine } from '../lib/clean-text.ts'

/** Country prefixes that people write before a postal code: the ISO code and the car country code. */
const signs: Readonly<Record<string, string>> = {
  IT: 'IT|I',
  SM: 'SM|RSM|I|IT',
  VA: 'VA|V|SCV|I|IT',
  AT: 'AT|A',
  BE: 'BE|B',
  CH: 'CH',
  DE: 'DE|D',
  DK: 'DK',
  ES: 'ES|E',
  FI: 'FI|FIN',
  FR: 'FR|F',
  GR: 'GR|EL',
  HR: 'HR',
  LU: 'LU|L',
  NL: 'NL',
  PL: 'PL',
  PT: 'PT|P',
  SE: 'SE|S',
  SI: 'SI|SLO',
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
