/**
 * Fits text on a card: as large as its box allows, in two lines if one would be too small, never cut. Sizes are in
 * pixels of the card's image (`card-layout.ts`).
 */
import { lilitaWidth } from './lilita-widths.ts'

export interface TextRoom {
  width: number
  largest: number // font size
  comfortable: number // below this a second line is tried
  lines: 1 | 2
}

export interface FittedText {
  lines: string[]
  size: number
}

const widest = (lines: readonly string[]) => Math.max(...lines.map(lilitaWidth))

/** Splits text into two halves of similar length. A single long word stays whole. */
function halves(text: string): string[] {
  const words = text.split(' ')
  const breaks = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  return breaks.sort((a, b) => widest(a) - widest(b))[0] ?? [text]
}

const sizeOf = (lines: readonly string[], { width, largest }: TextRoom): number =>
  Math.floor(Math.min(largest / lines.length ** 0.35, width / Math.max(0.1, widest(lines))) * 10) / 10

export function fitText(text: string, room: TextRoom): FittedText {
  const one = { lines: [text], size: sizeOf([text], room) }
  if (room.lines === 1 || one.size >= room.comfortable) return one
  const two = halves(text)
  const size = sizeOf(two, room)
  return size > one.size ? { lines: two, size } : one
}

export const nameRoom = {
  full: { width: 452, largest: 52, comfortable: 0, lines: 1 },
  compact: { width: 104, largest: 20, comfortable: 0, lines: 1 },
} satisfies Record<string, TextRoom>

/** @param height of the move's row */
export const moveRoom = (width: number, height: number): TextRoom => ({
  width,
  largest: Math.min(34, height * 0.62),
  comfortable: height > 56 ? 27 : 22,
  lines: height > 56 ? 2 : 1,
})

/** Font size for the digits of attack and health. Three digits need the smaller size. */
export const numberSize = (value: number, layout: 'full' | 'compact'): number => {
  const [few, many] = layout === 'full' ? [58, 48] : [30, 24]
  return value > 99 ? many : few
}
