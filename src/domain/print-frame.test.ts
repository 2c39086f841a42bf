import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dotsPerInch, isWithin, pixelsAt, placedWithin, snappedToCentre, wholeAngle } from './print-frame.ts'
import { printSurfaceCodes, printSurfaces, sidesOf } from './print-surfaces.ts'

const far = fc.double({ min: -5000, max: 5000, noNaN: true })
const length = fc.double({ min: 0.5, max: 5000, noNaN: true })
const layer = fc.record({ x: far, y: far, width: length, height: length, angle: far })
const frame = fc.record({
  width: fc.integer({ min: 60, max: 400 }),
  height: fc.integer({ min: 60, max: 400 }),
})

describe('a layer in its frame', () => {
  it('is moved into it from anywhere, and is unchanged if it is already inside', () => {
    fc.assert(
      fc.property(layer, frame, (layer, frame) => {
        const placed = placedWithin(layer, frame)
        expect(isWithin(placed, frame)).toBe(true)
        expect(isWithin(placedWithin(placed, frame), frame)).toBe(true)
      }),
    )
    const placedLayer = { x: 100, y: 100, width: 50, height: 40, angle: 30 }
    expect(placedWithin(placedLayer, { width: 280, height: 360 })).toEqual(placedLayer)
  })

  it('counts as outside beyond the rounding tolerance', () => {
    const frame100 = { width: 100, height: 100 }
    const at = (x: number) => ({ x, y: 50, width: 40, height: 40, angle: 0 })
    expect([isWithin(at(20), frame100), isWithin(at(19), frame100), isWithin(at(81), frame100)]).toEqual([
      true,
      false,
      false,
    ])
    expect(isWithin({ ...at(20), angle: 45 }, frame100)).toBe(false)
  })

  it('snaps to the centre lines only', () => {
    const near = { x: 52, y: 30, width: 10, height: 10, angle: 0 }
    expect(snappedToCentre(near, { width: 100, height: 100 }, 3)).toEqual({ ...near, x: 50 })
  })

  it.each([
    [190, -170],
    [-180, 180],
    [720, 0],
  ])('an angle of %s° is %s°', (angle, whole) => expect(wholeAngle(angle)).toBe(whole))
})

describe('resolution', () => {
  it('is computed in dots per inch from the side that is enlarged more', () => {
    expect(dotsPerInch({ width: 1200, height: 900 }, { width: 203.2, height: 152.4 })).toBe(150)
    expect(dotsPerInch({ width: 1200, height: 900 }, { width: 204, height: 153 })).toBe(149)
    expect(pixelsAt(25.4)).toBe(300)
  })
})

it('has every frame inside its image', () => {
  for (const code of printSurfaceCodes)
    for (const side of sidesOf(code)) {
      const { frame, on } = printSurfaces[code][side]!
      expect(on.x + on.width).toBeLessThan(1)
      expect(on.y + (on.width * frame.height) / frame.width).toBeLessThan(1)
    }
})
