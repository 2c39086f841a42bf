/** Position and state of a move's tile, and how much of its second row has texts. Pure. */
import type { MoveSnapshot } from '../../battle-snapshot.ts'
import type { TileState } from '../../draw/furniture.ts'
import type { TilesLayout } from '../../layout/layout.ts'

/** Returns how many of `widths` (of glyphs with their texts) keep their texts if the others show only their glyph. */
export function wordedEffects(widths: readonly number[], sign: number, gap: number, room: number): number {
  const widthFor = (worded: number) =>
    widths.reduce((sum, width, index) => sum + (index < worded ? width : sign) + gap, 0) - gap
  let worded = widths.length
  while (worded > 0 && widthFor(worded) > room) worded--
  return worded
}

export interface TilePlace {
  x: number
  y: number
  w: number
  h: number
  compact: boolean // no space for texts: only glyphs and numbers
}

const COMPACT_HEIGHT = 48

/**
 * As many moves as `rows` fill one column from the bottom; more share two columns. `w` and `h` are those of one full
 * tile. Fewer tiles grow up to `tallest`.
 */
export function tilePlace(
  index: number,
  count: number,
  { w, h, gap, rows, tallest }: Pick<TilesLayout, 'w' | 'h' | 'gap' | 'rows' | 'tallest'>,
): TilePlace {
  const all = rows * (h + gap)
  if (count <= rows) {
    const tall = Math.min(tallest, all / count - gap)
    return { x: 0, y: all - (count - index) * (tall + gap), w, h: tall, compact: false }
  }
  const half = (w - gap) / 2
  const high = Math.min(h, Math.max(COMPACT_HEIGHT, h - 8))
  const y = all - (Math.ceil(count / 2) - Math.floor(index / 2)) * (high + gap)
  return { x: (index % 2) * (half + gap), y, w: half, h: high, compact: true }
}

/** Returns the state of a move's tile. */
export const tileState = ({ disabled, index }: MoveSnapshot, selectedMove: number | null): TileState =>
  disabled !== null ? 'off' : selectedMove === index ? 'selected' : 'ready'
