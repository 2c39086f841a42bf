import { expect, it } from 'vitest'
import { tintMatrix } from '@/contract/endpoints/game/creation-art.ts'
import { mainColour, tinted } from './main-colour.ts'

const pixels = (...all: [number, number, number, number][]) => new Uint8ClampedArray(all.flat())

it('a vivid part weighs more than a grey one, what is clear not at all', () => {
  const [r, g, b] = mainColour(pixels([220, 40, 40, 255], [128, 128, 128, 255], [0, 255, 0, 0]))!
  expect(r).toBeGreaterThan(200)
  expect(Math.max(g, b)).toBeLessThan(60)
  expect(mainColour(pixels([1, 2, 3, 0]))).toBeNull()
})

it('a swatch in its own colour stays, and never leaves the range', () => {
  expect(tinted([200, 100, 50], tintMatrix(0, 'plain'))).toBe('rgb(200 100 50)')
  expect(tinted([255, 255, 255], tintMatrix(90, 'pastel'))).toBe('rgb(255 255 255)')
})
