import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { paletteDefaults } from '@/contract/settings.ts'
import { buttonLooks } from '@/stage/paint/buttons.ts'
import { ink, ringColour, wearShopInk } from '@/stage/palette.ts'
import { contrast } from '@/ui/theme/oklch.ts'
import { stageInk } from './stage-ink.ts'

const standard = { ...ink, ring: ringColour.own }
afterEach(() => wearShopInk(stageInk(paletteDefaults)))

describe('the shop’s colours on the stage', () => {
  it('are the drawn ones by default', () => {
    wearShopInk(stageInk(paletteDefaults))
    expect({ ...ink, ring: ringColour.own }).toEqual(standard)
  })

  it('reach its buttons, its ring and its marks', () => {
    wearShopInk(stageInk({ primary: '#7a1f5c', secondary: '#20c0ff' }))
    expect(ink).toMatchObject({ smalto: '#7a1f5c', ambra: '#20c0ff' })
    expect(ringColour.own).not.toBe(standard.ring)
    expect(JSON.stringify(buttonLooks.primary.fill)).toContain('#20c0ff')
    expect(JSON.stringify(buttonLooks.enamel.fill)).toContain('#7a1f5c')
  })

  it('leave the words of every button readable', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map(n => `#${n.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(colour, colour, (primary, secondary) => {
        const worn = stageInk({ primary, secondary })
        expect(contrast(worn.suAmbra, worn.ambra)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(worn.suSmalto, worn.smalto)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
})
