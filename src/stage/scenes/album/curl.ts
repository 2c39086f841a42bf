/**
 * A page bent over a cylinder. The page extends from its spine (x = 0) to its outer edge (x = w), and one point of that
 * edge is dragged. This file calculates the fold, its direction and the radius of the bend, so that the held point
 * reaches the pointer and the spine stays on the table. Pure.
 */

export interface Sheet {
  w: number
  h: number
}

export interface Point {
  x: number
  y: number
}

export interface Curl {
  nx: number // unit normal of the fold, towards the lifted part
  ny: number
  at: number // the fold is the line nx·x + ny·y = at
  radius: number
}

/** Returns a curl that lifts nothing. */
export const flat = (sheet: Sheet): Curl => ({ nx: 1, ny: 0, at: sheet.w + 1, radius: 1 })

const ROUND = 0.085 // minimum radius of an open bend, in page widths
const ROUNDER = 0.115 // added for half a turn
const START = 0.45 // maximum radius as a share of the dragged distance: a corner starts as a small roll
const STEPS = 14 // steps of bisection: exact to a ten-thousandth of the distance

/** Returns the length of the page between the fold and the held point: arc angle times radius. */
function lifted(distance: number, radius: number): number {
  if (radius <= 0) return distance / 2
  const ratio = distance / radius
  if (ratio >= Math.PI) return (distance + Math.PI * radius) / 2
  let angle = Math.cbrt(6 * ratio)
  for (let step = 0; step < 4; step++) {
    const slope = 1 - Math.cos(angle)
    if (slope > 1e-6) angle -= (angle - Math.sin(angle) - ratio) / slope
  }
  return angle * radius
}

const targetAngle = (sheet: Sheet, distance: number): number =>
  Math.min(
    distance * START,
    sheet.w * (ROUND + ROUNDER * Math.sin((Math.PI * Math.min(distance, 2 * sheet.w)) / (2 * sheet.w))),
  )

/** Returns the largest radius with which both ends of the spine stay on the table; negative if there is none. */
function allowed(sheet: Sheet, corner: Point, to: Point): number {
  const distance = Math.hypot(corner.x - to.x, corner.y - to.y)
  if (distance < 1e-6) return Number.POSITIVE_INFINITY
  const nx = (corner.x - to.x) / distance
  const ny = (corner.y - to.y) / distance
  const reach = nx * corner.x + ny * corner.y - Math.max(0, ny * sheet.h)
  return (2 * reach - distance) / Math.PI
}

/** Limits a pointer position to where the page can follow. */
function reachable(sheet: Sheet, corner: Point, finger: Point): Point {
  const x = Math.max(-sheet.w, Math.min(sheet.w, finger.x))
  const safe = { x, y: corner.y }
  const requestedPoint = { x, y: finger.y }
  const enough = Math.min(targetAngle(sheet, corner.x - x), allowed(sheet, corner, safe) * 0.9)
  const holds = (point: Point) => {
    const room = allowed(sheet, corner, point)
    return room >= enough && room >= 0
  }
  if (holds(requestedPoint)) return requestedPoint
  let [good, bad] = [1, 0]
  for (let step = 0; step < STEPS; step++) {
    const middle = (good + bad) / 2
    if (holds({ x, y: requestedPoint.y + (safe.y - requestedPoint.y) * middle })) good = middle
    else bad = middle
  }
  return { x, y: requestedPoint.y + (safe.y - requestedPoint.y) * good }
}

/**
 * @param heldY y at which the outer edge is held
 * @param finger target of that point, x from −w (turned over) to w (resting)
 */
export function curlTo(sheet: Sheet, heldY: number, finger: Point): Curl {
  const corner = { x: sheet.w, y: heldY }
  const to = reachable(sheet, corner, finger)
  const distance = Math.hypot(corner.x - to.x, corner.y - to.y)
  if (distance < 0.5) return flat(sheet)
  const nx = (corner.x - to.x) / distance
  const ny = (corner.y - to.y) / distance
  const radius = Math.max(0.01, Math.min(targetAngle(sheet, distance), allowed(sheet, corner, to)))
  return { nx, ny, at: nx * corner.x + ny * corner.y - lifted(distance, radius), radius }
}

export interface Lifted extends Point {
  z: number // height over the table
}

/** Returns the position of a point of the page under a curl, as the vertex shader does, for tests and hit tests. */
export function bend({ nx, ny, at, radius }: Curl, point: Point): Lifted {
  const past = nx * point.x + ny * point.y - at
  if (past <= 0) return { ...point, z: 0 }
  const angle = Math.min(Math.PI, past / radius)
  const lying = Math.max(0, past - Math.PI * radius)
  const along = radius * Math.sin(angle) - lying - past
  return { x: point.x + nx * along, y: point.y + ny * along, z: radius * (1 - Math.cos(angle)) }
}
