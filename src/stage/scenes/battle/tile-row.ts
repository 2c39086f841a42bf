/** Where a move's tile stands, in which state, and how much of its second row has words. Pure. */
import type { MovePicture } from '../../battle-picture.ts'
import type { TileState } from '../../draw/furniture.ts'

/** How many of `widths` (of signs with their words) keep their words when the rest shows its sign alone. */
export function wordedEffects(widths: readonly number[], sign: number, gap: number, room: number): number {
  const taken = (worded: number) =>
    widths.reduce((sum, width, index) => sum + (index < worded ? width : sign) + gap, 0) - gap
  let worded = widths.length
  while (worded > 0 && taken(worded) > room) worded--
  return worded
}

export interface TilePlace {
  x: number
  y: number
  w: number
  h: number
  compact: boolean // no room for words: signs and numbers only
}

const ROWS = 3
const COMPACT_HEIGHT = 48

/** Up to three fill one column from the bottom; more share two columns. `w` and `h` are one full tile's. */
export function tilePlace(
  index: number,
  count: number,
  { w, h, gap }: { w: number; h: number; gap: number },
): TilePlace {
  if (count <= ROWS) return { x: 0, y: (index + ROWS - count) * (h + gap), w, h, compact: false }
  const half = (w - gap) / 2
  const rows = Math.ceil(count / 2)
  const bottom = ROWS * (h + gap) - gap
  const high = Math.min(h, Math.max(COMPACT_HEIGHT, h - 8))
  const y = bottom - (rows - Math.floor(index / 2)) * (high + gap) + gap
  return { x: (index % 2) * (half + gap), y, w: half, h: high, compact: true }
}

/** How a move's tile stands. */
export const tileState = ({ disabled, index }: MovePicture, selectedMove: number | null): TileState =>
  disabled !== null ? 'off' : selectedMove === index ? 'selected' : 'ready'
