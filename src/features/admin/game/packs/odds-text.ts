/** Shares of ten thousand as users type them: `7,5` is 750. Pure. */
import { wholeOdds } from '@/contract/endpoints/admin/packs.ts'

export const shareText = (part: number): string => String(part / 100).replace('.', ',')

export const sumOf = (row: readonly number[]): number => row.reduce((sum, part) => sum + part, 0)

/** Returns how far a row is from 100 %, as an unsigned percentage, and whether it is below or above. */
export function gapOf(row: readonly number[]): { side: 'missing' | 'excess'; share: string } {
  const missing = wholeOdds - sumOf(row)
  return { side: missing < 0 ? 'excess' : 'missing', share: shareText(Math.abs(missing)) }
}
