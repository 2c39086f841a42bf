/** Kits open, laid out and measured; the stand for a counter empty and from other sides. */
import type { ProductPictures } from '../all.ts'
import { deckBox } from '../boxes.ts'
import { cuboid } from '../cuboid.ts'
import { dice } from '../dice.ts'
import { deckBoxes, diceSets, type kits, playmats, sleeveSets, type stands } from '../looks.ts'
import { playmat, sleeves } from '../paper.ts'
import { fill, logo, printed, put, shadow, spark } from '../pieces.ts'
import { KIT, kitFaces, stand } from '../sets.ts'
import { cardBeside, resized, sideBySide } from './measures.ts'

type KitOf = (typeof kits)[string]
type StandOf = (typeof stands)[string]

/** Any product picture, smaller. */
const small = (inner: string, side: number, x: number, y: number): string =>
  put(`left:${x}px;top:${y}px`, resized(inner, [1000, 1000], [side, side]))

function goods(s: ProductPictures, side: number, places: [number, number][]): string {
  const box = deckBoxes['deck-box']!
  const mat = playmats.playmat!
  const sleeve = sleeveSets.sleeves!
  const things = [
    playmat(s.creature(mat.slug), s.card(mat.slug), mat.tone),
    deckBox(s.creature(box.slug), box.tone, box.lid),
    sleeves(s.back, s.cut(sleeve.slug), sleeve.colours),
    dice(diceSets.dice!),
  ]
  return things.map((thing, i) => small(thing, side, ...places[i]!)).join('')
}

/** What it may hold. */
export const kitContents = (s: ProductPictures): string =>
  goods(s, 500, [
    [0, 0],
    [500, 10],
    [10, 490],
    [490, 480],
  ])

export const kitOpen = (s: ProductPictures, look: KitOf): string =>
  shadow(510, 850, 420, 60, 0.42) +
  goods(s, 380, [
    [130, 250],
    [300, 140],
    [480, 230],
    [420, 390],
  ]) +
  cuboid({
    ...KIT,
    x: 190,
    y: 610,
    tilt: -12,
    turn: -28,
    ...kitFaces(s, look),
    top: fill('background:#0000'),
  })

export function kitScale(s: ProductPictures, look: KitOf): string {
  const faces = kitFaces(s, look)
  const face = (inner: string, from: [number, number]) => (w: number, h: number) =>
    resized(
      `<div style="position:relative;width:${from[0]}px;height:${from[1]}px;border-radius:8px;overflow:hidden;box-shadow:0 12px 20px #04242855">${inner}</div>`,
      from,
      [w, h],
    )
  return sideBySide([
    { w: 360, h: 120, draw: face(faces.front, [KIT.w, KIT.h]), width: '36 cm', height: '12 cm' },
    { w: 240, h: 120, draw: face(faces.side, [KIT.d, KIT.h]), width: '24 cm' },
    cardBeside(s.card('germoglino')),
  ])
}

export const standAngle = (s: ProductPictures, look: StandOf): string => stand(s, look, -52)

export const standEmpty = (s: ProductPictures, look: StandOf): string => stand(s, look, -26, false)

export const standBack = (): string =>
  shadow(500, 920, 380, 56, 0.42) +
  cuboid({
    w: 560,
    h: 620,
    d: 360,
    x: 220,
    y: 220,
    tilt: -12,
    turn: -34,
    front: printed('bottega', put('left:0;right:0;top:180px', logo(104))),
    side: printed('bottega', put('left:120px;top:240px', spark(120))),
    top: printed('bottega'),
  })
