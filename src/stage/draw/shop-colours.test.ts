import { afterEach, describe, expect, it } from 'vitest'
import { paletteDefaults } from '@/contract/palette.ts'
import { contrast } from '@/lib/oklch.ts'
import { buttonLook } from './buttons.ts'
import { ringColour, setShopColours, shopColours } from './palette.ts'
import { pillInk } from './pill-art.ts'

const standard = { ...shopColours, ring: ringColour('own') }
afterEach(() => setShopColours(paletteDefaults))

describe('shop colours on the stage', () => {
  it('are the default colours of the design', () => {
    setShopColours(paletteDefaults)
    expect({ ...shopColours, ring: ringColour('own') }).toEqual(standard)
  })

  it('apply to its buttons, its ring and its marks', () => {
    setShopColours({ primary: '#7a1f5c', secondary: '#20c0ff' })
    expect(shopColours).toMatchObject({ primary: '#7a1f5c', secondary: '#20c0ff' })
    expect(ringColour('own')).not.toBe(standard.ring)
    expect(JSON.stringify(buttonLook('primary').fill)).toContain('#20c0ff')
    expect(JSON.stringify(buttonLook('enamel').fill)).toContain('#7a1f5c')
  })

  it('keep the text of pills readable', () => {
    setShopColours({ primary: '#f0e020', secondary: '#101040' })
    expect(contrast(pillInk('own'), shopColours.primaryGlow)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(pillInk('amber'), shopColours.secondary)).toBeGreaterThanOrEqual(4.5)
  })
})
