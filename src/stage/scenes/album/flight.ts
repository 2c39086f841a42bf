/**
 * A page on its way from one side of the book to the other: where the held point of its edge is at a time, and what a finger
 * that lets go decides. Pure; milliseconds and pages from the spine.
 */
import { ease } from '../../easings.ts'
import type { Point, Sheet } from './curl.ts'

export interface Flight {
  from: Point // of the held point, when it was let go
  to: Point
  arc: number // how high over the straight way, in CSS px
  delay: number // ms
  duration: number
  passed: number // ms
}

export const TURN = 480
const OWN_TURN = 620 // ms: slower than after a drag, as it starts from rest
export const RIFFLE = { turn: 340, stagger: 75, most: 5 }

const swing = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2)

/** The whole way, as a button or a key asks for it; `back` runs from the far side home. */
export function wholeTurn(sheet: Sheet, heldY: number, delay = 0, duration = OWN_TURN, back = false): Flight {
  const here = { x: sheet.w, y: heldY }
  const there = { x: -sheet.w, y: heldY }
  const upwards = heldY > sheet.h / 2 ? 1 : -1
  return {
    from: back ? there : here,
    to: back ? here : there,
    arc: sheet.h * 0.2 * upwards,
    delay,
    duration,
    passed: 0,
  }
}

/** Let go at `from`: on to the far side, or home. */
export function released(sheet: Sheet, heldY: number, from: Point, turns: boolean): Flight {
  const to = { x: turns ? -sheet.w : sheet.w, y: heldY }
  const share = Math.min(1, Math.abs(to.x - from.x) / (2 * sheet.w))
  return { from, to, arc: 0, delay: 0, duration: TURN * (0.55 + 0.45 * share), passed: 0 }
}

/** Whether delay and duration have passed. */
export const hasLanded = ({ passed, delay, duration }: Flight): boolean => passed >= delay + duration

/** Where the held point is now, in CSS pixels from the spine. */
export function placeOf(flight: Flight): Point {
  const time = Math.max(0, Math.min(1, (flight.passed - flight.delay) / flight.duration))
  const share = flight.arc === 0 ? ease.out(time) : swing(time)
  const lift = Math.sin(Math.PI * share) * flight.arc
  return {
    x: flight.from.x + (flight.to.x - flight.from.x) * share,
    y: flight.from.y + (flight.to.y - flight.from.y) * share - lift,
  }
}

const ENOUGH = 0.3 // of the way
const FLICK = 0.45 // CSS px per ms

/** @param speed of the finger towards the far side, CSS px per ms; negative when it goes home */
export function turnsOver(sheet: Sheet, held: Point, speed: number): boolean {
  if (speed > FLICK) return true
  if (speed < -FLICK) return false
  return (sheet.w - held.x) / (2 * sheet.w) > ENOUGH
}

/** How much of the shadows is there: none when the page lies on either side. 0–1. */
export function liftOf(sheet: Sheet, held: Point): number {
  const share = Math.max(0, Math.min(1, (sheet.w - held.x) / (2 * sheet.w)))
  return Math.min(1, share * 14) * Math.min(1, (1 - share) * 9)
}

/** The pages a riffle shows on its way, both ends included: at most six lying places. */
export function stopsBetween(from: number, to: number): number[] {
  const far = Math.abs(to - from)
  const steps = Math.min(RIFFLE.most, far)
  return Array.from({ length: steps + 1 }, (_, at) => Math.round(from + ((to - from) * at) / steps))
}

/** Backwards in a book of single pages a leaf comes home from the far side. */
export const runsBack = (per: 1 | 2, { from, to }: { from: number; to: number }): boolean =>
  per === 1 && to < from

/** Where the held point of a page lies before it turns. */
export const homeOf = (sheet: Sheet, per: 1 | 2, direction: 1 | -1, heldY: number): Point => ({
  x: per === 1 && direction < 0 ? -sheet.w : sheet.w,
  y: heldY,
})
