import { Container } from 'pixi.js'
import type { Kit } from '../../app/kit.ts'
import { bodyText, displayText, fitWidth } from '../../art/text.ts'
import type { BlowSnapshot, CardSnapshot } from '../../battle-snapshot.ts'
import { CARD_RATIO } from '../../card/card-art.ts'
import { CardFace } from '../../card/card-face.ts'
import { drawGlyph } from '../../draw/brush.ts'
import { drawBolt, drawPanel } from '../../draw/furniture.ts'
import type { Box } from '../../layout/layout.ts'
import { edgeMark, pointsSeal } from './card-badges.ts'

const PAD = 7
const GAP = 9
const FOOT = 0.17 // share of the height: trait, points, edge
const TALLEST_ROW = 52
const COST = 24 // width of a bolt and its number, at the phone's size

/** An inspected card of the hand: its face, and its moves next to it. It receives no taps. */
export class RaisedCard extends Container {
  constructor(
    private readonly kit: Kit,
    card: CardSnapshot,
    box: Box,
  ) {
    super()
    this.eventMode = 'none'
    const { w, h } = box
    const face = new CardFace(kit, card, (h - PAD * 2) / CARD_RATIO)
    face.position.set(PAD, PAD)
    this.addChild(kit.drawn.sprite(`raised:${w}:${h}`, w, h, drawPanel(w, h), 30), face)
    const foot = Math.max(18, h * FOOT)
    const ground = { x: PAD + face.box.w + GAP, y: PAD, w: w - face.box.w - GAP - PAD * 2, h: h - PAD * 2 }
    const hasFoot = card.points !== null
    this.addMoves(card.blows, hasFoot ? { ...ground, h: ground.h - foot } : ground)
    if (hasFoot) this.addFoot(card, { ...ground, y: ground.y + ground.h - foot, h: foot })
  }

  /** Trait, points, edge. */
  private addFoot(card: CardSnapshot, { x, y, w, h }: Box) {
    const { kit } = this
    const middle = y + h / 2
    let right = x + w
    for (const piece of [pointsSeal(kit, card, h * 0.95), edgeMark(kit, card, h * 0.8)]) {
      if (!piece) continue
      piece.position.set(right - h / 2, middle)
      right -= h + 3
      this.addChild(piece)
    }
    if (!card.trait) return
    const { code, name: words } = card.trait
    const size = h * 0.78
    const sign = kit.drawn.sprite(`raised-trait:${code}:${size}`, size, size, ctx =>
      drawGlyph(ctx, code, size / 2, size / 2, size, '#ffe3a0'),
    )
    sign.position.set(x, middle - size / 2)
    const name = bodyText(kit.sharpness, words, { size: Math.max(12 * kit.type, h * 0.6), fill: '#ffe3a0' })
    fitWidth(name, right - x - size - 8)
    name.anchor.set(0, 0.5)
    name.position.set(x + size + 5, middle)
    this.addChild(sign, name)
  }

  /** Cost, name, damage. A few moves are centred. */
  private addMoves(moves: readonly BlowSnapshot[], ground: Box) {
    const tall = Math.min(TALLEST_ROW, ground.h / Math.max(1, moves.length))
    const top = ground.y + (ground.h - tall * moves.length) / 2
    const size = Math.max(12.5 * this.kit.type, Math.min(21, tall * 0.42))
    for (const [at, move] of moves.entries())
      this.addMove(move, { ...ground, y: top + at * tall, h: tall }, size)
  }

  private addMove({ nome, costo, danno }: BlowSnapshot, row: Box, size: number) {
    const { kit } = this
    const y = row.y + row.h / 2
    const [bolt, room] = [size * 0.95, (COST * size) / 12.5]
    const sign = kit.drawn.sprite(`bolt:true:${bolt}`, bolt, bolt, drawBolt(bolt, true), 4)
    sign.position.set(row.x, y - bolt / 2)
    const cost = displayText(kit.sharpness, String(costo), { size: size * 1.05, fill: '#ffe9a8', shadow: 3 })
    cost.anchor.set(0, 0.5)
    cost.position.set(row.x + bolt + 2, y)
    const harm = displayText(kit.sharpness, danno > 0 ? String(danno) : '', {
      size: size * 1.3,
      fill: '#fff',
      shadow: 3,
    })
    harm.anchor.set(1, 0.5)
    harm.position.set(row.x + row.w, y)
    const name = bodyText(kit.sharpness, nome, { size, fill: '#fff4dc', shadow: 2 })
    fitWidth(name, row.w - room - harm.width - 6)
    name.anchor.set(0, 0.5)
    name.position.set(row.x + room, y)
    this.addChild(sign, cost, name, harm)
  }
}
