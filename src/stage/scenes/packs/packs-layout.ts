/**
 * Layout of the pack table. Pure: it takes the element's size in pixels and returns positions in layout units of `unit`
 * CSS pixels each. The stage and the controls of the page use the same layout.
 */
import type { Insets } from '../../layout/layout-plan.ts'
import { between, degrees, FAN, type PacksLayout } from './packs-layout-plan.ts'
import { uprightPacks } from './packs-upright-layout.ts'

export {
  FACE_RATIO,
  FAN,
  PACK_RATIO,
  type PacksLayout,
  type Place,
} from './packs-layout-plan.ts'

/** Minimum number of kinds for which the row is a ring, so that both sides of the middle are always filled. */
const RING = 5

/** Returns how many positions from the middle a pack is; `drag` of the pointer in positions. */
export function rowOffset(index: number, chosen: number, count: number, drag = 0): number {
  const offset = index - chosen + drag
  if (count < RING) return offset
  const turned = ((((offset + count / 2) % count) + count) % count) - count / 2
  return turned === -count / 2 ? count / 2 : turned
}

/** Returns the target of a step, clamped to the ends of an open row. */
export function rowStep(chosen: number, by: number, count: number): number {
  const target = chosen + by
  return count < RING ? Math.max(0, Math.min(count - 1, target)) : ((target % count) + count) % count
}

/** Returns true if this number of kinds forms a ring instead of a row with ends. */
export const isRing = (count: number): boolean => count >= RING

const DESIGN = { width: 844, height: 390 }
const SMALLEST_UNIT = 0.6
const GUTTER = 44

const stops = {
  along: [0, 178, 286, 372],
  scale: [1, 0.82, 0.62, 0.44],
  light: [1, 0.7, 0.45, 0],
  turn: [0, 30, 30, 30], // degrees
}

const WIDEST_UPRIGHT = 700 // CSS pixels: a wider window has space for the landscape design

/** @param insets safe areas of the screen, in CSS pixels */
export function layoutPacks(cssWidth: number, cssHeight: number, insets: Insets): PacksLayout {
  const isUpright = cssHeight >= cssWidth && cssWidth < WIDEST_UPRIGHT
  return isUpright ? uprightPacks(cssWidth, cssHeight) : lyingPacks(cssWidth, cssHeight, insets)
}

function lyingPacks(cssWidth: number, cssHeight: number, insets: Insets): PacksLayout {
  const unit = Math.max(SMALLEST_UNIT, Math.min(cssWidth / DESIGN.width, cssHeight / DESIGN.height))
  const width = cssWidth / unit
  const height = cssHeight / unit
  const x = width / 2
  const extra = Math.max(0, height - DESIGN.height) // space above and below the design
  const sky = extra / 2
  const spread = Math.min(1.12, Math.max(0.8, width / DESIGN.width))
  const inset = Math.max(insets.left, insets.right) / unit
  return {
    unit,
    width,
    height,
    gutter: Math.max(GUTTER, inset),
    carousel: offset => ({
      x: x + Math.sign(offset) * between(stops.along, offset) * spread,
      y: sky + 166,
      w: 142 * between(stops.scale, offset),
      tilt: 0,
      turn: degrees(-Math.sign(offset) * between(stops.turn, offset)),
      light: between(stops.light, offset),
    }),
    hand: { x, y: sky + 186, w: 156, tilt: 0 },
    fan: (at, isHot) => {
      const k = at - (FAN - 1) / 2
      return {
        x: x + 138 * k * spread,
        y: sky + 138 + 16 * Math.abs(k) ** 1.2,
        w: isHot ? 124 : 108,
        tilt: 5 * k,
      }
    },
    emptied: { x, y: height - 390 + 366, w: 120, tilt: 0 },
    strip: { x: x + 146, y: height - 390 + 290, w: 120, tilt: 24 },
    hero: { x, y: sky + 148, w: 198, tilt: 0 },
    result: (at, hero) => {
      if (at === hero) return { x, y: sky + 148, w: 198, tilt: 0 }
      const others = Array.from({ length: FAN }, (_, candidate) => candidate).filter(
        candidate => candidate !== hero,
      )
      const seat = others.indexOf(at) // 0 1 | 2 3
      const k = seat < 2 ? seat - 2 : seat - 1 // −2 −1 | 1 2
      const along = Math.abs(k) === 1 ? 184 : 310
      return {
        x: x + Math.sign(k) * along * spread,
        y: sky + (Math.abs(k) === 1 ? 158 : 167),
        w: 108,
        tilt: k * 2.6,
      }
    },
    foot: height - extra * 0.28 - 62,
  }
}
