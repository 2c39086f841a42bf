import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fullLayout } from '../../../domain/card-layout.ts'
import { placed, tintFilter, tintMatrix, tones, uploadBox } from './creation-art.ts'

const apply = (matrix: readonly (readonly number[])[], rgb: readonly number[]) =>
  matrix.map(row => row.reduce((sum, share, at) => sum + share * rgb[at]!, 0))

it('does not change a creature in its original colours', () => {
  expect(tintFilter(0, 'plain')).toBeUndefined()
  const matrix = tintMatrix(0, 'plain')
  for (const rgb of [
    [1, 0, 0],
    [0.2, 0.7, 0.4],
  ])
    apply(matrix, rgb).forEach((value, at) => {
      expect(value).toBeCloseTo(rgb[at]!, 2)
    })
})

it('keeps greys grey when turning the hue, and makes nearly everything grey for silver', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 359 }), fc.constantFrom(...tones), (hue, tone) => {
      const [r, g, b] = apply(tintMatrix(hue, tone), [0.5, 0.5, 0.5])
      expect(r).toBeCloseTo(g!, 2)
      expect(g).toBeCloseTo(b!, 2)
    }),
  )
  const silver = apply(tintMatrix(120, 'silver'), [1, 0.2, 0.1])
  expect(Math.max(...silver) - Math.min(...silver)).toBeLessThan(0.12)
})

it('covers the window at 100 % and scales about its centre', () => {
  const { window } = fullLayout
  const art = { kind: 'upload', upload: 'x', zoom: 100, x: 0, y: 0, isMirrored: false, view: 1 } as const
  fc.assert(
    fc.property(fc.integer({ min: 200, max: 1600 }), fc.integer({ min: 200, max: 1600 }), (width, height) => {
      const box = uploadBox({ width, height }, art)
      expect(box.x).toBeLessThanOrEqual(window.x + 0.01)
      expect(box.y).toBeLessThanOrEqual(window.y + 0.01)
      expect(box.x + box.w).toBeGreaterThanOrEqual(window.x + window.w - 0.01)
      expect(box.y + box.h).toBeGreaterThanOrEqual(window.y + window.h - 0.01)
      expect(box.w / box.h).toBeCloseTo(width / height, 5)
    }),
  )
  const grown = placed({ x: 100, y: 100, w: 200, h: 100 }, { zoom: 150, x: 0, y: 0 })
  expect(grown).toEqual({ x: 50, y: 75, w: 300, h: 150 })
})
