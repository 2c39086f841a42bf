import { describe, expect, it } from 'vitest'
import { paletteDefaults } from '@/contract/palette.ts'
import { derive } from '@/design/theme/derive.ts'
import { contrast } from '@/lib/oklch.ts'
import { colourVerdict } from './colour-verdict.ts'

const light = derive(paletteDefaults, 'light')

describe('the result for a chosen colour', () => {
  it('keeps a colour that is readable as text', () => {
    expect(colourVerdict('primary', paletteDefaults, light)).toEqual({ shown: '#387e84', isDerived: false })
  })

  it('repairs an unreadable colour to a readable one', () => {
    for (const key of ['secondary', 'error', 'success', 'warning'] as const) {
      const { repaired } = colourVerdict(key, paletteDefaults, light)
      expect(contrast(repaired!, light.surface)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('returns the default of the theme for an empty colour', () => {
    expect(colourVerdict('headerBackground', paletteDefaults, light)).toEqual({
      shown: light.night,
      isDerived: true,
    })
  })

  it('accepts every colour and adjusts text that is too close to its background', () => {
    const palette = { ...paletteDefaults, boxPrimary: '#ffffff', boxPrimaryText: '#fefefe' }
    const { repaired } = colourVerdict('boxPrimaryText', palette, derive(palette, 'light'))
    expect(contrast(repaired!, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  })
})
