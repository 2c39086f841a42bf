import { describe, expect, it } from 'vitest'
import { createGrid } from './plane.ts'
import { curlStrip, raggedAt, STRIP_BOTTOM, type TearSide } from './tear-geometry.ts'

const [w, h] = [200, 300]
const strip = () => createGrid(24, 2, { left: 0, right: 1, top: 0, bottom: STRIP_BOTTOM })
const curled = (done: number, from: TearSide = 'left', curl = 1) => {
  const grid = strip()
  curlStrip(grid, w, h, { done, from, curl })
  return grid
}
const spotAt = ({ positions }: { positions: Float32Array }, at: number) => ({
  x: positions[at * 2]!,
  y: positions[at * 2 + 1]!,
})

describe('torn strip', () => {
  it('is at its place on the pack before the tear begins', () => {
    const grid = curled(0)
    for (let at = 0; at < grid.positions.length / 2; at++) {
      expect(spotAt(grid, at).x).toBeCloseTo((grid.uvs[at * 2]! - 0.5) * w)
      expect(spotAt(grid, at).y).toBeCloseTo((grid.uvs[at * 2 + 1]! - 0.5) * h)
    }
  })

  it('is attached ahead of the pointer and rises behind it', () => {
    const [whole, half] = [curled(0), curled(0.5)]
    const last = 24
    expect(spotAt(half, last)).toEqual(spotAt(whole, last))
    expect(spotAt(half, 0).y).toBeLessThan(spotAt(whole, 0).y)
  })

  it('keeps its length', () => {
    const grid = curled(1)
    let length = 0
    for (let at = 51; at < 75; at++) {
      const [a, b] = [spotAt(grid, at - 1), spotAt(grid, at)]
      if (at > 50) length += Math.hypot(b.x - a.x, b.y - a.y)
    }
    expect(length).toBeGreaterThan(w * 0.94)
    expect(length).toBeLessThan(w * 1.03)
  })

  it('tears from either side alike', () => {
    const [left, right] = [curled(0.6, 'left'), curled(0.6, 'right')]
    for (let column = 0; column <= 24; column++) {
      expect(spotAt(left, column).x).toBeCloseTo(-spotAt(right, 24 - column).x)
      expect(spotAt(left, column).y).toBeCloseTo(spotAt(right, 24 - column).y)
    }
  })
})

it('keeps its ragged edge within the strip', () => {
  for (let u = 0; u <= 1; u += 0.01) {
    expect(raggedAt(u)).toBeGreaterThan(0)
    expect(raggedAt(u)).toBeLessThanOrEqual(STRIP_BOTTOM)
  }
})
