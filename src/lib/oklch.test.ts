import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, fromOklch, toOklch } from './oklch.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map(n => `#${n.toString(16).padStart(6, '0')}`)

const channels = (colour: string) => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))

describe('OKLCH', () => {
  it('converts every sRGB colour and back, to the nearest step of a channel', () => {
    fc.assert(
      fc.property(hex, colour => {
        const back = channels(fromOklch(toOklch(colour)))
        channels(colour).forEach((value, i) => {
          expect(Math.abs(value - back[i]!)).toBeLessThanOrEqual(2)
        })
      }),
    )
  })

  it('reduces chroma, not lightness, for colours outside sRGB', () => {
    const shown = toOklch(fromOklch({ l: 0.8, c: 0.4, h: 250 }))
    expect(shown.l).toBeCloseTo(0.8, 1)
    expect(shown.c).toBeLessThan(0.2)
  })

  it('returns the extremes of WCAG contrast', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#777777')).toBe(1)
  })
})
