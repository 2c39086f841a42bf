/** The small card (160 × 224, and doubled as mini.webp): a layout of its own, so that creature, type and numbers read at 120 px. */

import type { CardType, Rarity } from '../../../src/contract/endpoints/game/characters.ts'
import { typeLooks } from '../../../src/design/card/card-look.ts'
import { compactLayout as l } from '../../../src/domain/card-layout.ts'
import { lightRigs } from '../lights.ts'
import type { CardArt } from './card.ts'
import { crownSvg, footSvg } from './ornaments.ts'
import { box, emblem, foil, frame, gems, layer, statDisc } from './pieces.ts'

const CREATURE = 160

export function compactHtml(art: CardArt, tipo: CardType, rarita: Rarity): string {
  const { x, y, w, h, radius } = l.window
  const foot = Math.min(106 + ((art.foot - art.top) * CREATURE) / 2, 186)
  const place = `position:absolute;left:${-x}px;top:${foot - art.foot * CREATURE - y}px;width:${CREATURE}px`
  const { glow } = lightRigs[tipo]
  const { light, dark } = typeLooks[tipo]
  const scene = box(
    { x, y, w, h },
    `border-radius:${radius}px;overflow:hidden;box-shadow:0 0 0 1.5px #000b`,
    `<img src="${art.background}" style="position:absolute;left:-30px;top:-24px;width:208px">` +
      layer(`background:radial-gradient(circle at 50% 45%,${glow}77,transparent 65%);mix-blend-mode:screen`) +
      foil(rarita) +
      `<img src="${art.creature}" style="${place};filter:drop-shadow(0 0 2px #000b) drop-shadow(0 4px 5px #0008)">` +
      `<img src="${art.glow}" style="${place};mix-blend-mode:screen">` +
      layer('top:auto;height:72px;background:linear-gradient(transparent,#0a0716ee)'),
  )
  const strip = box(
    { x: 22, y: l.name.y, w: l.width - 22 - 8, h: l.name.h },
    `border-radius:6px 13px 13px 6px;background:linear-gradient(${light}e8,${dark}f0 75%);box-shadow:inset 0 0 0 1px #fff5,0 2px 4px #0007`,
  )
  const page =
    '<style>*{box-sizing:border-box;margin:0}body{width:160px;height:224px;background:transparent;overflow:hidden;position:relative}</style>'
  return (
    page +
    scene +
    frame(l, rarita) +
    footSvg(rarita, l.width) +
    strip +
    crownSvg(rarita, l.width) +
    emblem(l.emblem, rarita, tipo) +
    statDisc(l.attack, rarita, 'attack', false) +
    statDisc(l.health, rarita, 'health', false) +
    gems({ ...l.rarity, x: 58, w: 44 }, rarita, 8)
  )
}
