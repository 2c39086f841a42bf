/**
 * A page bent over a cylinder. The page lies from its spine (x = 0) to its outer edge (x = w); one point of that edge is held
 * and pulled. Found here: the fold, its direction and the radius of the bend, so that the held point comes under the finger and
 * the spine is never torn. Pure.
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
  nx: number // unit normal of the fold, towards what is lifted
  ny: number
  at: number // the fold lies where nx·x + ny·y = at
  radius: number
}

/** Nothing is lifted. */
export const flat = (sheet: Sheet): Curl => ({ nx: 1, ny: 0, at: sheet.w + 1, radius: 1 })

const ROUND = 0.085 // least radius of an open bend, in page widths
const ROUNDER = 0.115 // and what half a turn adds
const START = 0.45 // radius at most this much of the way pulled: a corner begins as a small roll
const STEPS = 14 // of halving: exact to a ten-thousandth of the way

/** How much of the page is lifted between the fold and the held point: arc angle times radius. */
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

const wanted = (sheet: Sheet, distance: number): number =>
  Math.min(
    distance * START,
    sheet.w * (ROUND + ROUNDER * Math.sin((Math.PI * Math.min(distance, 2 * sheet.w)) / (2 * sheet.w))),
  )

/** The largest radius with which both ends of the spine stay on the table; negative when there is none. */
function allowed(sheet: Sheet, held: Point, to: Point): number {
  const distance = Math.hypot(held.x - to.x, held.y - to.y)
  if (distance < 1e-6) return Number.POSITIVE_INFINITY
  const nx = (held.x - to.x) / distance
  const ny = (held.y - to.y) / distance
  const reach = nx * held.x + ny * held.y - Math.max(0, ny * sheet.h)
  return (2 * reach - distance) / Math.PI
}

/** Brings a finger to where the page can follow. */
function reachable(sheet: Sheet, held: Point, finger: Point): Point {
  const x = Math.max(-sheet.w, Math.min(sheet.w, finger.x))
  const safe = { x, y: held.y }
  const asked = { x, y: finger.y }
  const enough = Math.min(wanted(sheet, held.x - x), allowed(sheet, held, safe) * 0.9)
  const holds = (point: Point) => {
    const room = allowed(sheet, held, point)
    return room >= enough && room >= 0
  }
  if (holds(asked)) return asked
  let [good, bad] = [1, 0]
  for (let step = 0; step < STEPS; step++) {
    const middle = (good + bad) / 2
    if (holds({ x, y: asked.y + (safe.y - asked.y) * middle })) good = middle
    else bad = middle
  }
  return { x, y: asked.y + (safe.y - asked.y) * good }
}

/**
 * @param heldY where the outer edge is held
 * @param finger where that point shall come to, x from −w (turned over) to w (lying)
 */
export function curlTo(sheet: Sheet, heldY: number, finger: Point): Curl {
  const held = { x: sheet.w, y: heldY }
  const to = reachable(sheet, held, finger)
  const distance = Math.hypot(held.x - to.x, held.y - to.y)
  if (distance < 0.5) return flat(sheet)
  const nx = (held.x - to.x) / distance
  const ny = (held.y - to.y) / distance
  const radius = Math.max(0.01, Math.min(wanted(sheet, distance), allowed(sheet, held, to)))
  return { nx, ny, at: nx * held.x + ny * held.y - lifted(distance, radius), radius }
}

export interface Lifted extends Point {
  z: number // over the table
}

/** Where a point of the page lies under a curl: what the vertex shader does, for tests and for hits. */
export function bend({ nx, ny, at, radius }: Curl, point: Point): Lifted {
  const past = nx * point.x + ny * point.y - at
  if (past <= 0) return { ...point, z: 0 }
  const angle = Math.min(Math.PI, past / radius)
  const lying = Math.max(0, past - Math.PI * radius)
  const along = radius * Math.sin(angle) - lying - past
  return { x: point.x + nx * along, y: point.y + ny * along, z: radius * (1 - Math.cos(angle)) }
}
