/**
 * What a rarity adds to the plain ring of metal: plates in the corners, clasps at the sides, a foot in the middle below, a band of dark
 * enamel and a crown above. Drawn once on the full card's grid as SVG; both layouts have its proportions. Each rarity differs in
 * shape and brightness, not only in colour, so that a card of 120 px shows its rarity without colours too.
 */

import type { Rarity } from '../../../src/contract/endpoints/game/characters.ts'
import { metals } from '../../../src/design/card/card-look.ts'

const W = 640
const H = 896

interface Ornament {
  corner?: string // from the outer corner at 0 0, along x and y
  clasp?: string // on the left edge, middle at 0 0
  foot?: string // on the lower edge, middle at 0 0, y upwards
  enamel?: string // colour of the band between two lines of metal
  crown?: string // on the upper edge, middle at 0 0
  stone: 'rivet' | 'diamond' | 'star'
}

const bracket = 'M0 44A44 44 0 0 1 44 0H132Q116 20 88 22Q60 24 52 38Q46 48 38 52Q24 60 22 88Q20 116 0 132Z'
const leaf =
  'M0 44A44 44 0 0 1 44 0H184Q164 20 128 21Q104 22 98 36Q92 24 82 27Q84 46 66 46Q62 58 58 58Q58 62 46 66Q46 84 27 82Q24 92 36 98Q22 104 21 128Q20 164 0 184Z'
const shard = 'M0 44A44 44 0 0 1 44 0H170L96 22L88 40L74 24L66 62L62 62L24 74L40 88L22 96L0 170Z'

const roundClasp = 'M0-64Q18-52 20-30Q34-20 34 0Q34 20 20 30Q18 52 0 64Z'
const shardClasp = 'M0-110L20-60L30-50L24-34L44 0L24 34L30 50L20 60L0 110Z'

const wingClasp =
  'M0-196Q12-150 22-128L36-152Q44-112 32-84L52-104Q60-62 44-40L70-48Q66-20 56 0Q66 20 70 48L44 40Q60 62 52 104L32 84Q44 112 36 152L22 128Q12 150 0 196Z'

const roundFoot = 'M-84 0Q-64-18-40-20Q-26-34 0-34Q26-34 40-20Q64-18 84 0Z'
const leafFoot = 'M-150 0Q-110-20-66-20Q-56-34-38-28Q-26-46 0-46Q26-46 38-28Q56-34 66-20Q110-20 150 0Z'
const shardFoot = 'M-130 0L-66-20L-50-32L-34-24L0-48L34-24L50-32L66-20L130 0Z'

const crown = 'M-78 40L-92 4L-56 20L-36-2L-18 18L0-4L18 18L36-2L56 20L92 4L78 40Q0 28-78 40Z'

const ornaments: Record<Rarity, Ornament> = {
  Comune: { stone: 'rivet' },
  'Non Comune': { corner: bracket, stone: 'rivet' },
  Rara: { corner: bracket, clasp: roundClasp, foot: roundFoot, stone: 'diamond' },
  Mitica: { corner: shard, clasp: shardClasp, foot: shardFoot, stone: 'diamond' },
  Leggendaria: { corner: leaf, clasp: wingClasp, foot: leafFoot, enamel: '#3c0610', crown, stone: 'diamond' },
  Unica: { corner: leaf, clasp: shardClasp, foot: leafFoot, stone: 'star' },
}

const rainbow = ['#ffb0e6', '#ffe9a8', '#b0ffdc', '#a8e4ff', '#d0b8ff']

function gradients(rarita: Rarity): string {
  const { dark, mid, light, low } = metals[rarita]
  const tones = rarita === 'Unica' ? rainbow : [light, mid, low, light, mid]
  const stops = tones.map((tone, i) => `<stop offset="${i / (tones.length - 1)}" stop-color="${tone}"/>`)
  const deep = rarita === 'Unica' ? '#5a2a8a' : dark
  return (
    `<linearGradient id="plate" x1="0" y1="0" x2="1" y2="1">${stops.join('')}</linearGradient>` +
    `<radialGradient id="stone" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="#fff"/><stop offset=".4" stop-color="${rarita === 'Unica' ? '#ffe07a' : light}"/><stop offset="1" stop-color="${rarita === 'Unica' ? '#ff5ac8' : mid}"/></radialGradient>` +
    `<filter id="cast" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="0" dy="2" stdDeviation="2.5" flood-color="#000" flood-opacity=".6"/></filter>` +
    `<style>.plate{fill:url(#plate);stroke:${deep};stroke-width:2.5;filter:url(#cast)}.cut{fill:none;stroke:${deep};stroke-opacity:.55;stroke-width:2}.lit{fill:none;stroke:#fff;stroke-opacity:.7;stroke-width:1.6}.stone{fill:url(#stone);stroke:${deep};stroke-width:2}</style>`
  )
}

/** A plate with a lit edge and, inside it, an engraved line. */
const plated = (path: string, cut: number, centre = '0 0'): string =>
  `<path class="plate" d="${path}"/><path class="lit" d="${path}" transform="translate(${centre}) scale(.965) "/>` +
  `<path class="cut" d="${path}" transform="translate(${centre}) scale(${cut})"/>`

function stone(kind: Ornament['stone'], x: number, y: number, r: number): string {
  const at = `transform="translate(${x} ${y})"`
  if (kind === 'rivet') return `<circle class="stone" r="${r * 0.62}" ${at}/>`
  if (kind === 'star')
    return `<path class="stone" d="M0-${r * 1.25}Q${r * 0.22}-${r * 0.22} ${r * 1.25} 0Q${r * 0.22} ${r * 0.22} 0 ${r * 1.25}Q-${r * 0.22} ${r * 0.22}-${r * 1.25} 0Q-${r * 0.22}-${r * 0.22} 0-${r * 1.25}Z" ${at}/>`
  return `<path class="stone" d="M0-${r}L${r} 0L0 ${r}L-${r} 0Z" ${at}/><path d="M0-${r}L${r * 0.45} 0L0 ${r}L-${r * 0.45} 0Z" fill="#fff" fill-opacity=".35" ${at}/>`
}

/** A ring of enamel inside the edge, with a line of metal around the art. */
function enamelRing(colour: string): string {
  const ring = (inset: number, width: number, stroke: string) =>
    `<rect x="${inset}" y="${inset}" width="${W - inset * 2}" height="${H - inset * 2}" rx="${44 - inset}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`
  return ring(15, 16, colour) + ring(9, 1.5, '#fff8') + ring(27, 9, 'url(#plate)') + ring(32.5, 2, '#0009')
}

const mirrored = (inner: string): string =>
  `${inner}<g transform="translate(${W} 0) scale(-1 1)">${inner}</g>`

function inside(rarita: Rarity): string {
  const { corner, clasp, enamel, stone: kind } = ornaments[rarita]
  const upper = corner ? plated(corner, 0.78) + stone(kind, 27, 27, 13) : stone(kind, 20, 20, 13)
  const lower = `<g transform="translate(0 ${H}) scale(1 -1)">${upper}</g>`
  const side = clasp
    ? `<g transform="translate(0 ${H / 2})">${plated(clasp, 0.72) + stone(kind, 17, 0, 13)}</g>`
    : `<g transform="translate(10 ${H / 2})">${stone(kind, 0, 0, 9)}</g>`
  return (enamel ? enamelRing(enamel) : '') + mirrored(upper + lower + side)
}

function below(rarita: Rarity): string {
  const { foot, stone: kind } = ornaments[rarita]
  return foot
    ? `<g transform="translate(${W / 2} ${H})">${plated(foot, 0.72) + stone(kind, 0, -17, 12)}</g>`
    : ''
}

/** @param width of the card the ornaments lie on, in its pixels */
export const ornamentsSvg = (rarita: Rarity, width: number): string => onCard(rarita, width, inside(rarita))

/** The ornament in the middle of the lower edge, which lies over everything else. */
export const footSvg = (rarita: Rarity, width: number): string => onCard(rarita, width, below(rarita))

/** The crown on the upper edge, which lies over the name's plate; empty for most rarities. */
export function crownSvg(rarita: Rarity, width: number): string {
  const { crown, stone: kind } = ornaments[rarita]
  if (!crown) return ''
  const inner = plated(crown, 0.7, '0 8') + stone(kind, 0, 20, 9)
  return onCard(rarita, width, `<g transform="translate(${W / 2} 0)">${inner}</g>`)
}

const onCard = (rarita: Rarity, width: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" style="position:absolute;left:0;top:0;width:${width}px;height:${(width * H) / W}px"><defs>${gradients(rarita)}</defs>${inner}</svg>`
