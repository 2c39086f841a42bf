import { describe, expect, it } from 'vitest'
import { cutGrid, POSE_FRAME, SHARDS, STRIDE, wholeGrid } from './creature-geometry.ts'

interface Corner {
  x: number
  y: number
  shard: string
}

function trianglesOf(numbers: Float32Array): Corner[][] {
  const corners = Array.from({ length: numbers.length / STRIDE }, (_, index) => {
    const [x = 0, y = 0, ...centre] = numbers.subarray(index * STRIDE, index * STRIDE + 4)
    return { x, y, shard: centre.join() }
  })
  return Array.from({ length: corners.length / 3 }, (_, index) => corners.slice(index * 3, index * 3 + 3))
}

const areaOf = ([a, b, c]: Corner[]): number =>
  a && b && c ? Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2 : 0

describe('mesh of a creature', () => {
  it.each([
    ['whole', wholeGrid()],
    ['cut', cutGrid()],
  ])('covers the area of a pose once: %s', (_, numbers) => {
    const triangles = trianglesOf(numbers)
    const area = triangles.reduce((sum, triangle) => sum + areaOf(triangle), 0)
    expect(area).toBeCloseTo(POSE_FRAME.w * POSE_FRAME.h, 5)
    for (const { x, y } of triangles.flat()) {
      expect(x).toBeGreaterThanOrEqual(POSE_FRAME.x)
      expect(x).toBeLessThanOrEqual(POSE_FRAME.x + POSE_FRAME.w)
      expect(y).toBeGreaterThanOrEqual(POSE_FRAME.y)
      expect(y).toBeLessThanOrEqual(POSE_FRAME.y + POSE_FRAME.h)
    }
  })

  it('has triangles of one shard each, and several for every shard', () => {
    const triangles = trianglesOf(cutGrid())
    for (const triangle of triangles) expect(new Set(triangle.map(({ shard }) => shard)).size).toBe(1)
    const shards = new Set(triangles.flat().map(({ shard }) => shard))
    expect(shards.size).toBe(SHARDS)
    for (const own of shards)
      expect(triangles.filter(([corner]) => corner?.shard === own).length).toBeGreaterThan(10)
  })
})
