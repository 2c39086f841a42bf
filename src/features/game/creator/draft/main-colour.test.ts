import { expect, it } from 'vitest'
import { tintMatrix } from '@/contract/endpoints/game/creation-art.ts'
import { mainColour, tinted } from './main-colour.ts'

const pixels = (...all: [number, number, number, number][]) => new Uint8ClampedArray(all.flat())

it('weights vivid pixels more than grey ones and ignores transparent ones', () => {
  const [r, g, b] = mainColour(pixels([220, 40, 40, 255], [128, 128, 128, 255], [0, 255, 0, 0]))!
  expect(r).toBeGreaterThan(200)
  expect(Math.max(g, b)).toBeLessThan(60)
  expect(mainColour(pixels([1, 2, 3, 0]))).toBeNull()
})

it('keeps a swatch in its own colour and within the range', () => {
  expect(tinted([200, 100, 50], tintMatrix(0, 'plain'))).toBe('rgb(200 100 50)')
  expect(tinted([255, 255, 255], tintMatrix(90, 'pastel'))).toBe('rgb(255 255 255)')
})
