/** Cents as one types them: `12,90`. A dot is read as a comma when it stands before the last two digits. */
export function moneyText(cents: number | null | undefined): string {
  if (cents === null || cents === undefined) return ''
  return `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`
}

/** Undefined while it is no sum yet. */
export function parseMoney(text: string): number | undefined {
  const plain = text.replace(/[\s€]/g, '')
  const match = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(plain)
  if (!match) return undefined
  const whole = Number(match[1]?.replace(/[.,]/g, ''))
  return whole * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}
