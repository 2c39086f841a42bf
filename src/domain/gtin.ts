/** Digits of a GTIN: EAN-8, UPC, EAN-13, ITF-14. */
export const gtinLengths: readonly number[] = [8, 12, 13, 14]

/**
 * Returns whether the text is a GTIN with a correct check digit (https://www.gs1.org/services/how-calculate-check-digit-manually). Digits
 * weigh 1 and 3 in turn, from the right.
 */
export function isGtin(text: string): boolean {
  if (!gtinLengths.includes(text.length) || !/^\d*[1-9]\d*$/.test(text)) return false
  const sum = [...text]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
