import { expect, it } from 'vitest'
import { byLikeness, type Features, featuresOf, isNearCopy, likeness } from './likeness.ts'
import { charactersRoot, manifest } from './testing/committed.ts'

const PATIENCE = 60_000 // ms: reads two pictures of every card

const features = (slug: string, outline: number[], hues: number[], ratio = 1): Features => ({
  slug,
  outline: Uint8Array.from(outline),
  hues: Float64Array.from(hues),
  ratio,
})

it('detects a copy, but neither a recoloured nor a reshaped variant', () => {
  const one = features('one', [1, 1, 1, 0], [0.9, 0.1])
  expect(isNearCopy(likeness(one, features('copy', [1, 1, 1, 0], [0.85, 0.15])))).toBe(true)
  expect(isNearCopy(likeness(one, features('recoloured', [1, 1, 1, 0], [0.1, 0.9])))).toBe(false)
  expect(isNearCopy(likeness(one, features('reshaped', [1, 0, 0, 1], [0.9, 0.1])))).toBe(false)
  expect(isNearCopy(likeness(one, features('stretched', [1, 1, 1, 0], [0.9, 0.1], 0.5)))).toBe(false)
})

it(
  'no two cards are near copies of each other',
  async () => {
    const pairs = byLikeness(await featuresOf(charactersRoot, manifest.characters))
    expect(pairs.filter(isNearCopy).map(({ pair }) => pair.join(' and '))).toEqual([])
  },
  PATIENCE,
)
