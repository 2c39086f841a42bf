/**
 * Derives every colour role from the settings palette (decision 0038). Pure and total: it rejects no colour. Keys that
 * the shop left empty are derived from the primary. Keys that it set are used, and adjusted if they are not readable.
 */

import { type Palette, paletteDefaults } from '@/contract/palette.ts'
import { clamp } from '@/lib/clamp.ts'
import { contrast, fromOklch, type Hex, luminance, toOklch } from '@/lib/oklch.ts'
import { parseColour } from '@/lib/parse-colour.ts'
import { onFill, repair, textOn } from '@/lib/repair-contrast.ts'
import { gameTokens } from './game-colours.ts'
import { extremesOf, type GroundWishes, groundOf } from './ground.ts'
import { type Role, roles, type ThemeMode, type Tokens } from './tokens.ts'

interface Recipe {
  dark: boolean
  wish: (key: keyof Palette) => Hex | undefined
  neutral: (l: number, c: number) => Hex // the primary's hue. Grey primaries give greys
  ink: Hex // dark text for fills
}

type Part = Partial<Tokens>

const fallback = (role: Role): Hex => paletteDefaults[role].toLowerCase()

function grounds({ dark, neutral }: Recipe, chosen: Hex | undefined, veil: number) {
  const canvas = chosen ?? (dark ? neutral(0.195, 0.018) : neutral(0.976, 0.006))
  const surface = dark ? neutral(0.238, 0.022) : '#ffffff'
  const raised = dark ? neutral(0.278, 0.024) : '#ffffff'
  const sunken = dark ? neutral(0.165, 0.016) : neutral(0.951, 0.011)
  const open = extremesOf(canvas, veil) // the page where no panel covers it
  return { canvas, surface, raised, sunken, open }
}

type Grounds = ReturnType<typeof grounds>

function inks({ dark, neutral }: Recipe, { open, surface, raised, sunken }: Grounds, text: Hex | undefined) {
  const everywhere = [surface, ...open, sunken, raised]
  const plain = dark ? neutral(0.955, 0.008) : neutral(0.27, 0.032)
  const second = dark ? neutral(0.78, 0.016) : neutral(0.455, 0.028)
  return {
    line: dark ? neutral(0.33, 0.025) : neutral(0.905, 0.013),
    'line-strong': repair(dark ? neutral(0.45, 0.02) : neutral(0.75, 0.018), [surface, ...open], 3),
    ink: repair(text ?? plain, everywhere, 7),
    ink2: repair(text ? shaded(text, second) : second, everywhere),
    ink3: repair(dark ? neutral(0.66, 0.018) : neutral(0.58, 0.024), everywhere),
  }
}

/** Returns the hue of one colour at the lightness of another. */
const shaded = (colour: Hex, like: Hex): Hex => {
  const { c, h } = toOklch(colour)
  return fromOklch({ l: toOklch(like).l, c: Math.min(c, 0.06), h })
}

function roleTokens(role: Role, recipe: Recipe, { open, surface, raised, sunken }: Grounds): Part {
  const { dark, wish, ink } = recipe
  const chosen = wish(role) ?? fallback(role)
  const { c, h } = toOklch(chosen)
  const lit = dark && role === 'primary' ? fromOklch({ l: 0.74, c: Math.min(0.09, c + 0.02), h }) : chosen
  const { fill, on } = onFill(lit, ink)
  const soft = fromOklch(
    dark ? { l: 0.31, c: Math.min(0.06, c * 0.5), h } : { l: 0.948, c: Math.min(0.045, c * 0.32), h },
  )
  const line = fromOklch(
    dark ? { l: 0.46, c: Math.min(0.09, c * 0.6), h } : { l: 0.85, c: Math.min(0.09, c * 0.5), h },
  )
  const text = fromOklch(dark ? { l: 0.8, c: Math.min(0.15, c), h } : { l: 0.56, c, h })
  return {
    [role]: fill,
    [`on-${role}`]: on,
    [`${role}-soft`]: soft,
    [`${role}-line`]: line,
    [`${role}-text`]: repair(text, [soft, surface, ...open, raised, sunken], dark ? 5 : 4.6),
  }
}

/** Header and footer: a dark band by default, or any chosen colour. Text turns dark on a light one. */
function band(recipe: Recipe, chosen: Hex | undefined) {
  const { dark, neutral } = recipe
  if (!chosen) {
    return {
      base: neutral(dark ? 0.262 : 0.29, 0.045),
      second: neutral(dark ? 0.31 : 0.345, 0.05),
      line: neutral(dark ? 0.36 : 0.42, 0.05),
      awning: neutral(0.505, 0.068),
    }
  }
  const { l, c, h } = toOklch(chosen)
  const light = luminance(chosen)
  const away = light > 0.4 || (light > 0.08 && light < 0.179) ? -1 : 1 // a middle tone must not come closer to its text
  const shifted = (by: number) => fromOklch({ l: clamp(l + away * by, 0, 1), c, h })
  return { base: chosen, second: shifted(0.055), line: shifted(0.13), awning: shifted(0.215) }
}

/** Opacity of a header with `header_transparent`. Its text is readable over any content. */
const headerVeil = 0.9

function bands(recipe: Recipe): Part {
  const { wish, neutral, ink } = recipe
  const header = band(recipe, wish('headerBackground'))
  const footer = band(recipe, wish('footerBackground') ?? wish('headerBackground'))
  const soft = (ground: Hex) => (luminance(ground) > 0.179 ? neutral(0.4, 0.03) : neutral(0.82, 0.03))
  const strong = (ground: Hex) => (luminance(ground) > 0.179 ? ink : neutral(0.975, 0.01))
  const onHeader = [header.second, header.base, ...extremesOf(header.base, headerVeil)]
  const onHeaderText = textOn(onHeader, ink, wish('headerPrimaryText') ?? strong(header.base))
  const menu = wish('headerMenu') ?? soft(header.base)
  return {
    night: header.base,
    'night-2': header.second,
    'night-line': header.line,
    awning: header.awning,
    'on-night': onHeaderText,
    'on-night-2': repair(menu, onHeader, 4.6),
    'header-menu': repair(menu, onHeader, 4.6),
    'header-text-2': repair(wish('headerSecondaryText') ?? soft(header.base), onHeader),
    'header-icon': repair(wish('headerIconColor') ?? onHeaderText, onHeader),
    footer: footer.base,
    'footer-line': footer.line,
    'on-footer': repair(wish('footerTextPrimary') ?? strong(footer.base), [footer.base]),
    'on-footer-2': repair(wish('footerTextSecondary') ?? soft(footer.base), [footer.base], 4.6),
    'focus-night': repair(
      wish('secondary') ?? fallback('secondary'),
      [header.base, header.second, footer.base],
      3,
    ),
    'footer-icon': repair(wish('footerIconColor') ?? strong(footer.base), [footer.base]),
    'footer-error': repair(wish('error') ?? fallback('error'), [footer.base], 6), // its box is slightly closer to the text
  }
}

/**
 * The bright end of a button never lowers contrast: with white text it darkens downwards, with dark text it lightens
 * upwards.
 */
function buttons(recipe: Recipe, base: Part): Part {
  const { wish, ink } = recipe
  const chosen = wish('buttonBackground')
  const { fill, on } = chosen ? onFill(chosen, ink) : { fill: base.primary!, on: base['on-primary']! }
  const { l, c, h } = toOklch(fill)
  const lightText = luminance(on) > 0.5
  const top = lightText ? fill : fromOklch({ l: l + (1 - l) * 0.12, c: c * 0.9, h })
  const bottom = lightText ? fromOklch({ l: l * 0.9, c: c * 0.9, h }) : fill
  const text = textOn([fill, top, bottom], ink, wish('buttonText') ?? on)
  const icon = wish('buttonIcon')
  const soft = wish('buttonSecondaryBackground') ?? base['primary-soft']!
  const softText =
    wish('buttonSecondaryText') ?? (soft === base['primary-soft'] ? base['primary-text'] : undefined)
  return {
    'button-top': top,
    'button-bottom': bottom,
    'on-button': text,
    'button-icon': icon ? repair(icon, [top, bottom], 3) : text,
    'button-soft': soft,
    'on-button-soft': textOn([soft], ink, softText),
  }
}

function boxes({ wish, ink }: Recipe, base: Part): Part {
  const one = wish('boxPrimary') ?? base['primary-soft']!
  const two = wish('boxSecondary') ?? base['secondary-soft']!
  const three = wish('boxTertiary') ?? base.sunken!
  return {
    'box-1': one,
    'on-box-1': textOn([one], ink, wish('boxPrimaryText')),
    'box-2': two,
    'on-box-2': textOn([two], ink, wish('boxSecondaryText')),
    'box-3': three,
    'on-box-3': textOn([three], ink, wish('boxTertiaryText')),
  }
}

const drawnBanner = { 'banner-lit': '#ffd864', 'banner-low': '#f4a90c', 'banner-shelf': '#d38a05' }

/** Three tones on which the same text is readable, and a shelf colour without text. */
function banner({ wish, ink }: Recipe): Part {
  const chosen = wish('secondary') ?? fallback('secondary')
  const { fill, on } = onFill(chosen, ink)
  if (chosen === fallback('secondary')) return { banner: fill, ...drawnBanner, 'on-banner': on }
  const { l, c, h } = toOklch(fill)
  const toned = (by: number, chroma = c) => fromOklch({ l: clamp(l + by, 0.1, 0.97), c: chroma, h })
  return {
    banner: fill,
    'banner-lit': repair(toned(0.045, c * 0.85), [on]),
    'banner-low': repair(toned(-0.05), [on]),
    'banner-shelf': toned(-0.14),
    'on-banner': on,
  }
}

/** A grey accent does not count as a choice. The selected chip then has the colour of the text. */
function controls({ dark, wish, ink }: Recipe, base: Part, { open, surface }: Grounds): Part {
  const field = wish('inputBackground') ?? surface
  const accent = wish('accent')
  const control = repair(base.primary!, [surface, ...open], 3)
  const coloured = accent && toOklch(accent).c > 0.02 && contrast(accent, base.canvas!) >= 7
  return {
    field,
    'on-field': textOn([field], ink, wish('inputText') ?? base.ink),
    'field-hint': repair(base.ink3!, [field]),
    control,
    'on-control': textOn([control], ink),
    chip: coloured ? accent : base.ink!,
    'on-chip': base.canvas!,
    star: repair(base.secondary!, [surface, ...open], 3.2),
    focus: dark ? repair(base.secondary!, [surface, ...open], 3) : base['primary-text']!,
  }
}

function shadows({ dark, neutral }: Recipe, base: Part): Part {
  const scrim = `${neutral(0.195, 0.032)}cc`
  if (dark) {
    const ring = `0 0 0 1px ${base.line}`
    return {
      e1: '0 1px 2px #0006',
      e2: `${ring}, 0 18px 40px -12px #000b`,
      e3: `${ring}, 0 40px 80px -20px #000`,
      scrim,
    }
  }
  const tint = neutral(0.325, 0.05)
  const deep = neutral(0.25, 0.04)
  return {
    e1: `0 1px 2px ${tint}14, 0 8px 20px -12px ${tint}33`,
    e2: `0 2px 4px ${tint}14, 0 18px 40px -16px ${tint}52`,
    e3: `0 4px 10px ${deep}1f, 0 40px 80px -20px ${deep}73`,
    scrim,
  }
}

function derived(palette: Partial<Palette>, mode: ThemeMode, wishes: GroundWishes): Tokens {
  const { dark, canvas, veil } = groundOf(wishes, mode)
  const wish = (key: keyof Palette) => parseColour(palette[key])
  const brand = wish('primary') ?? fallback('primary')
  const { c, h } = toOklch(brand)
  const tint = Math.min(1, c / 0.05)
  const neutral = (l: number, chroma: number) => fromOklch({ l, c: chroma * tint, h })
  const recipe: Recipe = { dark, wish, neutral, ink: neutral(0.24, 0.03) }
  const under = grounds(recipe, canvas, veil)
  const { open: _, ...plain } = under
  const base: Part = { ...plain, ...inks(recipe, under, parseColour(wishes.body_text_color)), brand }
  for (const role of roles) Object.assign(base, roleTokens(role, recipe, under))
  const primary = toOklch(base.primary!)
  base['primary-hover'] = fromOklch({ ...primary, l: primary.l - 0.055 })
  return {
    ...base,
    ...bands(recipe),
    ...buttons(recipe, base),
    ...boxes(recipe, base),
    ...banner(recipe),
    ...controls(recipe, base, under),
    ...shadows(recipe, base),
    ...gameTokens(palette),
    dark: recipe.ink,
  } as Tokens
}

const known = new Map<string, Tokens>()
const mostKnown = 8

/**
 * Caches the last few palettes: the server calls it for every page and email, and a palette takes about a millisecond.
 */
export function derive(
  palette: Partial<Palette>,
  mode: ThemeMode,
  wishes: GroundWishes = {},
): Readonly<Tokens> {
  const { background, background_image, background_overlay, body_text_color } = wishes
  const ground = { background, background_image, background_overlay, body_text_color }
  const key = JSON.stringify([palette, mode, ground])
  const found = known.get(key)
  if (found) return found
  if (known.size >= mostKnown) known.clear()
  const tokens = derived(palette, mode, ground)
  known.set(key, tokens)
  return tokens
}
