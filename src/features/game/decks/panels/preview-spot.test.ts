import fc from 'fast-check'
import { expect, it } from 'vitest'
import { previewSpot } from './preview-spot.ts'

it('keeps the large card completely in the window at any position', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 600, max: 2000 }),
      fc.integer({ min: 320, max: 1200 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (width, height, across, down) => {
        const card = { x: across * (width - 94), y: down * (height - 132), w: 94, h: 132 }
        const spot = previewSpot(card, { width, height })
        expect(spot.x).toBeGreaterThanOrEqual(0)
        expect(spot.x + spot.width).toBeLessThanOrEqual(width)
        expect(spot.y).toBeGreaterThanOrEqual(0)
        expect(spot.y + spot.width * 1.4).toBeLessThanOrEqual(height + 0.001)
      },
    ),
  )
})

it('places it next to the small card where there is space', () => {
  const card = { x: 40, y: 100, w: 94, h: 132 }
  expect(previewSpot(card, { width: 1440, height: 900 }).x).toBeGreaterThan(134)
  const far = { ...card, x: 1300 }
  const { x, width } = previewSpot(far, { width: 1440, height: 900 })
  expect(x + width).toBeLessThan(1300)
})
