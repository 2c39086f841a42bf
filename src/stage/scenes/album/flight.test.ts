import { expect, it } from 'vitest'
import { hasLanded, liftOf, placeOf, released, stopsBetween, turnsOver, wholeTurn } from './flight.ts'

const sheet = { w: 280, h: 360 }

it('a whole turn begins where the page lies and ends mirrored', () => {
  const flight = wholeTurn(sheet, 350)
  expect(placeOf(flight)).toEqual({ x: 280, y: 350 })
  flight.passed = flight.duration
  expect(placeOf(flight).x).toBeCloseTo(-280)
  expect(placeOf(flight).y).toBeCloseTo(350)
  expect(hasLanded(flight)).toBe(true)
})

it('the corner rises on its way', () => {
  const flight = wholeTurn(sheet, 350)
  flight.passed = flight.duration / 2
  expect(placeOf(flight).y).toBeLessThan(320)
})

it('a page waits for its turn in a riffle', () => {
  const flight = wholeTurn(sheet, 350, 150)
  flight.passed = 149
  expect(placeOf(flight).x).toBe(280)
})

it.each([
  ['a third of the way', 280 - 560 * 0.31, 0, true],
  ['less', 280 - 560 * 0.29, 0, false],
  ['a flick', 270, 0.6, true],
  ['a flick home', -100, -0.6, false],
])('let go after %s', (_, x, speed, turns) => {
  expect(turnsOver(sheet, { x, y: 350 }, speed)).toBe(turns)
})

it('let go, it ends on the side it was decided for', () => {
  for (const turns of [true, false]) {
    const flight = released(sheet, 350, { x: 20, y: 300 }, turns)
    flight.passed = 1000
    expect(placeOf(flight).x).toBeCloseTo(turns ? -280 : 280)
  }
})

it('a page at rest has no shadow', () => {
  expect(liftOf(sheet, { x: 280, y: 0 })).toBe(0)
  expect(liftOf(sheet, { x: -280, y: 0 })).toBe(0)
  expect(liftOf(sheet, { x: 0, y: 0 })).toBe(1)
})

it('a riffle shows both ends and at most four places between', () => {
  expect(stopsBetween(0, 1)).toEqual([0, 1])
  expect(stopsBetween(0, 8)).toEqual([0, 2, 3, 5, 6, 8])
  expect(stopsBetween(6, 4)).toEqual([6, 5, 4])
})
