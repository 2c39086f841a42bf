/** Before the first turn both seats face each other across a diagonal line. A medallion drops on it and counts down. */
import { gsap } from 'gsap'
import { Container, FillGradient, Graphics, Sprite } from 'pixi.js'
import type { Kit } from '../app/kit.ts'
import { displayText, fitWidth } from '../art/text.ts'
import type { BattleSnapshot, SeatSnapshot } from '../battle-snapshot.ts'
import { CARD_RATIO } from '../card/card-art.ts'
import { cardBack } from '../card/card-back.ts'
import { CardFace } from '../card/card-face.ts'
import { cardsOf } from '../choreography/script.ts'
import { drawRays } from '../draw/fx-art.ts'
import { drawMedallion } from '../draw/medallion-art.ts'
import { mixed, ringColour, type Side, shopColours } from '../draw/palette.ts'
import { RING_SIDE, ringTexture } from '../draw/ring-art.ts'
import { Creature } from '../pieces/creature.ts'
import { seconds, versusSeconds } from '../timing/durations.ts'
import { ease } from '../timing/easings.ts'
import type { LightLayers } from './light-layers.ts'
import { spell } from './shouts.ts'

const SLANT = 38 // units by which the line leans to each side
const MEDALLION = 68 // radius
const RAYS = 512
const DECK = { of: 390, card: 33, step: 1.15, edge: 48 } // on a view `of` units high; `step` in card widths

interface Half {
  ground: [string, string]
  out: number // direction of the exit: −1 left, 1 right
}

const halfOf = (side: Side): Half => {
  const { primaryDark, primaryDeep, rivalDeep } = shopColours
  return side === 'own'
    ? { ground: [primaryDark, mixed(primaryDeep, '#000000', 0.42)], out: -1 }
    : { ground: [rivalDeep, mixed(rivalDeep, '#000000', 0.6)], out: 1 }
}

/** Shows itself and removes itself at the end. @param count first number of the countdown */
export function versus(layers: LightLayers, picture: BattleSnapshot, count: number): void {
  const { width, height } = layers.view
  const screen = new Container()
  screen.eventMode = 'none'
  const own = half(layers, picture.own, 'own')
  const rival = half(layers, picture.rival, 'rival')
  const line = slash(width, height)
  const rays = layers.light(layers.kit.drawn.texture('rays', RAYS, RAYS, drawRays(RAYS, 5)), '#ffb84a')
  rays.position.set(width / 2, height / 2)
  rays.setSize(height * 1.5, height * 1.5)
  const medal = medallion(layers, width / 2, height / 2)
  screen.addChild(rival, own, rays, line, medal.piece)
  layers.top.addChild(screen)
  const slide = seconds('versusHalves')
  const counted = versusSeconds(count)
  const timeline = layers
    .burn(screen)
    .fromTo(own, { x: -width }, { x: 0, duration: slide, ease: ease.out }, 0)
    .fromTo(rival, { x: width }, { x: 0, duration: slide, ease: ease.out }, 0)
    .fromTo(line, { alpha: 0 }, { alpha: 1, duration: slide * 0.4 }, slide * 0.6)
    .fromTo(line.scale, { y: 0 }, { y: 1, duration: slide * 0.5, ease: ease.out }, slide * 0.6)
    .fromTo(rays, { alpha: 0 }, { alpha: 0.8, duration: slide }, slide)
    .to(rays, { rotation: 0.5, duration: counted, ease: ease.even }, slide)
    .add(medal.drop, slide)
  for (let number = count; number > 0; number--)
    timeline.add(medal.say(String(number)), versusSeconds(count - number))
  const leave = { duration: seconds('versusLeave'), ease: ease.in }
  timeline
    .to([line, rays, medal.piece], { alpha: 0, duration: leave.duration * 0.5 }, counted)
    .to(own, { x: -width, ...leave }, counted)
    .to(rival, { x: width, ...leave }, counted)
}

/** One seat: its colour up to the line, its name and its creature. */
function half({ kit, view }: LightLayers, seat: SeatSnapshot, side: Side): Container {
  const { width, height } = view
  const { ground, out } = halfOf(side)
  const piece = new Container()
  const outer = out < 0 ? -60 : width + 60
  const top = width / 2 + SLANT
  const foot = width / 2 - SLANT
  piece.addChild(
    new Graphics().poly([outer, -60, top, 0, foot, height, outer, height + 60]).fill(
      new FillGradient({
        start: { x: 0, y: 0 },
        end: { x: 0, y: 1 },
        colorStops: ground.map((color, offset) => ({ offset, color })),
        textureSpace: 'local',
      }),
    ),
  )
  const middle = width * (out < 0 ? 0.26 : 0.74)
  const floor = height * 0.85
  piece.addChild(ringOf(kit, middle, floor, height * 0.42, side))
  if (seat.active) {
    const creature = new Creature(
      kit,
      { x: middle, y: floor + height * 0.02, h: height * 0.6 },
      side === 'rival',
    )
    creature.showCard(seat.active)
    creature.tick(0)
    piece.addChild(creature)
  }
  const name = displayText(kit.sharpness, seat.name, { size: 27, fill: '#fff', outline: 5, shadow: 6 })
  fitWidth(name, width * 0.36)
  name.anchor.set(0.5)
  name.position.set(middle, height * 0.12)
  piece.addChild(name, deckOf(kit, seat, side, view))
  return piece
}

/** The six cards along the lower edge: the reader's faces, the rival's backs. */
function deckOf(kit: Kit, seat: SeatSnapshot, side: Side, { width, height }: LightLayers['view']): Container {
  const row = new Container()
  const cards = cardsOf(seat)
  const w = DECK.card * (height / DECK.of)
  const step = w * DECK.step
  for (const [index, card] of cards.entries()) {
    const piece = side === 'own' ? new CardFace(kit, card, w) : cardBack(kit, w)
    piece.x = index * step
    row.addChild(piece)
  }
  const left = DECK.edge * (height / DECK.of)
  row.position.set(
    side === 'own' ? left : width - left - (cards.length - 1) * step - w,
    height - w * CARD_RATIO - w * 0.25,
  )
  return row
}

/** The rune ring below the creature. */
function ringOf(kit: Kit, x: number, y: number, rx: number, side: Side): Container {
  const ring = new Container()
  for (const layer of ['brass', 'runes'] as const) {
    const sprite = new Sprite(ringTexture(kit.drawn, layer, rx))
    sprite.anchor.set(0.5)
    sprite.setSize(rx * RING_SIDE, rx * 0.82)
    if (layer === 'runes') sprite.tint = ringColour(side)
    ring.addChild(sprite)
  }
  ring.alpha = 0.75
  ring.position.set(x, y)
  return ring
}

function slash(width: number, height: number): Graphics {
  const line = new Graphics()
  line.pivot.set(width / 2, height / 2)
  line.position.set(width / 2, height / 2)
  const from = { x: width / 2 + SLANT, y: 0 }
  const to = { x: width / 2 - SLANT, y: height }
  for (const [thick, color] of [
    [9, '#2a180a'],
    [5, '#c9923e'],
    [1.6, '#fff0c0'],
  ] as const)
    line.moveTo(from.x, from.y).lineTo(to.x, to.y).stroke({ width: thick, color })
  return line
}

/** The medallion: it drops on the line, and its text is replaced by the countdown. */
function medallion({ kit }: LightLayers, x: number, y: number) {
  const piece = new Container()
  const size = MEDALLION * 2
  const disc = kit.drawn.sprite('medallion:versus', size, size, drawMedallion(MEDALLION), 24)
  disc.position.set(-MEDALLION, -MEDALLION)
  const word = displayText(kit.sharpness, 'VS', { size: 58, fill: shopColours.secondaryText, outline: 8 })
  word.anchor.set(0.5)
  const figures = new Container()
  figures.scale.set(0)
  piece.addChild(disc, word, figures)
  piece.position.set(x, y)
  const duration = seconds('versusMedallion')
  const drop = gsap
    .timeline()
    .fromTo(piece.position, { y: y - 90 }, { y, duration, ease: ease.back }, 0)
    .fromTo(piece.scale, { x: 1.5, y: 1.5 }, { x: 1, y: 1, duration, ease: ease.back }, 0)
    .fromTo(piece, { alpha: 0 }, { alpha: 1, duration: duration * 0.4 }, 0)
  const say = (text: string) =>
    gsap
      .timeline()
      .call(() => {
        word.visible = false
        for (const old of figures.removeChildren()) old.destroy({ children: true })
        figures.addChild(spell(kit.drawn, text, shopColours.secondaryText))
      })
      .fromTo(
        figures.scale,
        { x: 1.5, y: 1.5 },
        { x: 0.9, y: 0.9, duration: seconds('numberPop'), ease: ease.back },
      )
  return { piece, drop, say }
}
