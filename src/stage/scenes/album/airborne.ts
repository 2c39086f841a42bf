/** One page in the air: its mesh, which places it lies between, where its held point is and who leads it. */
import { type Curl, curlTo, type Point, type Sheet } from './curl.ts'
import { type Flight, hasLanded, liftOf, placeOf } from './flight.ts'
import type { Leaf } from './leaf.ts'

export type Leader =
  | { kind: 'flight'; flight: Flight }
  | { kind: 'finger'; target: Point } // follows, a little behind
  | { kind: 'breath'; at: Point; since: number } // the resting corner, ms

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
const BREATH = { period: 2600, reach: 4 } // ms, CSS px
const FADES_FROM = 0.7 // page widths before the far side
export const BREATHING = 15_000 // ms, then the corner rests

const towards = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

/** Moves it on by so many ms and bends its mesh. */
export function advance(page: Airborne, sheet: Sheet, passed: number): void {
  const { leader } = page
  if (leader.kind === 'flight') {
    leader.flight.passed += passed
    page.point = placeOf(leader.flight)
  } else if (leader.kind === 'finger') {
    page.point = towards(page.point, leader.target, 1 - Math.exp(-passed / FOLLOW))
  } else {
    leader.since += passed
    const swell = Math.sin((leader.since / BREATH.period) * Math.PI * 2) * BREATH.reach
    const fading = Math.max(0, 1 - leader.since / BREATHING)
    const rest = { x: leader.at.x - swell * fading, y: leader.at.y - swell * fading }
    page.point = towards(page.point, rest, 1 - Math.exp(-passed / 120))
  }
  page.curl = curlTo(sheet, page.heldY, page.point)
  page.lift = liftOf(sheet, page.point)
  page.leaf.bend(page.curl, page.lift, page.mirror)
  page.leaf.setAlpha(page.fades ? Math.min(1, Math.max(0, (page.point.x / sheet.w + 1) / FADES_FROM)) : 1)
}

/** Whether its flight has ended. A page that is held or only lifted is not down. */
export const isDown = ({ leader }: Airborne): boolean => leader.kind === 'flight' && hasLanded(leader.flight)

/** Whether it needs another frame. */
export const isMoving = ({ leader, point }: Airborne): boolean => {
  if (leader.kind === 'flight') return true
  if (leader.kind === 'finger') return Math.hypot(point.x - leader.target.x, point.y - leader.target.y) > 0.2
  return leader.since < BREATHING
}
