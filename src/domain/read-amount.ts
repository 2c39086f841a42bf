/** Reads amounts and counts from a form or a file. Returns the code of the message for unreadable input. Pure. */
import { type DecimalProblem, type DecimalSign, parseDecimal } from '../lib/parse-decimal.ts'

export type AmountProblem = 'money' | 'money_decimals' | 'number_ambiguous' | 'percent' | 'whole_number'
export type ReadAmount<T = number> = { value: T } | { code: AmountProblem }

const reader =
  (decimals: number, codes: Record<Exclude<DecimalProblem, 'ambiguous'>, AmountProblem>) =>
  (text: string, sign?: DecimalSign): ReadAmount => {
    const parsed = parseDecimal(text, decimals, sign)
    if ('value' in parsed) return parsed
    return { code: parsed.problem === 'ambiguous' ? 'number_ambiguous' : codes[parsed.problem] }
  }

/** Cents. */
export const readMoney = reader(2, { not_a_number: 'money', too_many_decimals: 'money_decimals' })

/** Hundredths of a percent, from 0 to 10,000. */
export function readPercent(text: string): ReadAmount {
  const read = reader(2, { not_a_number: 'percent', too_many_decimals: 'percent' })(text)
  return 'value' in read && read.value > 10_000 ? { code: 'percent' } : read
}

/** Zero or more. */
export const readWhole = reader(0, { not_a_number: 'whole_number', too_many_decimals: 'whole_number' })

/** Like `read`, but returns `empty` for a field without text. */
export const orEmpty =
  <T>(empty: T, read: (text: string) => ReadAmount) =>
  (text: string): ReadAmount<T | number> =>
    text.trim() === '' ? { value: empty } : read(text)
