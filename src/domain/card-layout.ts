/**
 * Positions on a card's face, in pixels of its image from the top left. `full` is card.webp and the frames, `compact` is thumbnail.webp
 * and, doubled, mini.webp. Used by the art pipeline, the page, the stage and the share image.
 */
export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export interface CardLayout {
  width: number
  height: number
  radius: number
  window: Box & { radius: number } // the art
  emblem: Box // type icon, part of the image
  name: Box // plate, text centred
  attack: Box // disc, number centred
  health: Box
  seal: Box // points for its fall, on the right edge of the art
  trait: Box // icon of its passive, under the seal
  moves?: Box // empty dark area for one to three rows
  rarity: Box // gems are part of the image in the upper half, the text goes in the lower
}

export const fullLayout: CardLayout = {
  width: 640,
  height: 896,
  radius: 40,
  window: { x: 20, y: 20, w: 600, h: 856, radius: 26 },
  emblem: { x: 10, y: 8, w: 120, h: 120 },
  name: { x: 136, y: 26, w: 466, h: 70 },
  attack: { x: 14, y: 762, w: 124, h: 124 },
  health: { x: 502, y: 762, w: 124, h: 124 },
  seal: { x: 548, y: 108, w: 62, h: 62 },
  trait: { x: 550, y: 182, w: 58, h: 58 },
  moves: { x: 40, y: 606, w: 560, h: 148 },
  rarity: { x: 150, y: 790, w: 340, h: 68 },
}

export const compactLayout: CardLayout = {
  width: 160,
  height: 224,
  radius: 16,
  window: { x: 6, y: 6, w: 148, h: 212, radius: 11 },
  emblem: { x: 0, y: 0, w: 48, h: 48 },
  name: { x: 44, y: 8, w: 108, h: 26 },
  attack: { x: 0, y: 166, w: 58, h: 58 },
  health: { x: 102, y: 166, w: 58, h: 58 },
  seal: { x: 124, y: 37, w: 28, h: 28 },
  trait: { x: 124, y: 68, w: 26, h: 26 },
  rarity: { x: 56, y: 196, w: 48, h: 22 },
}

/** Resistance and number, left and right of the gem in the middle of the lower edge of richer frames. */
export const footFacts = { y: 862, left: 226, right: 414, room: 150, size: 22 } as const

export const cardLayouts = { full: fullLayout, compact: compactLayout }
export type CardLayoutName = keyof typeof cardLayouts

/** Sizes inside the row of a move on the full card. */
export const moveRow = {
  gap: 8,
  tallest: 66,
  inset: 14,
  pip: 26,
  pipStep: 25,
  damage: 74,
  space: 12,
} as const

/** Returns one box per move, from the top. Fewer moves are centred vertically. */
export function moveRows(count: number): Box[] {
  const ground = fullLayout.moves ?? fullLayout.window
  const free = (ground.h - moveRow.gap * (count - 1)) / count
  const h = Math.min(moveRow.tallest, free)
  const top = ground.y + (ground.h - h * count - moveRow.gap * (count - 1)) / 2
  return Array.from({ length: count }, (_, at) => ({
    x: ground.x,
    y: top + at * (h + moveRow.gap),
    w: ground.w,
    h,
  }))
}

/** Returns the start and the width of a move's name, from the left of its row. */
export function moveNameRoom(cost: number, deals: boolean): { x: number; w: number } {
  const pips = cost > 0 ? moveRow.pip + moveRow.pipStep * (cost - 1) + moveRow.space : 0
  const x = moveRow.inset + pips
  const right = moveRow.inset + (deals ? moveRow.damage + moveRow.space : 0)
  return { x, w: (fullLayout.moves?.w ?? 0) - x - right }
}
