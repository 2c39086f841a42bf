import { describe, expect, it } from 'vitest'
import { contrast, toOklch } from './oklch.ts'
import { onFill, repair, textOn } from './repair-contrast.ts'

describe('contrast repair', () => {
  it('does not change a readable colour', () => {
    expect(repair('#2d757b', ['#ffffff'])).toBe('#2d757b')
  })

  it('changes only lightness, and only as far as necessary', () => {
    const fixed = repair('#ffc107', ['#ffffff'])
    expect(contrast(fixed, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(fixed, '#ffffff')).toBeLessThan(4.8)
    expect(Math.abs(toOklch(fixed).h - toOklch('#ffc107').h)).toBeLessThan(3)
  })

  it('is readable on all backgrounds at once', () => {
    const fixed = repair('#888888', ['#ffffff', '#d0e8ea'])
    expect(contrast(fixed, '#d0e8ea')).toBeGreaterThanOrEqual(4.5)
  })

  it('moves in the possible direction on a medium background', () => {
    expect(contrast(repair('#808080', ['#7f7f7f']), '#7f7f7f')).toBeGreaterThanOrEqual(4.5)
  })

  it('returns the best colour if none is sufficient', () => {
    expect(repair('#808080', ['#ffffff', '#000000'])).toMatch(/^#(ffffff|000000)$/)
  })
})

describe('text on a fill', () => {
  it('is white, otherwise ink, otherwise the fill darkens', () => {
    expect(onFill('#387e84', '#0b2326')).toEqual({ fill: '#387e84', on: '#ffffff' })
    expect(onFill('#ffc107', '#0b2326')).toEqual({ fill: '#ffc107', on: '#0b2326' })
    const between = onFill('#8a8a8a', '#4a4a4a')
    expect(between.on).toBe('#ffffff')
    expect(contrast(between.fill, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  })

  it('keeps a fixed background and repairs the requested colour instead', () => {
    expect(textOn(['#ffffff'], '#0b2326', '#2d757b')).toBe('#2d757b')
    expect(contrast(textOn(['#ffffff'], '#0b2326', '#ffee00'), '#ffffff')).toBeGreaterThanOrEqual(4.5)
  })
})
