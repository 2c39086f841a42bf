/** Types of the pack table's layout: positions in layout units. */
import type { Spot } from '../../layout/layout-plan.ts'

/** The centre of a pack or card; `tilt` in degrees. */
export interface Place extends Spot {
  w: number
  tilt: number
}

/** A pack in the carousel, `offset` positions from the middle; fractional during a drag. */
export interface CarouselPlace extends Place {
  turn: number // radians around the vertical axis
  light: number // 0–1
}

export interface PacksLayout {
  unit: number // CSS pixels per layout unit
  width: number // size of the element, in units
  height: number
  gutter: number // margin without tappable objects
  carousel(offset: number): CarouselPlace
  hand: Place
  fan(at: number, isHot: boolean): Place
  emptied: Place // the torn pack at the edge of the table
  strip: Place // the torn-off strip
  hero: Place
  result(at: number, hero: number): Place
  foot: number // y of the buttons' top edge
}

export const PACK_RATIO = 560 / 364 // height over width of a pack
export const FACE_RATIO = 896 / 640
export const FAN = 5

/** Converts degrees to radians. */
export const degrees = (angle: number): number => (angle * Math.PI) / 180

/** Interpolates between the values of a row and clamps at its ends. */
export function between(row: readonly number[], offset: number): number {
  const far = Math.min(Math.abs(offset), row.length - 1)
  const low = Math.floor(far)
  const [from = 0, to = from] = [row[low], row[low + 1]]
  return from + (to - from) * (far - low)
}
