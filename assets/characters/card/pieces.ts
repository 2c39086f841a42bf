/** Pieces both card layouts are put together from: metal ring, emblem, number discs, gems, foil, shadow. All HTML strings. */

import type { CardLayout } from '../../../src/contract/card/card-layout.ts'
import { gemPaint, metalPaint, metals, typeLooks } from '../../../src/contract/card/card-look.ts'
import type { CardType, Rarity } from '../../../src/contract/characters.ts'
import type { Rect } from '../../browser/studio.ts'
import { iconSvg } from './icons.ts'

export const box = (r: Rect, style: string, inner = ''): string =>
  `<div style="position:absolute;left:${r.x}px;top:${r.y}px;width:${r.w}px;height:${r.h}px;${style}">${inner}</div>`

export const layer = (style: string, inner = ''): string =>
  `<div style="position:absolute;inset:0;${style}">${inner}</div>`

const roundedPath = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}H${x + w - r}A${r} ${r} 0 0 1 ${x + w} ${y + r}V${y + h - r}A${r} ${r} 0 0 1 ${x + w - r} ${y + h}` +
  `H${x + r}A${r} ${r} 0 0 1 ${x} ${y + h - r}V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`

/** The rarity's metal all around, with the art window cut out. */
export function frame(l: CardLayout, rarita: Rarity): string {
  const { x, y, w, h, radius } = l.window
  const k = l.width / 640
  const hole = `clip-path:path(evenodd,'${roundedPath(0, 0, l.width, l.height, l.radius)} ${roundedPath(x, y, w, h, radius)}')`
  const brushed =
    'repeating-linear-gradient(92deg,#fff0 0 2px,#ffffff14 2px 3px,#0000 3px 6px,#00000012 6px 7px)'
  const line = (inset: number, colour: string, width: number) =>
    layer(
      `inset:${inset * k}px;border-radius:${l.radius - inset * k}px;box-shadow:inset 0 0 0 ${Math.max(0.6, width * k)}px ${colour}`,
    )
  const edges = `${line(0, '#0009', 3)}${line(3, '#ffffff66', 3)}${line(10, `${metals[rarita].dark}aa`, 2)}${line(17, '#0008', 3)}`
  return layer(hole, layer(`background:${brushed},${metalPaint(rarita)}`) + edges) + corners(l, rarita)
}

/** Set stones where the frame turns; a plain rivet on the commonest. */
function corners(l: CardLayout, rarita: Rarity): string {
  const k = l.width / 640
  const size = (rarita === 'Comune' ? 14 : 20) * k
  const inset = (rarita === 'Comune' ? 16 : 13) * k
  const shape = rarita === 'Comune' ? 'border-radius:50%' : 'transform:rotate(45deg);border-radius:22%'
  const { dark, light } = metals[rarita]
  const stone = (x: number, y: number) =>
    box(
      { x: x - size / 2, y: y - size / 2, w: size, h: size },
      `${shape};background:${gemPaint(rarita)};box-shadow:0 0 0 ${2 * k}px ${dark},0 0 ${6 * k}px ${light}99,inset 0 0 0 ${1.5 * k}px #fff9`,
    )
  return stone(l.width - inset - size / 2, inset + size / 2)
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
  const inner = `border-radius:50%;inset:${rim}px;background:${enamel};box-shadow:inset 0 -${r.w * 0.07}px ${r.w * 0.12}px #0006,inset 0 ${r.w * 0.04}px ${r.w * 0.07}px #fff8`
  return box(
    r,
    `border-radius:50%;background:${metalPaint(rarita)};box-shadow:0 ${r.w * 0.04}px ${r.w * 0.1}px #000a`,
    layer(inner) + glyph,
  )
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
  const inner = `border-radius:50%;inset:${8.5 * k}px;background:radial-gradient(circle at 38% 28%,${light},${dark} 72%);box-shadow:inset 0 ${-8 * k}px ${16 * k}px #0007,inset 0 ${5 * k}px ${8 * k}px #fff7`
  const glyph = mark
    ? `<div style="position:absolute;left:${46 * k}px;top:${12 * k}px;width:${32 * k}px;color:#ffffffd8;filter:drop-shadow(0 2px 2px #0008)">${iconSvg(icon)}</div>`
    : ''
  return box(
    r,
    `border-radius:50%;background:${metalPaint(rarita)};box-shadow:0 ${6 * k}px ${14 * k}px #0009`,
    layer(inner) + glyph,
  )
}

export function gems(r: Rect, rarita: Rarity, size: number): string {
  const { gems: count, mid } = metals[rarita]
  const one = `<div style="width:${size}px;height:${size}px;transform:rotate(45deg);border-radius:22%;background:${gemPaint(rarita)};box-shadow:0 0 ${size * 0.36}px ${mid},inset 0 0 0 ${size * 0.07}px #fff9"></div>`
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
