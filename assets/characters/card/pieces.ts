/** Pieces both card layouts are put together from: metal ring, emblem, number discs, gems, foil, shadow. All HTML strings. */

import type { CardType, Rarity } from '../../../src/contract/endpoints/game/characters.ts'
import { gemGradient, metalGradient, metals, typeLooks } from '../../../src/design/card/card-look.ts'
import type { CardLayout } from '../../../src/domain/card-layout.ts'
import type { Rect } from '../../browser/studio.ts'
import { iconSvg } from './icons.ts'
import { ornamentsSvg } from './ornaments.ts'

export const box = (r: Rect, style: string, inner = ''): string =>
  `<div style="position:absolute;left:${r.x}px;top:${r.y}px;width:${r.w}px;height:${r.h}px;${style}">${inner}</div>`

export const layer = (style: string, inner = ''): string =>
  `<div style="position:absolute;inset:0;${style}">${inner}</div>`

const roundedPath = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}H${x + w - r}A${r} ${r} 0 0 1 ${x + w} ${y + r}V${y + h - r}A${r} ${r} 0 0 1 ${x + w - r} ${y + h}` +
  `H${x + r}A${r} ${r} 0 0 1 ${x} ${y + h - r}V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`

/** Lit from the upper left: a white edge above, shade below, two engraved lines between, a dark lip around the window. */
function bevels(l: CardLayout, rarita: Rarity): string {
  const k = l.width / 640
  const { dark, light } = metals[rarita]
  const px = (n: number) => `${Math.max(0.5, n * k)}px`
  const line = (inset: number, shadow: string) =>
    layer(`inset:${inset * k}px;border-radius:${l.radius - inset * k * 0.9}px;box-shadow:${shadow}`)
  const deep = rarita === 'Unica' ? '#4a1a6a' : dark
  return [
    line(
      0,
      `inset 0 0 0 ${px(2)} ${deep},inset ${px(3)} ${px(3)} ${px(3)} #fffc,inset -${px(3)} -${px(4)} ${px(4)} #000b`,
    ),
    line(8, `inset 0 0 0 ${px(1.5)} ${deep}cc,inset ${px(2.5)} ${px(2.5)} 0 ${light}99`),
    line(12.5, `inset 0 0 0 ${px(1)} ${light}cc`),
    line(15, `inset 0 0 0 ${px(5)} ${deep}88,inset 0 0 0 ${px(2)} ${light}aa`),
  ].join('')
}

/** The rarity's metal all around, with the art window cut out, and the rarity's ornaments over it. */
export function frame(l: CardLayout, rarita: Rarity): string {
  const { x, y, w, h, radius } = l.window
  const hole = `clip-path:path(evenodd,'${roundedPath(0, 0, l.width, l.height, l.radius)} ${roundedPath(x, y, w, h, radius)}')`
  const brushed =
    'repeating-linear-gradient(92deg,#fff0 0 2px,#ffffff14 2px 3px,#0000 3px 6px,#00000012 6px 7px)'
  const fall = 'linear-gradient(165deg,#fff5,#fff0 30%,#0000 62%,#0005)'
  const ring = layer(
    hole,
    layer(`background:${fall},${brushed},${metalGradient(rarita)}`) + bevels(l, rarita),
  )
  return ring + ornamentsSvg(rarita, l.width)
}

export function emblem(r: Rect, rarita: Rarity, tipo?: CardType): string {
  const rim = Math.round(r.w * 0.078)
  const { light, dark, icon } = tipo
    ? typeLooks[tipo]
    : { light: '#4a3a2c', dark: '#1a120d', icon: undefined }
  const enamel = `radial-gradient(circle at 36% 26%,${light},${dark} 76%)`
  const glyph = icon
    ? `<div style="position:absolute;inset:${r.w * 0.2}px;color:#fff;filter:drop-shadow(0 ${r.w * 0.025}px ${r.w * 0.02}px #0007)">${iconSvg(icon)}</div>`
    : ''
  return medal(r, rarita, enamel, rim, glyph)
}

/** A ring of metal around enamel with a dark groove between and light falling on both. */
function medal(r: Rect, rarita: Rarity, enamel: string, rim: number, inner: string): string {
  const { dark, light } = metals[rarita]
  const deep = rarita === 'Unica' ? '#4a1a6a' : dark
  const k = r.w / 124
  const ring = `border-radius:50%;background:linear-gradient(150deg,#fff6,#fff0 40%,#0004),${metalGradient(rarita)};box-shadow:0 ${6 * k}px ${14 * k}px #000a,inset 0 0 0 ${2 * k}px ${deep},inset ${2 * k}px ${3 * k}px ${2 * k}px #fffb`
  const bowl = layer(
    `border-radius:50%;inset:${rim}px;background:${enamel};box-shadow:0 0 0 ${2 * k}px ${deep},0 0 0 ${3 * k}px ${light}99,inset 0 ${-8 * k}px ${16 * k}px #0007,inset 0 ${4 * k}px ${7 * k}px #fff8`,
  )
  const gloss = layer(
    `border-radius:50%;inset:${rim + 3 * k}px ${rim + 9 * k}px 50%;background:linear-gradient(#ffffff70,#ffffff08);border-radius:50% 50% 46% 46%/90% 90% 20% 20%`,
  )
  return box(r, ring, bowl + gloss + inner)
}

export type Stat = 'attack' | 'health'
const statLooks = {
  attack: { icon: 'sword', light: '#ffb070', dark: '#b8280c' },
  health: { icon: 'heart', light: '#7affa0', dark: '#0c7a4a' },
} as const

/** The seat of a number; `mark` adds the sword or heart above it. */
export function statDisc(r: Rect, rarita: Rarity, stat: Stat, mark: boolean): string {
  const { icon, light, dark } = statLooks[stat]
  const k = r.w / 124
  const enamel = `radial-gradient(circle at 38% 28%,${light},${dark} 72%)`
  const glyph = mark
    ? `<div style="position:absolute;left:${46 * k}px;top:${12 * k}px;width:${32 * k}px;color:#ffffffd8;filter:drop-shadow(0 2px 2px #0008)">${iconSvg(icon)}</div>`
    : ''
  return medal(r, rarita, enamel, 9.5 * k, glyph)
}

export function gems(r: Rect, rarita: Rarity, size: number): string {
  const { gems: count, mid, dark } = metals[rarita]
  const facet = 'linear-gradient(135deg,#fff9 0 28%,#fff0 28% 52%,#0003 52% 74%,#0006 74%)'
  const one = `<div style="width:${size}px;height:${size}px;transform:rotate(45deg);border-radius:16%;background:${facet},${gemGradient(rarita)};box-shadow:0 0 0 ${size * 0.07}px ${dark},0 0 ${size * 0.5}px ${mid},inset 0 0 0 ${size * 0.06}px #fffb"></div>`
  return box(r, `display:flex;justify-content:center;flex-wrap:wrap;gap:${size * 0.55}px`, one.repeat(count))
}

/** Rainbow and streaks for Leggendaria and Unica; lies behind the creature, or it would wash its face. */
export function foil(rarita: Rarity): string {
  const strength = metals[rarita].foil
  if (!strength) return ''
  const bands =
    'repeating-linear-gradient(115deg,#ff3a9a33 0 5%,#ffd83a44 10%,#3affb044 15%,#3ab0ff55 20%,#b03aff44 25%,#ff3a9a33 30%)'
  const streaks =
    'linear-gradient(115deg,transparent 30%,#fff 45%,transparent 55%,transparent 70%,#fff 78%,transparent 84%)'
  return (
    layer(`opacity:${strength};mix-blend-mode:color-dodge;background:${bands}`) +
    layer(`opacity:.5;mix-blend-mode:soft-light;background:${streaks}`)
  )
}
