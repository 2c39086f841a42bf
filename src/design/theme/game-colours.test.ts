import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paletteDefaults } from '@/contract/palette.ts'
import { contrast, toOklch } from '@/lib/oklch.ts'
import { gameColours, gameTokens } from './game-colours.ts'

const panel = '#30221a'
const apart = (a: string, b: string) => {
  const turn = Math.abs(toOklch(a).h - toOklch(b).h)
  return Math.min(turn, 360 - turn)
}

describe('the colours of the game', () => {
  it('are the designed ones for the default palette, and for an empty or invalid one', () => {
    const drawn = gameColours(paletteDefaults)
    expect(drawn).toMatchObject({ primary: '#387e84', primaryDark: '#235459', secondaryLight: '#ffdd66' })
    expect(gameColours({})).toEqual(drawn)
    expect(gameColours({ primary: 'teal', secondary: '' })).toEqual(drawn)
  })

  it('keep all text readable for any choice of the shop', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map(n => `#${n.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(colour, colour, (primary, secondary) => {
        fc.pre(primary !== '#387e84' && secondary !== '#ffc107')
        const colours = gameColours({ primary, secondary })
        for (const fill of [colours.primary, colours.primaryLight, colours.primaryDark])
          expect(contrast(colours.onPrimary, fill)).toBeGreaterThanOrEqual(4.5)
        for (const fill of [colours.secondary, colours.secondaryLight, colours.secondaryDark])
          expect(contrast(colours.onSecondary, fill)).toBeGreaterThanOrEqual(4.5)
        const onPanel = [
          colours.primaryGlow,
          colours.primaryPale,
          colours.secondaryMark,
          colours.secondaryText,
        ]
        for (const text of onPanel) expect(contrast(text, panel)).toBeGreaterThanOrEqual(4.5)
        expect(contrast('#fff4dc', colours.primaryDeep)).toBeGreaterThanOrEqual(4.5)
        expect(contrast('#ffffff', colours.rivalDark)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it('keep the two sides distinct if the shop is as red as the opponent', () => {
    for (const primary of ['#c62828', '#e2501e', '#387e84', '#2040c0']) {
      const { ownRing, rivalRing } = gameColours({ primary })
      expect(apart(ownRing, rivalRing)).toBeGreaterThan(40)
    }
  })

  it('have names that style sheets can use', () => {
    expect(gameTokens({})).toMatchObject({ 'game-primary-light': '#43939a', 'game-on-secondary': '#3a1d00' })
  })
})
