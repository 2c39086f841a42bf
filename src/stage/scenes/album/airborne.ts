/** One page in the air: its mesh, which places it lies between, where its held point is and who leads it. */
import { gsap } from 'gsap'
import type { BookClock } from './book-clock.ts'
import { type Curl, curlTo, type Point, type Sheet } from './curl.ts'
import { type Flight, liftOf, placeOf } from './flight.ts'
import type { Leaf } from './leaf.ts'

export type Leader =
  | { kind: 'flight'; flight: Flight }
  | { kind: 'finger'; target: Point } // follows, a little behind
  | { kind: 'sway'; sway: Sway } // the resting corner

export interface Sway {
  home: Point // of the corner
  at: Point // where it rises to
  way: { lift: number; phase: number; depth: number; isOver: boolean } // what GSAP moves
  timeline: gsap.core.Timeline
}

export interface Airborne {
  leaf: Leaf
  from: number // place of the book before the turn, in pages from 0
  to: number
  mirror: 1 | -1 // −1: from left to right, seen in a mirror
  heldY: number
  point: Point
  leader: Leader
  turns: boolean // it will land on the far side
  fades: boolean // towards the far side: there is no page for it to lie on
  curl: Curl
  lift: number
}

const FOLLOW = 26 // ms: time constant of a finger's pull
const SWAY = { rise: 0.4, period: 2.6, reach: 4, length: 15 } // s, CSS px; then the corner rests
const FADES_FROM = 0.7 // page widths before the far side

const towards = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

/** A corner that rises and sways with decreasing amplitude. */
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

/** Gives the page another leader and ends the motion of the previous one. */
export function lead(page: Airborne, leader: Leader): void {
  stop(page)
  page.leader = leader
}

export function stop({ leader }: Airborne): void {
  if (leader.kind === 'flight') leader.flight.tween.kill()
  if (leader.kind === 'sway') leader.sway.timeline.kill()
}

/** Moves it to where its leader is, the finger's a little behind, and bends its mesh. */
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

/** Whether its flight has ended. A page that is held or only lifted is not down. */
export const isDown = ({ leader }: Airborne): boolean =>
  leader.kind === 'flight' && leader.flight.way.hasLanded

/** Whether it needs another frame. */
export const isMoving = ({ leader, point }: Airborne): boolean => {
  if (leader.kind === 'flight') return true
  if (leader.kind === 'finger') return Math.hypot(point.x - leader.target.x, point.y - leader.target.y) > 0.2
  return !leader.sway.way.isOver
}
