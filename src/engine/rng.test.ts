import fc from 'fast-check'
import { expect, it } from 'vitest'
import { drawBelow, drawWord, rngFromSeed, shuffle } from './rng.ts'

it('draws the same words for the same seed on every machine', () => {
  let rng = rngFromSeed(42)
  const words = Array.from({ length: 3 }, () => {
    const draw = drawWord(rng)
    rng = draw.rng
    return draw.value
  })
  expect(words).toEqual([2581720956, 1925393290, 3661312704])
})

it('draws below its bound', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, below) => {
      const { value } = drawBelow(rngFromSeed(seed), below)
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThan(below)
    }),
  )
})

it('shuffles a copy and keeps every item', () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.integer()), (seed, items) => {
      const original = Object.freeze([...items])
      const { value } = shuffle(rngFromSeed(seed), original)
      expect([...value].sort()).toEqual([...items].sort())
    }),
  )
})

it('puts every card into every place about equally often', () => {
  const places = Array.from({ length: 4 }, () => [0, 0, 0, 0])
  for (let seed = 0; seed < 8000; seed++)
    shuffle(rngFromSeed(seed), [0, 1, 2, 3]).value.forEach((card, place) => {
      places[card]![place]! += 1
    })
  for (const count of places.flat()) expect(Math.abs(count - 2000)).toBeLessThan(200)
})
