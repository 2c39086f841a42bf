/** Colour and glyph of a status (decision 0039), and the number of chips that fit into a row. */
import { statusTone } from '@/design/card/status-tones.ts'
import type { StatusKind } from '@/engine/types.ts'
import type { ChipTone } from './chip-art.ts'
import type { Glyph } from './glyphs.ts'

const signs: Record<StatusKind, Glyph> = {
  attack: 'sword',
  defence: 'shield',
  burn: 'flame',
  poison: 'skull',
  freeze: 'snowflake',
  paralysis: 'lightning',
  sleep: 'moon-stars',
  stun: 'spiral',
}

/** @param amount decides the colour of attack and defence: above 0 raised, below 0 lowered */
export const statusChip = (kind: StatusKind, amount: number): ChipTone => ({
  glyph: signs[kind],
  ...statusTone(kind, amount),
})

/** Returns how many chips fit into a row of width `room`. If not all do, space is reserved for the `counter` of the rest. */
export function chipsThatFit(widths: readonly number[], room: number, gap: number, counter: number): number {
  const upTo = (count: number) => widths.slice(0, count).reduce((sum, width) => sum + width + gap, 0)
  if (upTo(widths.length) - gap <= room) return widths.length
  let count = widths.length - 1
  while (count > 0 && upTo(count) + counter > room) count--
  return count
}
