import { expect, it } from 'vitest'
import { belowOf, wordStream } from './words.ts'

it('returns the upper halves of the reference output of xoshiro256**', () => {
  // State 1, 2, 3, 4: the first three outputs are 11520, 0 and 1509978240.
  const next = wordStream([0, 1, 0, 2, 0, 3, 0, 4])
  expect([next(), next(), next()]).toEqual([0, 0, 0])
  expect(next()).toBe(Number(1215971899390074240n >> 32n))
})

it('rejects an invalid seed', () => {
  expect(() => wordStream([1, 2, 3])).toThrow(RangeError)
  expect(() => wordStream([0, 0, 0, 0, 0, 0, 0, 0])).toThrow(RangeError)
})

it('skips words that would favour low numbers', () => {
  const words = [0xffff_ffff, 7]
  expect(belowOf(() => words.shift() ?? 0, 10)).toBe(7)
})
