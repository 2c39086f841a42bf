/** Shares of ten thousand as one types them: `7,5` is 750. Pure. */
import { wholeOdds } from '@/contract/endpoints/admin/packs.ts'

export const shareText = (part: number): string => String(part / 100).replace('.', ',')

/** Undefined while it is no share: two digits after the comma at most. */
export function parseShare(text: string): number | undefined {
  const match = /^\s*(\d{1,3})(?:[.,](\d{1,2}))?\s*%?\s*$/.exec(text)
  if (!match) return text.trim() === '' ? 0 : undefined
  const part = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return part <= wholeOdds ? part : undefined
}

export const sumOf = (row: readonly number[]): number => row.reduce((sum, part) => sum + part, 0)

/** What is missing to the whole, as percent; negative: too much. */
export const missingText = (row: readonly number[]): string => shareText(wholeOdds - sumOf(row))
