/**
 * A page that turns from one side of the book to the other, timed by GSAP. Calculates the position of the dragged point
 * of its edge, and the side on which a released page lands. Milliseconds, and CSS pixels from the spine.
 */
import { gsap } from 'gsap'
import { ease } from '../../timing/easings.ts'
import type { BookClock } from './book-clock.ts'
import type { Point, Sheet } from './curl.ts'

export interface Flight {
  from: Point // held point at the release
  to: Point
  arc: number // height above the straight path, in CSS px
  way: { share: number; hasLanded: boolean } // values that GSAP animates
  tween: gsap.core.Tween
}

const TURN = 480 // ms
const OWN_TURN = 620 // ms: slower than after a drag, because it starts from rest
export const RIFFLE = { turn: 340, stagger: 75, most: 5 }

interface Timing {
  delay: number // ms
  duration: number // ms
  ease: gsap.EaseString | ((time: number) => number)
}

function fly(clock: BookClock, route: Pick<Flight, 'from' | 'to' | 'arc'>, timing: Timing): Flight {
  const way = { share: 0, hasLanded: false }
  const tween = gsap.to(way, {
    share: 1,
    delay: timing.delay / 1000,
    duration: timing.duration / 1000,
    ease: timing.ease,
    onComplete: () => {
      way.hasLanded = true
    },
  })
  clock.hang(tween)
  return { ...route, way, tween }
}

interface WholeTurn {
  delay?: number // ms
  duration?: number // ms
  isBack?: boolean // back from the far side
}

/** A whole turn, as requested by a button or a key. */
export function wholeTurn(
  clock: BookClock,
  sheet: Sheet,
  heldY: number,
  { delay = 0, duration = OWN_TURN, isBack = false }: WholeTurn = {},
): Flight {
  const here = { x: sheet.w, y: heldY }
  const there = { x: -sheet.w, y: heldY }
  const upwards = heldY > sheet.h / 2 ? 1 : -1
  const route = { from: isBack ? there : here, to: isBack ? here : there, arc: sheet.h * 0.2 * upwards }
  return fly(clock, route, { delay, duration, ease: 'power1.inOut' })
}

/** Released at `from`: continues to the far side, or returns. */
export function released(clock: BookClock, sheet: Sheet, heldY: number, from: Point, turns: boolean): Flight {
  const to = { x: turns ? -sheet.w : sheet.w, y: heldY }
  const share = Math.min(1, Math.abs(to.x - from.x) / (2 * sheet.w))
  return fly(
    clock,
    { from, to, arc: 0 },
    { delay: 0, duration: TURN * (0.55 + 0.45 * share), ease: ease.out },
  )
}

/** The current position of the dragged point. */
export function placeOf({ from, to, arc, way: { share } }: Flight): Point {
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share - Math.sin(Math.PI * share) * arc,
  }
}

const ENOUGH = 0.3 // share of the distance
const FLICK = 0.45 // CSS px per ms

/** @param speed of the pointer towards the far side, CSS px per ms; negative when it returns */
export function turnsOver(sheet: Sheet, corner: Point, speed: number): boolean {
  if (speed > FLICK) return true
  if (speed < -FLICK) return false
  return (sheet.w - corner.x) / (2 * sheet.w) > ENOUGH
}

/** Returns the strength of the shadows, 0–1: 0 when the page rests on either side. */
export function liftOf(sheet: Sheet, corner: Point): number {
  const share = Math.max(0, Math.min(1, (sheet.w - corner.x) / (2 * sheet.w)))
  return Math.min(1, share * 14) * Math.min(1, (1 - share) * 9)
}

/** Returns the positions that a riffle shows, including both ends: at most six. */
export function stopsBetween(from: number, to: number): number[] {
  const far = Math.abs(to - from)
  const steps = Math.min(RIFFLE.most, far)
  return Array.from({ length: steps + 1 }, (_, at) => Math.round(from + ((to - from) * at) / steps))
}

/** In a book of single pages, a leaf that turns backwards returns from the far side. */
export const runsBack = (per: 1 | 2, { from, to }: { from: number; to: number }): boolean =>
  per === 1 && to < from

/** Returns the held point of a page before it turns. */
export const homeOf = (sheet: Sheet, per: 1 | 2, direction: 1 | -1, heldY: number): Point => ({
  x: per === 1 && direction < 0 ? -sheet.w : sheet.w,
  y: heldY,
})
