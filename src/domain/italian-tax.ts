/**
 * Checks what Italian invoices need of a buyer, by form and check character. Values are upper case without spaces. Pure, because both
 * the form and the server validate.
 */
import { cleanCode } from '../lib/clean-text.ts'

/** `C.F. RSS MRA 85T10 A562S` → `RSSMRA85T10A562S`. Accepts the prefix IT before a company's code. */
export function codiceFiscale(text: string): string {
  const code = cleanCode(text)
    .toUpperCase()
    .replace(/[.\-:/]/g, '')
  return (
    /^(?:CF|CODICEFISCALE|TAXCODE|CÓDIGOFISCAL)?(?:IT(?=\d{11}$))?(\w{16}|\d{11})$/.exec(code)?.[1] ?? code
  )
}

/** `SDI: m5uxcr1` → `M5UXCR1`. */
export function sdiCode(text: string): string {
  const code = cleanCode(text)
    .toUpperCase()
    .replace(/[.\-:]/g, '')
  return code.replace(/^(?:CODICE)?(?:SDI|CODICEDESTINATARIO)(?=\w{7}$)/, '')
}

/** Eleven digits, the last one by Luhn. */
export function isPartitaIva(value: string): boolean {
  if (!/^\d{11}$/.test(value) || value === '00000000000') return false
  const sum = [...value].reduce((total, digit, at) => {
    const n = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (n > 9 ? n - 9 : n)
  }, 0)
  return sum % 10 === 0
}

const oddValues = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
]
const rankOf = (sign: string): number => (sign <= '9' ? Number(sign) : sign.charCodeAt(0) - 65)

/** A person's code: sixteen characters, with letters for digits for people with identical data. The last is a check letter. */
function isPersonalCode(value: string): boolean {
  if (!/^[A-Z]{6}[\dLMNP-V]{2}[A-EHLMPRST][\dLMNP-V]{2}[A-Z][\dLMNP-V]{3}[A-Z]$/.test(value)) return false
  const sum = [...value.slice(0, 15)].reduce(
    (total, sign, at) => total + (at % 2 === 0 ? (oddValues[rankOf(sign)] ?? 0) : rankOf(sign)),
    0,
  )
  return value.charCodeAt(15) - 65 === sum % 26
}

/** A company's codice fiscale has the form of a partita IVA. */
export const isCodiceFiscale = (value: string): boolean =>
  value.length === 11 ? isPartitaIva(value) : isPersonalCode(value)

/** Address in the exchange system: seven letters and digits. */
export const isSdiCode = (value: string): boolean => /^[A-Z0-9]{7}$/.test(value)
