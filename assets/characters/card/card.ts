/** The full card and the rarity frames, as HTML of 640 × 896 without a single word. */

import type { CardType, Rarity } from '../../../src/contract/endpoints/game/characters.ts'
import { metalGradient, metals, typeLooks } from '../../../src/design/card/card-look.ts'
import { fullLayout as l } from '../../../src/domain/card-layout.ts'
import { lightRigs } from '../lights.ts'
import { crownSvg, footSvg } from './ornaments.ts'
import { box, emblem, foil, frame, gems, layer, statDisc } from './pieces.ts'

/** Pictures as data URLs and where the creature stands, as parts of its square. */
export interface CardArt {
  creature: string
  glow: string
  background: string
  particles: string
  top: number // first opaque row
  foot: number // last opaque row
  footWidth: number
  floats: boolean
}

const image = (src: string, x: number, y: number, w: number, style = ''): string =>
  `<img src="${src}" style="position:absolute;left:${x}px;top:${y}px;width:${w}px;${style}">`

function stand(art: CardArt, width: number, middle: number, lowest: number) {
  const tall = (art.foot - art.top) * width
  const foot = Math.min(middle + tall / 2, lowest)
  return { x: (l.width - width) / 2, y: foot - art.foot * width, width, foot }
}

function shadow(art: CardArt, foot: number, width: number): string {
  if (art.floats)
    return box({ x: 205, y: 590, w: 230, h: 36 }, 'border-radius:50%;background:#0007;filter:blur(13px)')
  const w = art.footWidth * width * 1.3
  return box(
    { x: l.width / 2 - w / 2, y: foot - 32, w, h: 54 },
    'border-radius:50%;background:#000b;filter:blur(13px)',
  )
}

const creatureImages = (art: CardArt, at: { x: number; y: number; width: number }): string =>
  image(
    art.creature,
    at.x,
    at.y,
    at.width,
    'filter:drop-shadow(0 0 3px #0008) drop-shadow(0 10px 18px #0006)',
  ) + image(art.glow, at.x, at.y, at.width, 'mix-blend-mode:screen')

/** The name's plate: type colours under gloss, in a rim of the rarity's metal. */
function plate(rarita: Rarity, tipo?: CardType): string {
  const { light, dark } = tipo ? typeLooks[tipo] : { light: '#4a3a2c', dark: '#1a120d' }
  const { y, h } = l.name
  const round = 'border-radius:14px 37px 37px 14px'
  const enamel = box(
    { x: 4, y: 4, w: l.width - 96 - 26 - 8, h: h - 4 },
    `border-radius:11px 33px 33px 11px;background:linear-gradient(#ffffff5c,#ffffff1c 46%,#fff0 47%),linear-gradient(${light},${dark} 78%);box-shadow:inset 0 0 0 2px #0006,inset 0 -6px 12px #0005`,
  )
  return box(
    { x: 96, y: y - 2, w: l.width - 96 - 26, h: h + 4 },
    `${round};background:linear-gradient(160deg,#fff7,#fff0 30%,#0003),${metalGradient(rarita)};box-shadow:0 5px 10px #0009,inset 0 0 0 1.5px #0008,inset 0 2px 1px #fffb`,
    enamel,
  )
}

const lowerGround = (dark: string): string =>
  box(
    { x: l.window.x, y: 520, w: l.window.w, h: l.window.y + l.window.h - 520 },
    `border-radius:0 0 ${l.window.radius}px ${l.window.radius}px;background:linear-gradient(transparent,${dark}30 14%,#0a0716d8 44%,#0a0716f5 62%,#0a0716)`,
  )

function furniture(rarita: Rarity, tipo?: CardType): string {
  return (
    emblem(l.emblem, rarita, tipo) +
    statDisc(l.attack, rarita, 'attack', true) +
    statDisc(l.health, rarita, 'health', true) +
    gems({ ...l.rarity, h: 26 }, rarita, 22) +
    footSvg(rarita, l.width) +
    crownSvg(rarita, l.width)
  )
}

/** Rounded and isolated, so that light painted over the corners leaves them transparent. */
const page = (inner: string): string =>
  `<style>*{box-sizing:border-box;margin:0}body{width:640px;height:896px;background:transparent;overflow:hidden;position:relative}main{position:absolute;inset:0;overflow:hidden;border-radius:${l.radius}px;isolation:isolate}</style><main>${inner}</main>`

export function cardHtml(art: CardArt, tipo: CardType, rarita: Rarity): string {
  const { pops } = metals[rarita]
  const at = stand(art, pops ? 664 : 566, pops ? 350 : 360, 622)
  const { glow } = lightRigs[tipo]
  const halo = box(
    { x: 20, y: 40, w: 600, h: 600 },
    `background:radial-gradient(circle,${glow}66,${glow}22 40%,transparent 66%);mix-blend-mode:screen`,
  )
  const { x, y, w, h, radius } = l.window
  const topShade = layer('height:130px;bottom:auto;background:linear-gradient(#0a0716aa,transparent)')
  const scene = box(
    { x, y, w, h },
    `border-radius:${radius}px;overflow:hidden`,
    box(
      { x: -x, y: -y, w: l.width, h: l.height },
      '',
      image(art.background, 0, 0, l.width) + halo + foil(rarita) + shadow(art, at.foot, at.width),
    ) + topShade,
  )
  const creature = creatureImages(art, at)
  const edge = box(
    { x, y, w, h },
    `border-radius:${radius}px;box-shadow:inset 0 0 0 3px #ffffff40,inset 0 0 26px 6px #0008`,
  )
  const drift = box(
    { x, y, w, h },
    `border-radius:${radius}px;overflow:hidden`,
    image(art.particles, -x, -y, l.width),
  )
  const lower = lowerGround(typeLooks[tipo].dark)
  const border = frame(l, rarita)
  const order = pops
    ? [scene, edge, border, plate(rarita, tipo), creature, drift, lower]
    : [scene, creature, drift, lower, edge, border, plate(rarita, tipo)]
  return page(order.join('') + furniture(rarita, tipo))
}

/** The same furniture without type and art; the window stays transparent. */
export const frameHtml = (rarita: Rarity): string =>
  page(lowerGround('#120a06') + frame(l, rarita) + plate(rarita) + furniture(rarita))
