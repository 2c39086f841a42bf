/** Formats cents as users type them: `12,90`. */
export function moneyText(cents: number | null | undefined): string {
  if (cents === null || cents === undefined) return ''
  return `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`
}
