import { Container } from 'pixi.js'
import type { CardSnapshot } from '../battle-snapshot.ts'
import { CardFace } from '../card/card-face.ts'
import type { Spot } from '../layout/layout.ts'
import { ease } from '../timing/easings.ts'
import type { LightLayers } from './light-layers.ts'

const WIDTH = 62 // units
const BOW = 24
const GREY = '#5a5652'

/** A card that flies across the table and flips once. A defeated one turns grey on the way. */
export function cardFlight(
  layers: LightLayers,
  card: CardSnapshot,
  from: Spot,
  to: Spot,
  flight: number,
  grey: boolean,
): void {
  const face = new CardFace(layers.kit, { ...card, defeated: false }, WIDTH)
  face.position.set(-WIDTH / 2, -face.box.h / 2)
  const piece = new Container()
  piece.eventMode = 'none'
  piece.addChild(face)
  layers.top.addChild(piece)
  const way = { done: 0 }
  const draw = () => {
    const { done } = way
    const turn = Math.cos(Math.PI * done)
    piece.x = from.x + (to.x - from.x) * done
    piece.y = from.y + (to.y - from.y) * done - Math.sin(Math.PI * done) * BOW
    piece.scale.set(Math.max(0.06, Math.abs(turn)), 1)
    piece.rotation = (1 - done) * 0.2
    if (grey && turn < 0) piece.tint = GREY
  }
  draw()
  layers.burn(piece).to(way, { done: 1, duration: flight, ease: ease.in, onUpdate: draw })
}
