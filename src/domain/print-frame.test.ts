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
  it('is placed within it from anywhere, and stays where it is when it is there', () => {
    fc.assert(
      fc.property(layer, frame, (one, of) => {
        const placed = placedWithin(one, of)
        expect(isWithin(placed, of)).toBe(true)
        expect(isWithin(placedWithin(placed, of), of)).toBe(true)
      }),
    )
    const there = { x: 100, y: 100, width: 50, height: 40, angle: 30 }
    expect(placedWithin(there, { width: 280, height: 360 })).toEqual(there)
  })

  it('outside by more than what rounding adds is outside', () => {
    const frame100 = { width: 100, height: 100 }
    const at = (x: number) => ({ x, y: 50, width: 40, height: 40, angle: 0 })
    expect([isWithin(at(20), frame100), isWithin(at(19), frame100), isWithin(at(81), frame100)]).toEqual([
      true,
      false,
      false,
    ])
    expect(isWithin({ ...at(20), angle: 45 }, frame100)).toBe(false)
  })

  it('snaps to the middle lines alone', () => {
    const near = { x: 52, y: 30, width: 10, height: 10, angle: 0 }
    expect(snappedToCentre(near, { width: 100, height: 100 }, 3)).toEqual({ ...near, x: 50 })
  })

  it.each([
    [190, -170],
    [-180, 180],
    [720, 0],
  ])('an angle of %s° is %s°', (given, whole) => expect(wholeAngle(given)).toBe(whole))
})

describe('resolution', () => {
  it('an inch has as many dots as pixels fall on it, by the side that is printed larger', () => {
    expect(dotsPerInch({ width: 1200, height: 900 }, { width: 203.2, height: 152.4 })).toBe(150)
    expect(dotsPerInch({ width: 1200, height: 900 }, { width: 204, height: 153 })).toBe(149)
    expect(pixelsAt(25.4)).toBe(300)
  })
})

it('every frame lies on its picture', () => {
  for (const code of printSurfaceCodes)
    for (const side of sidesOf(code)) {
      const { frame: of, on } = printSurfaces[code][side]!
      expect(on.x + on.width).toBeLessThan(1)
      expect(on.y + (on.width * of.height) / of.width).toBeLessThan(1)
    }
})
