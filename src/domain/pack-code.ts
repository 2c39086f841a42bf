/**
 * The code printed in a paper pack: sixteen unambiguous characters, `K7QF-2M9X-…`. The last one is a check character, so that a typing
 * error is detected immediately and does not count as an attempt.
 */
import { cleanCode } from '../lib/clean-text.ts'

const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ' // Crockford's base 32: no I, L, O, U
const bodyLength = 15
export const packCodeLength = bodyLength + 1

/** Luhn's algorithm for 32 characters. Detects every wrong character and nearly every swapped pair. */
function checkSign(body: string): string {
  const sum = [...body].reverse().reduce((total, sign, at) => {
    const doubled = signs.indexOf(sign) * (at % 2 === 0 ? 2 : 1)
    return total + Math.floor(doubled / signs.length) + (doubled % signs.length)
  }, 0)
  return signs[(signs.length - (sum % signs.length)) % signs.length] as string
}

const inGroups = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-')

/** @param chance at least fifteen random bytes */
export function makePackCode(chance: Uint8Array): string {
  const body = [...chance.subarray(0, bodyLength)].map(byte => signs[byte % signs.length]).join('')
  if (body.length < bodyLength) throw new RangeError('fifteen random bytes')
  return inGroups(body + checkSign(body))
}

/** Returns the typed code in groups as printed, or null if it is not a valid code. */
export function typedPackCode(text: string): string | null {
  const code = cleanCode(text).toUpperCase().replace(/[-_.]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  if (code.length !== packCodeLength || [...code].some(sign => !signs.includes(sign))) return null
  return checkSign(code.slice(0, -1)) === code.at(-1) ? inGroups(code) : null
}
