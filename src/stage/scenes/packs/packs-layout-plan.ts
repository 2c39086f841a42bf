/** What a layout of the pack table says: places in layout units. */
import type { Spot } from '../../layout/layout-plan.ts'

/** The middle of a pack or card; `tilt` in degrees. */
export interface Place extends Spot {
  w: number
  tilt: number
}

/** A pack in the carousel, `offset` places from the middle; in between while a finger drags. */
export interface CarouselPlace extends Place {
  turn: number // radians about the upright axis
  light: number // 0–1
}

export interface PacksLayout {
  unit: number // CSS pixels per layout unit
  width: number // of the element, in units
  height: number
  gutter: number // nothing tappable beyond it
  carousel(offset: number): CarouselPlace
  hand: Place
  fan(at: number, isHot: boolean): Place
  emptied: Place // the torn pack at the edge of the table
  strip: Place // what was torn off it
  hero: Place
  result(at: number, hero: number): Place
  foot: number // y of the buttons' top
}

export const PACK_RATIO = 560 / 364 // height over width of a pack
export const FACE_RATIO = 896 / 640
export const FAN = 5

/** An angle given in degrees, in radians. */
export const degrees = (angle: number): number => (angle * Math.PI) / 180

/** Between the stops of a row; beyond the last it stays. */
export function between(row: readonly number[], offset: number): number {
  const far = Math.min(Math.abs(offset), row.length - 1)
  const low = Math.floor(far)
  const [from = 0, to = from] = [row[low], row[low + 1]]
  return from + (to - from) * (far - low)
}
