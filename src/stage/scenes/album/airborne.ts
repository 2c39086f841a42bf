/** One turning page: its mesh, the positions it turns between, its held point and what moves it. */
import { gsap } from 'gsap'
import type { BookClock } from './book-clock.ts'
import { type Curl, curlTo, type Point, type Sheet } from './curl.ts'
import { type Flight, liftOf, placeOf } from './flight.ts'
import type { Leaf } from './leaf.ts'

export type Leader =
  | { kind: 'flight'; flight: Flight }
  | { kind: 'finger'; target: Point } // follows with a delay
  | { kind: 'sway'; sway: Sway } // the swaying corner

export interface Sway {
  home: Point // position of the corner
  at: Point // raised position
  way: { lift: number; phase: number; depth: number; isOver: boolean } // values that GSAP animates
  timeline: gsap.core.Timeline
}

export interface Airborne {
  leaf: Leaf
  from: number // first open page before the turn, from 0
  to: number
  mirror: 1 | -1 // −1: from left to right, mirrored
  heldY: number
  point: Point
  leader: Leader
  turns: boolean // it will land on the far side
  fades: boolean // fades out towards the far side, where there is no page below it
  curl: Curl
  lift: number
}

const FOLLOW = 26 // ms: time constant of the delay behind the pointer
const SWAY = { rise: 0.4, period: 2.6, reach: 4, length: 15 } // s, CSS px; then the corner rests
const FADES_FROM = 0.7 // distance to the far side in page widths

const towards = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

/** Starts a corner that rises and sways with decreasing amplitude. */
export function beginSway(clock: BookClock, home: Point, at: Point): Sway {
  const way = { lift: 0, phase: 0, depth: 1, isOver: false }
  const { rise, period, length } = SWAY
  const timeline = gsap
    .timeline({
      onComplete: () => {
        way.isOver = true
      },
    })
    .to(way, { lift: 1, duration: rise, ease: 'power2.out' }, 0)
    .to(way, { phase: (length / period) * Math.PI * 2, depth: 0, duration: length, ease: 'none' }, 0)
  clock.hang(timeline)
  return { home, at, way, timeline }
}

/** Changes what moves the page and ends the previous motion. */
export function lead(page: Airborne, leader: Leader): void {
  stop(page)
  page.leader = leader
}

export function stop({ leader }: Airborne): void {
  if (leader.kind === 'flight') leader.flight.tween.kill()
  if (leader.kind === 'sway') leader.sway.timeline.kill()
}

/** Moves the page to its target, with a delay behind the pointer, and bends its mesh. */
export function advance(page: Airborne, sheet: Sheet, passed: number): void {
  const { leader } = page
  if (leader.kind === 'flight') {
    page.point = placeOf(leader.flight)
  } else if (leader.kind === 'finger') {
    page.point = towards(page.point, leader.target, 1 - Math.exp(-passed / FOLLOW))
  } else {
    const { home, at, way } = leader.sway
    const swell = Math.sin(way.phase) * SWAY.reach * way.depth
    page.point = towards(home, { x: at.x - swell, y: at.y - swell }, way.lift)
  }
  page.curl = curlTo(sheet, page.heldY, page.point)
  page.lift = liftOf(sheet, page.point)
  page.leaf.bend(page.curl, page.lift, page.mirror)
  page.leaf.setAlpha(page.fades ? Math.min(1, Math.max(0, (page.point.x / sheet.w + 1) / FADES_FROM)) : 1)
}

/** Returns true if its flight has ended. A page that is held or only lifted has not landed. */
export const isDown = ({ leader }: Airborne): boolean =>
  leader.kind === 'flight' && leader.flight.way.hasLanded

/** Returns true if it needs another frame. */
export const isMoving = ({ leader, point }: Airborne): boolean => {
  if (leader.kind === 'flight') return true
  if (leader.kind === 'finger') return Math.hypot(point.x - leader.target.x, point.y - leader.target.y) > 0.2
  return !leader.sway.way.isOver
}
