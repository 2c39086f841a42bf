import { expect, it } from 'vitest'
import { type Airborne, advance, beginSway, isDown, isMoving, lead } from './airborne.ts'
import { createBookClock } from './book-clock.ts'
import { flat } from './curl.ts'
import { wholeTurn } from './flight.ts'

const sheet = { w: 280, h: 360 }
const corner = { x: 280, y: 358 }
const leaf = { bend: () => {}, setAlpha: () => {} } as unknown as Airborne['leaf']

const page = (leader: Airborne['leader']): Airborne => ({
  leaf,
  from: 0,
  to: 2,
  mirror: 1,
  heldY: corner.y,
  point: corner,
  leader,
  turns: true,
  fades: false,
  curl: flat(sheet),
  lift: 0,
})

it('moves a page with the clock until it has landed', () => {
  const clock = createBookClock()
  const turning = page({ kind: 'flight', flight: wholeTurn(clock, sheet, corner.y, { duration: 400 }) })
  clock.advance(200)
  advance(turning, sheet, 200)
  expect(Math.abs(turning.point.x)).toBeLessThan(sheet.w * 0.2)
  expect(isDown(turning)).toBe(false)
  clock.advance(201)
  advance(turning, sheet, 201)
  expect(isDown(turning)).toBe(true)
})

it('follows the pointer with a delay, independently of the clock', () => {
  const dragged = page({ kind: 'finger', target: { x: 0, y: 300 } })
  advance(dragged, sheet, 16)
  expect(dragged.point.x).toBeLessThan(sheet.w)
  expect(dragged.point.x).toBeGreaterThan(0)
  for (let frame = 0; frame < 60; frame++) advance(dragged, sheet, 16)
  expect(dragged.point.x).toBeCloseTo(0, 1)
  expect(isMoving(dragged)).toBe(false)
})

it('lifts a corner, lets it sway and comes to rest after a while', () => {
  const clock = createBookClock()
  const peeking = page({ kind: 'sway', sway: beginSway(clock, corner, { x: 240, y: 320 }) })
  clock.advance(500)
  advance(peeking, sheet, 500)
  expect(peeking.point.x).toBeLessThan(250)
  expect(isMoving(peeking)).toBe(true)
  clock.advance(20_000)
  expect(isMoving(peeking)).toBe(false)
})

it('ends the motion of the previous leader when another one takes the page', () => {
  const clock = createBookClock()
  const flight = wholeTurn(clock, sheet, corner.y, { duration: 400 })
  const turning = page({ kind: 'flight', flight })
  clock.advance(100)
  lead(turning, { kind: 'finger', target: corner })
  clock.advance(1000)
  expect(flight.way.hasLanded).toBe(false)
})
