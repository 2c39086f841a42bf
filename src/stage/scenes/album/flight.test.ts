import { expect, it } from 'vitest'
import { createBookClock } from './book-clock.ts'
import { liftOf, placeOf, released, stopsBetween, turnsOver, wholeTurn } from './flight.ts'

const sheet = { w: 280, h: 360 }
const LONG = 2000 // ms, longer than any turn

it('starts a whole turn at the resting page and ends it mirrored', () => {
  const clock = createBookClock()
  const flight = wholeTurn(clock, sheet, 350)
  expect(placeOf(flight)).toEqual({ x: 280, y: 350 })
  clock.advance(LONG)
  expect(placeOf(flight).x).toBeCloseTo(-280)
  expect(placeOf(flight).y).toBeCloseTo(350)
  expect(flight.way.hasLanded).toBe(true)
})

it('raises the corner during the turn', () => {
  const clock = createBookClock()
  const flight = wholeTurn(clock, sheet, 350, { duration: 600 })
  clock.advance(300)
  expect(placeOf(flight).y).toBeLessThan(320)
  expect(flight.way.hasLanded).toBe(false)
})

it('keeps a page at rest until its turn in a riffle', () => {
  const clock = createBookClock()
  const flight = wholeTurn(clock, sheet, 350, { delay: 150 })
  clock.advance(149)
  expect(placeOf(flight).x).toBe(280)
})

it.each([
  ['a third of the way', 280 - 560 * 0.31, 0, true],
  ['less', 280 - 560 * 0.29, 0, false],
  ['a flick', 270, 0.6, true],
  ['a flick home', -100, -0.6, false],
])('released after %s', (_, x, speed, turns) => {
  expect(turnsOver(sheet, { x, y: 350 }, speed)).toBe(turns)
})

it('ends on the side that was decided when the page was released', () => {
  for (const turns of [true, false]) {
    const clock = createBookClock()
    const flight = released(clock, sheet, 350, { x: 20, y: 300 }, turns)
    clock.advance(LONG)
    expect(placeOf(flight).x).toBeCloseTo(turns ? -280 : 280)
  }
})

it('gives a resting page no shadow', () => {
  expect(liftOf(sheet, { x: 280, y: 0 })).toBe(0)
  expect(liftOf(sheet, { x: -280, y: 0 })).toBe(0)
  expect(liftOf(sheet, { x: 0, y: 0 })).toBe(1)
})

it('shows both ends and at most four positions between in a riffle', () => {
  expect(stopsBetween(0, 1)).toEqual([0, 1])
  expect(stopsBetween(0, 8)).toEqual([0, 2, 3, 5, 6, 8])
  expect(stopsBetween(6, 4)).toEqual([6, 5, 4])
})
