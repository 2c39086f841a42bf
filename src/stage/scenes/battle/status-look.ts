/** Which colour and sign a status wears (design §1, "Status chips"), and how many chips a row has room for. */
import type { StatusKind } from '@/engine/types.ts'
import type { ChipTone } from '../../paint/chip-art.ts'

const raised = { top: '#3f9a68', bottom: '#1b5c3c' }
const lowered = { top: '#6b7686', bottom: '#39424e' }

const lasting: Record<Exclude<StatusKind, 'attack' | 'defence'>, ChipTone> = {
  burn: { glyph: 'flame', top: '#f2682a', bottom: '#a52a0c' },
  poison: { glyph: 'skull', top: '#9a58d8', bottom: '#56208e' },
  freeze: { glyph: 'snowflake', top: '#4aa6e0', bottom: '#1d5f9c' },
  paralysis: { glyph: 'lightning', top: '#c99a12', bottom: '#7a5600' },
  sleep: { glyph: 'moon-stars', top: '#5a62b8', bottom: '#2c3276' },
  stun: { glyph: 'spiral', top: '#c0528e', bottom: '#6e1c4a' },
}

export function statusTone(kind: StatusKind, amount: number): ChipTone {
  if (kind === 'attack') return { glyph: 'sword', ...(amount < 0 ? lowered : raised) }
  if (kind === 'defence') return { glyph: 'shield', ...(amount < 0 ? lowered : raised) }
  return lasting[kind]
}

/** How many chips stand in a row `room` wide; when not all do, room is kept for the `counter` of the rest. */
export function chipsThatFit(widths: readonly number[], room: number, gap: number, counter: number): number {
  const upTo = (count: number) => widths.slice(0, count).reduce((sum, width) => sum + width + gap, 0)
  if (upTo(widths.length) - gap <= room) return widths.length
  let count = widths.length - 1
  while (count > 0 && upTo(count) + counter > room) count--
  return count
}
