/** The tear line of a pack and the motion of the strip: the ragged line, and a strip that curls up behind the pointer. Pure. */
import { hash } from '../../draw/noise.ts'
import { type Grid, shareOf } from './plane.ts'

/** As shares of the pack's image (392 × 588 with its rim). */
export const TEAR_LINE = 0.102
const RAGGED = 0.009
export const STRIP_BOTTOM = TEAR_LINE + RAGGED * 2
export const STRIP_MIDDLE = STRIP_BOTTOM / 2
export const TEETH = 26

/** Returns the height of the torn edge at share `u` of the width, equal for pack and strip. */
export function raggedAt(u: number): number {
  const tooth = u * TEETH
  const low = Math.floor(tooth)
  const height = (n: number) => (n % 2 ? 1 : -1) * (0.35 + 0.65 * hash(n))
  return TEAR_LINE + RAGGED * (height(low) * (1 - (tooth - low)) + height(low + 1) * (tooth - low))
}

export type TearSide = 'left' | 'right' // side on which the press began

export interface Tear {
  done: number // 0 whole – 1 torn off
  from: TearSide
  curl: number // 1 curled during the tear, 0 flat
}

const CURL = 2.1 // radians over the whole strip

/** Writes a strip's points: flat where it is attached, curled up where it is torn, relative to the centre of a pack of w × h. */
export function curlStrip(strip: Grid, w: number, h: number, { done, from, curl }: Tear): void {
  const front = done * w
  for (let at = 0; at < strip.positions.length; at += 2) {
    const { u, v } = shareOf(strip, at / 2)
    const along = (from === 'left' ? u : 1 - u) * w
    const up = (strip.area.bottom - v) * h // distance above the strip's lower edge
    const low = strip.area.bottom * h
    const off = Math.max(0, front - along)
    const angle = ((CURL * curl * off) / w) * Math.min(1, 0.35 + done)
    const arc = angle > 1e-4 ? off / angle : 0
    const x = off === 0 ? along : front - (arc ? Math.sin(angle) * arc : off) + Math.sin(angle) * up
    const y = off === 0 ? low - up : low - (arc ? (1 - Math.cos(angle)) * arc : 0) - Math.cos(angle) * up
    strip.positions[at] = (from === 'left' ? x : w - x) - w / 2
    strip.positions[at + 1] = y - h / 2
  }
}
