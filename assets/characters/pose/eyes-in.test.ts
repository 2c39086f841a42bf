import { expect, it } from 'vitest'
import { eyesIn } from './eyes-in.ts'

const SIDE = 64

/** A mask with filled discs; each is x, y, radius. */
function maskOf(...discs: [number, number, number][]) {
  const data = Buffer.alloc(SIDE * SIDE * 4)
  for (const [x, y, r] of discs)
    for (let i = 0; i < SIDE * SIDE; i++)
      if (Math.hypot((i % SIDE) - x, Math.floor(i / SIDE) - y) <= r) data[i * 4 + 1] = 255
  return { data, width: SIDE, height: SIDE }
}

it('finds both eyes from left to right', () => {
  const [left, right] = eyesIn(maskOf([45, 30, 8], [15, 28, 9]))
  expect(left).toEqual({ x: 15.5, y: 28.5, r: 9.5 })
  expect(right).toEqual({ x: 45.5, y: 30.5, r: 8.5 })
})

it('ignores small areas and returns the two largest', () => {
  expect(eyesIn(maskOf([10, 10, 2], [20, 40, 6], [40, 40, 7]))).toHaveLength(2)
})

it('splits two eyes that touch', () => {
  const eyes = eyesIn(maskOf([20, 30, 10], [40, 30, 10]))
  expect(eyes.map(({ x }) => x)).toEqual([20.3, 40.8])
})

it('keeps a single large eye in one piece, and returns an empty list without eyes', () => {
  expect(eyesIn(maskOf([30, 30, 20]))).toHaveLength(1)
  expect(eyesIn(maskOf())).toEqual([])
})
