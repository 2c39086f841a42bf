import { describe, expect, it } from 'vitest'
import { paletteDefaults } from '@/contract/palette.ts'
import { derive } from '@/design/theme/derive.ts'
import { contrast } from '@/lib/oklch.ts'
import { colourVerdict } from './colour-verdict.ts'

const light = derive(paletteDefaults, 'light')

describe('the result for a chosen colour', () => {
  it('passes where it can be read as text', () => {
    expect(colourVerdict('primary', paletteDefaults, light)).toEqual({ shown: '#387e84', isDerived: false })
  })

  it('is repaired where it cannot, and the repaired one reads', () => {
    for (const key of ['secondary', 'error', 'success', 'warning'] as const) {
      const { repaired } = colourVerdict(key, paletteDefaults, light)
      expect(contrast(repaired!, light.surface)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('is the theme’s default when nothing was chosen', () => {
    expect(colourVerdict('headerBackground', paletteDefaults, light)).toEqual({
      shown: light.night,
      isDerived: true,
    })
  })

  it('is never refused: text too close to its ground is moved away from it', () => {
    const palette = { ...paletteDefaults, boxPrimary: '#ffffff', boxPrimaryText: '#fefefe' }
    const { repaired } = colourVerdict('boxPrimaryText', palette, derive(palette, 'light'))
    expect(contrast(repaired!, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  })
})
