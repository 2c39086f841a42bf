import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Palette } from '@/contract/palette.ts'
import { contrast, toOklch } from '@/lib/oklch.ts'
import { derive } from './derive.ts'
import { extremesOf, type GroundWishes, groundOf } from './ground.ts'
import { roles, type ThemeMode, type TokenName } from './tokens.ts'

const modes: readonly ThemeMode[] = ['light', 'dark']
const primaries = {
  teal: '#387e84',
  yellow: '#ffee00',
  violet: '#7a1fe0',
  cyan: '#00e5ff',
  pink: '#ff4fa3',
  'near-black': '#0a0a0c',
  grey: '#808080',
  white: '#ffffff',
}

type Rule = [text: TokenName, ratio: number, grounds: TokenName[]]

const rules: Rule[] = [
  ['ink', 7, ['canvas', 'surface', 'raised', 'sunken']],
  ['ink2', 4.5, ['canvas', 'surface', 'raised', 'sunken']],
  ['ink3', 4.5, ['canvas', 'surface', 'raised', 'sunken']],
  ['line-strong', 3, ['canvas', 'surface']],
  ['on-button', 4.5, ['button-top', 'button-bottom']],
  ['button-icon', 3, ['button-top', 'button-bottom']],
  ['on-button-soft', 4.5, ['button-soft']],
  ['on-night', 4.5, ['night', 'night-2']],
  ['on-night-2', 4.5, ['night', 'night-2']],
  ['header-menu', 4.5, ['night', 'night-2']],
  ['header-text-2', 4.5, ['night', 'night-2']],
  ['header-icon', 4.5, ['night', 'night-2']],
  ['on-footer', 4.5, ['footer']],
  ['on-footer-2', 4.5, ['footer']],
  ['footer-icon', 4.5, ['footer']],
  ['footer-error', 4.5, ['footer']],
  ['on-field', 4.5, ['field']],
  ['field-hint', 4.5, ['field']],
  ['on-chip', 4.5, ['chip']],
  ['control', 3, ['canvas', 'surface']],
  ['on-control', 4.5, ['control']],
  ['on-box-1', 4.5, ['box-1']],
  ['on-box-2', 4.5, ['box-2']],
  ['on-box-3', 4.5, ['box-3']],
  ['focus', 3, ['canvas', 'surface']],
  ['star', 3, ['canvas', 'surface']],
  ...roles.flatMap((role): Rule[] => [
    [`on-${role}`, 4.5, [role]],
    [`${role}-text`, 4.5, [`${role}-soft`, 'canvas', 'surface', 'raised', 'sunken']],
    ['ink', 4.5, [`${role}-soft`]],
  ]),
]

/** With an image behind the page, every rule about the canvas also applies to its darkest and its lightest spot. */
function unreadable(palette: Partial<Palette>, mode: ThemeMode, wishes: GroundWishes = {}): string[] {
  const tokens = derive(palette, mode, wishes)
  const open = extremesOf(tokens.canvas, groundOf(wishes, mode).veil)
  const coloursOf = (ground: TokenName) => (ground === 'canvas' ? open : [tokens[ground]])
  return rules.flatMap(([text, ratio, grounds]) =>
    grounds.flatMap(ground =>
      coloursOf(ground)
        .filter(colour => contrast(tokens[text], colour) < ratio)
        .map(colour => `${text} on ${ground} ${colour}: ${contrast(tokens[text], colour).toFixed(2)}`),
    ),
  )
}

describe('the look derived from a palette', () => {
  it.each(modes)('is the design language by default (%s)', mode => {
    const tokens = derive({}, mode)
    const expected =
      mode === 'light'
        ? {
            canvas: '#f3f8f9',
            ink: '#112b2d',
            primary: '#387e84',
            'primary-text': '#2d757b',
            night: '#073235',
          }
        : {
            canvas: '#0b1718',
            ink: '#eaf2f2',
            primary: '#5dbcc4',
            'primary-text': '#86ccd2',
            night: '#002b2e',
          }
    expect(tokens).toMatchObject(expected)
  })

  for (const mode of modes) {
    it.each(Object.entries(primaries))(`is readable everywhere with a %s primary (${mode})`, (_, primary) => {
      expect(unreadable({ primary }, mode)).toEqual([])
    })
  }

  it('is readable everywhere with any palette', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map(n => `#${n.toString(16).padStart(6, '0')}`)
    const keys = [
      'primary',
      'secondary',
      'info',
      'warning',
      'error',
      'success',
      'accent',
      'headerBackground',
      'headerMenu',
      'headerPrimaryText',
      'headerSecondaryText',
      'headerIconColor',
      'footerBackground',
      'footerTextPrimary',
      'footerTextSecondary',
      'footerIconColor',
      'boxPrimary',
      'boxSecondary',
      'boxTertiary',
      'boxPrimaryText',
      'boxSecondaryText',
      'boxTertiaryText',
      'inputBackground',
      'inputText',
      'buttonBackground',
      'buttonText',
      'buttonIcon',
      'buttonSecondaryBackground',
      'buttonSecondaryText',
    ] as const satisfies readonly (keyof Palette)[]
    const palette = fc.record(Object.fromEntries(keys.map(key => [key, colour])), { requiredKeys: [] })
    fc.assert(
      fc.property(palette, fc.constantFrom(...modes), (given, mode) => {
        expect(unreadable(given, mode)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it('is readable on any background: colour, image, veil and body text of the shop (specification notes §3)', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map(n => `#${n.toString(16).padStart(6, '0')}`)
    const veil = fc
      .tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(100))
      .map(([r, g, b, a]) => `rgba(${r}, ${g}, ${b}, ${a / 100})`)
    const wishes = fc.record(
      {
        background: colour,
        background_overlay: veil,
        body_text_color: colour,
        background_image: fc.constant('/assets/x.webp'),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(wishes, colour, fc.constantFrom(...modes), (ground, primary, mode) => {
        expect(unreadable({ primary }, mode, ground)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('has grey neutrals for a grey primary', () => {
    const { canvas, ink, night } = derive({ primary: '#808080' }, 'light')
    for (const colour of [canvas, ink, night]) expect(toOklch(colour).c).toBeLessThan(0.004)
  })
})

describe('the shop’s background colour', () => {
  it('stays unchanged if text is readable on it', () => {
    expect(derive({}, 'light', { background: '#fff4e0' }).canvas).toBe('#fff4e0')
    expect(derive({}, 'light', { background: '#10203a' }).canvas).toBe('#10203a')
  })

  it('makes the light theme’s text light if it is dark', () => {
    expect(toOklch(derive({}, 'light', { background: '#10203a' }).ink).l).toBeGreaterThan(0.8)
  })

  it('is darkened in its own hue for the dark theme', () => {
    const { canvas } = derive({}, 'dark', { background: '#ffd6e8' })
    expect(toOklch(canvas).l).toBeLessThan(0.25)
    expect(Math.abs(toOklch(canvas).h - toOklch('#ffd6e8').h)).toBeLessThan(12)
  })

  it('leaves the shop’s body text unchanged if readable, and adjusts it otherwise', () => {
    expect(derive({}, 'light', { body_text_color: '#3a1030' }).ink).toBe('#3a1030')
    expect(derive({}, 'light', { body_text_color: '#ffd0f0' }).ink).not.toBe('#ffd0f0')
  })
})

describe('the shop’s own colours', () => {
  it('stay unchanged if they are readable', () => {
    const tokens = derive(
      {
        headerBackground: '#401060',
        headerMenu: '#ffe0a0',
        buttonBackground: '#104080',
        inputBackground: '#fffbe8',
      },
      'light',
    )
    expect(tokens).toMatchObject({
      night: '#401060',
      'header-menu': '#ffe0a0',
      'button-top': '#104080',
      field: '#fffbe8',
    })
  })

  it('change only in lightness if they are not', () => {
    const wish = '#7a2020'
    const { 'header-menu': menu, night } = derive({ headerBackground: '#501010', headerMenu: wish }, 'light')
    expect(menu).not.toBe(wish)
    expect(contrast(menu, night)).toBeGreaterThanOrEqual(4.5)
    expect(Math.abs(toOklch(menu).h - toOklch(wish).h)).toBeLessThan(4)
  })

  it('turn the header text dark on a light header', () => {
    const { 'on-night': text } = derive({ headerBackground: '#fff6dd' }, 'light')
    expect(toOklch(text).l).toBeLessThan(0.4)
  })

  it('fall back if they are empty or not colours', () => {
    const broken = { primary: 'teal', headerBackground: '', buttonText: 'url(x)' }
    expect(derive(broken, 'light')).toEqual(derive({}, 'light'))
  })
})
