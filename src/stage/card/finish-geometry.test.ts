import { expect, it } from 'vitest'
import { foilUvs, glareUvs, roundedFan } from './finish-geometry.ts'

const fan = roundedFan(100, 140, 6)
const corners = Array.from({ length: fan.positions.length / 2 }, (_, at) => [
  fan.positions[at * 2]!,
  fan.positions[at * 2 + 1]!,
])

it('keeps the fan on the card and cuts its corners', () => {
  for (const [x, y] of corners) {
    expect(x).toBeGreaterThanOrEqual(-0.001)
    expect(x).toBeLessThanOrEqual(100.001)
    expect(y).toBeLessThanOrEqual(140.001)
  }
  expect(corners).not.toContainEqual([0, 0])
  expect(Math.max(...fan.indices)).toBe(corners.length - 1)
})

it('places the light where the card leans to', () => {
  const still = glareUvs(fan, 100, 140, { x: 0, y: 0 })
  expect(still[0]).toBeCloseTo(0.5)
  const leaning = glareUvs(fan, 100, 140, { x: 1, y: 0 })
  expect(leaning[0]).toBeLessThan(0.5)
})

it('shifts the bands with the lean', () => {
  expect(foilUvs(fan, 100, { x: 1, y: 0 })[0]).toBeGreaterThan(foilUvs(fan, 100, { x: 0, y: 0 })[0]!)
})
