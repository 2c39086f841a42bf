/**
 * Where live words and numbers go over the baked pictures, in pixels of each picture from its top left. `full` is card.webp
 * and the frames, `compact` is thumbnail.webp and, doubled, mini.webp. Written into the manifest for whoever draws the text.
 */
import type { Rect } from '../../browser/studio.ts'

export interface CardLayout {
  width: number
  height: number
  radius: number
  window: Rect & { radius: number } // the art
  emblem: Rect // type, baked
  name: Rect // plate, text centred
  attack: Rect // disc, number centred
  health: Rect
  moves?: Rect // empty dark ground for one to three rows
  rarity: Rect // gems baked in its upper half, the words go in the lower
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
  rarity: { x: 56, y: 196, w: 48, h: 22 },
}
