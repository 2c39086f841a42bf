import { expect, it } from 'vitest'
import { chipsThatFit, statusChip } from '../../draw/status-look.ts'
import { samplePicture } from '../../testing/sample-pictures.ts'
import { tilePlace, tileState, wordedEffects } from './tile-row.ts'

const tile = { w: 246, h: 56, gap: 5, rows: 3, tallest: 56 }
const [move] = samplePicture().moves

it('stacks up to three moves in one column from the bottom up', () => {
  expect([0, 1, 2].map(index => tilePlace(index, 3, tile).y)).toEqual([0, 61, 122])
  expect([0, 1].map(index => tilePlace(index, 2, tile).y)).toEqual([61, 122])
  expect(tilePlace(0, 3, tile)).toMatchObject({ w: 246, compact: false })
})

it('lets one or two moves grow to the given height, at the same bottom edge', () => {
  const tall = { ...tile, tallest: 76 }
  expect(tilePlace(0, 3, tall)).toEqual(tilePlace(0, 3, tile))
  expect([0, 1].map(index => tilePlace(index, 2, tall))).toMatchObject([
    { y: 21, h: 76 },
    { y: 102, h: 76 },
  ])
  expect(tilePlace(0, 1, tall)).toMatchObject({ y: 102, h: 76 })
})

it('puts four to six moves into two columns of 48 pixels at the same bottom edge, with glyphs instead of texts', () => {
  for (const count of [4, 5, 6]) {
    const places = Array.from({ length: count }, (_, index) => tilePlace(index, count, tile))
    expect(places.every(({ compact, h }) => compact && h === 48)).toBe(true)
    expect(Math.max(...places.map(({ y, h }) => y + h))).toBe(178)
    expect(Math.min(...places.map(({ y }) => y))).toBeGreaterThanOrEqual(0)
    expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBe(count)
    expect(Math.max(...places.map(({ x, w }) => x + w))).toBeLessThanOrEqual(246)
  }
})

it('puts three moves into two columns where two rows fit', () => {
  const low = { ...tile, h: 62, rows: 2, tallest: 62 }
  expect(tilePlace(1, 2, low)).toMatchObject({ y: 67, w: 246, compact: false })
  const places = [0, 1, 2].map(index => tilePlace(index, 3, low))
  expect(places.every(({ compact, y, h }) => compact && y >= 0 && y + h <= 129)).toBe(true)
})

it('turns a move off if there is a reason against it, even if it is selected', () => {
  expect(tileState(move!, null)).toBe('ready')
  expect(tileState(move!, 0)).toBe('selected')
  expect(tileState({ ...move!, disabled: 'asleep' }, 0)).toBe('off')
})

it('hides the labels of effects from the last one until the row fits', () => {
  expect(wordedEffects([80, 60], 13, 7, 147)).toBe(2)
  expect(wordedEffects([80, 60], 13, 7, 146)).toBe(1)
  expect(wordedEffects([80, 60], 13, 7, 99)).toBe(0)
  expect(wordedEffects([], 13, 7, 50)).toBe(0)
})

it('counts chips that do not fit in one more chip, which fits itself', () => {
  expect(chipsThatFit([60, 60], 123, 3, 28)).toBe(2)
  expect(chipsThatFit([60, 60, 60], 154, 3, 28)).toBe(2)
  expect(chipsThatFit([60, 60, 60], 153, 3, 28)).toBe(1)
  expect(chipsThatFit([200, 60], 100, 3, 28)).toBe(0)
})

it('colours attack and defence green if raised and grey if lowered', () => {
  expect(statusChip('attack', 20).top).toBe(statusChip('defence', 5).top)
  expect(statusChip('attack', -20).top).toBe(statusChip('defence', -5).top)
  expect(statusChip('attack', 20).top).not.toBe(statusChip('attack', -20).top)
})
