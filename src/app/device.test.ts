import { describe, expect, it } from 'vitest'
import { deviceClass, isPortrait, mustRotate } from './device.ts'

const at = (width: number, height = 900) => ({ width, height })

describe('device classes (specification notes §4, §9)', () => {
  it('treats a width under 768 as mobile, 768 to under 1200 as tablet, 1200 or more as desktop', () => {
    expect([767, 768, 1199, 1200].map(width => deviceClass(at(width)))).toEqual([
      'mobile',
      'tablet',
      'tablet',
      'desktop',
    ])
  })

  it('treats a height of at least the width as portrait', () => {
    expect(isPortrait(at(500, 500))).toBe(true)
    expect(isPortrait(at(501, 500))).toBe(false)
  })

  it('shows the rotate prompt on a mobile in portrait on a landscape route narrower than its minimum', () => {
    expect(mustRotate(at(390, 844), 700)).toBe(true)
    expect(mustRotate(at(844, 390), 700)).toBe(false)
    expect(mustRotate(at(720, 900), 700)).toBe(false)
    expect(mustRotate(at(720, 900), 760)).toBe(true)
    expect(mustRotate(at(390, 844), undefined)).toBe(false)
    expect(mustRotate(at(900, 1200), 1000)).toBe(false)
  })
})
