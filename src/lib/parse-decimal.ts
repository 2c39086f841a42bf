/** Parses numbers as people and spreadsheets write them. An ambiguous number is rejected: `10.702` is ten or ten thousand. Pure. */

export type DecimalSign = ',' | '.'
export type DecimalProblem = 'not_a_number' | 'ambiguous' | 'too_many_decimals'
/** `value` is a whole number: the number times 10^decimals. */
export type ParsedDecimal = { value: number } | { problem: DecimalProblem }

const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
const zeros = [0x0660, 0x06f0, 0xff10] // Arabic-Indic, Persian and full-width digits
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g
const unit = /^(?:€|eur)\s*|\s*(?:€|eur|%)$/gi
const mostDigits = 15 // more cannot be stored exactly

function asciiDigit(digit: string): string {
  const code = digit.charCodeAt(0)
  return String(code - (zeros.find(zero => code >= zero && code < zero + 10) ?? code))
}

/** ASCII digits and signs, without units and invisible characters. */
const plainNumber = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(otherDigits, asciiDigit)
    .replace(/[\u066b\uff0c]/g, ',')
    .replace(/[\u066c\u2019\u02bc]/g, "'")
    .replace(/\uff0e/g, '.')
    .replace(/\s/g, ' ')
    .trim()
    .replace(unit, '')
    .trim()

interface Parts {
  whole: string // digits, without group separators
  fraction: string
  sign: DecimalSign | undefined // separates the decimals; undefined without decimals and without a sign that identifies the separator
}

const otherSign = (sign: DecimalSign): DecimalSign => (sign === ',' ? '.' : ',')

/** The digits of `1.234.567`; undefined when the groups are not of three digits. */
function grouped(text: string, separator: string): string | undefined {
  const [first = '', ...groups] = text.split(separator)
  const isGrouped = /^\d{1,3}$/.test(first) && groups.every(group => /^\d{3}$/.test(group))
  return groups.length === 0 ? text : isGrouped ? first + groups.join('') : undefined
}

/** Whole part and decimals on both sides of the last `sign`. */
function splitAt(text: string, sign: DecimalSign, group: string): Parts | undefined {
  const at = text.lastIndexOf(sign)
  const whole = grouped(text.slice(0, at), group)
  const fraction = text.slice(at + 1)
  return whole === undefined || !/^\d*$/.test(whole) || !/^\d+$/.test(fraction)
    ? undefined
    : { whole, fraction, sign }
}

function partsOf(text: string): Parts | 'ambiguous' | undefined {
  const signs = [...text].filter((char): char is DecimalSign => char === ',' || char === '.')
  const sign = signs.at(-1)
  const group = /[ ']/.exec(text)?.[0]
  if (sign === undefined) {
    const whole = group ? grouped(text, group) : text
    return whole !== undefined && /^\d+$/.test(whole) ? { whole, fraction: '', sign } : undefined
  }
  if (group) return signs.length === 1 ? splitAt(text, sign, group) : undefined
  if (signs.includes(otherSign(sign)))
    return signs.indexOf(sign) === signs.length - 1 ? splitAt(text, sign, otherSign(sign)) : undefined
  if (signs.length > 1) {
    const whole = grouped(text, sign)
    return whole === undefined ? undefined : { whole, fraction: '', sign: otherSign(sign) }
  }
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(text) ? 'ambiguous' : splitAt(text, sign, sign)
}

function scaled({ whole, fraction }: Parts, decimals: number): ParsedDecimal {
  const digits = fraction.replace(/0+$/, '')
  if (digits.length > decimals) return { problem: 'too_many_decimals' }
  const all = `${whole}${digits.padEnd(decimals, '0')}`
  return all.length > mostDigits ? { problem: 'not_a_number' } : { value: Number(all) }
}

/**
 * `1.234,56`, `1,234.56`, `1'234.50`, `1 234,5`, `€ 12`: at most `decimals` decimals, never negative. One separator before three digits
 * is ambiguous unless `sign` says which one separates decimals, for example because other cells of the column do.
 */
export function parseDecimal(text: string, decimals: number, sign?: DecimalSign): ParsedDecimal {
  const plain = plainNumber(text)
  const parts = partsOf(plain)
  if (parts === undefined) return { problem: 'not_a_number' }
  if (parts !== 'ambiguous') return scaled(parts, decimals)
  if (sign === undefined) return { problem: 'ambiguous' }
  const [whole = '', fraction = ''] = plain.split(sign)
  return scaled({ whole: whole.replace(otherSign(sign), ''), fraction, sign }, decimals)
}

/** Which sign separates decimals in these cells; undefined when none of them shows it or two contradict each other. */
export function decimalSignOf(cells: Iterable<string>): DecimalSign | undefined {
  const signs = new Set<DecimalSign>()
  for (const cell of cells) {
    const parts = partsOf(plainNumber(cell))
    if (typeof parts === 'object' && parts.sign) signs.add(parts.sign)
  }
  return signs.size === 1 ? [...signs][0] : undefined
}
