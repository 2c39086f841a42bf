import { Container, Graphics } from 'pixi.js'
import type { Kit } from '../../app/kit.ts'
import { makePressable } from '../../app/pressable.ts'
import { bodyText, displayText, fitWidth } from '../../art/text.ts'
import type { BattleSnapshot, CardSnapshot } from '../../battle-snapshot.ts'
import { CardFace } from '../../card/card-face.ts'
import { roundRect } from '../../draw/brush.ts'
import { drawBolt } from '../../draw/furniture.ts'
import { shopColours } from '../../draw/palette.ts'
import type { BattleLayout } from '../../layout/layout.ts'
import { edgeMark, pointsSeal, traitMark } from './card-badges.ts'
import { chosenOf, columnsOf } from './choose-columns.ts'
import { HealthBar } from './health-bar.ts'
import { Medallion } from './medallion.ts'
import { TextButton } from './text-button.ts'

const COLUMN_GAP = 14
const BOLT = 11
const UNDER_NAME = 0.23 // share of a card's width, from its top

interface Column {
  x: number
  y: number
  w: number
}

/** The board darkens and the reader's cards are shown in rows. A tap inspects one, the button plays it. */
export class ChooseNext extends Container {
  private readonly row = new Container()
  private readonly words = new Container()
  private readonly button: TextButton
  private readonly clock: Medallion
  private drawn = ''
  private looked: number | null = null
  private picture: BattleSnapshot | null = null

  constructor(
    private readonly kit: Kit,
    private readonly layout: BattleLayout,
  ) {
    super()
    this.visible = false
    this.clock = new Medallion(kit, layout.choose.clock)
    this.button = new TextButton(kit, layout.choose.button, 'sword', () => this.send())
    this.addChild(this.scrim(), this.words, this.row, this.button, this.clock)
  }

  show(picture: BattleSnapshot): void {
    this.picture = picture
    this.visible = picture.selecting && !picture.outcome
    if (!this.visible) this.looked = null
    this.clock.visible = this.visible && picture.deadline !== null
    if (this.clock.visible) this.clock.show({ ...picture, toMove: 'own' })
    const key = this.visible
      ? JSON.stringify([picture.own, picture.words, picture.prompt, picture.selectedCard, this.looked])
      : ''
    if (key === this.drawn) return
    this.drawn = key
    this.kit.retired.take([...this.row.removeChildren(), ...this.words.removeChildren()])
    if (!this.visible) return
    this.addTitle(picture)
    this.addColumns(picture)
    const chosen = this.chosen()
    this.button.visible = chosen !== undefined
    if (chosen) this.button.show(picture.words.sendIn.replace('%', chosen.nome), 'primary')
  }

  tick(seconds: number): void {
    if (this.visible) this.clock.tick(seconds)
  }

  isUrgent(): boolean {
    return this.clock.visible && this.clock.isAlarmed()
  }

  private chosen(): CardSnapshot | undefined {
    const { picture } = this
    return picture ? chosenOf(columnsOf(picture.own), this.looked, picture.selectedCard) : undefined
  }

  private send() {
    const chosen = this.chosen()
    if (!chosen) return
    this.kit.cue('card_enter')
    this.kit.gesture({ type: 'choose-card', id: chosen.id })
  }

  private look(card: CardSnapshot) {
    if (this.chosen()?.id === card.id) return this.send()
    this.kit.cue('select')
    this.looked = card.id
    this.kit.gesture({ type: 'select-card', id: card.id })
    if (this.picture) this.show(this.picture)
  }

  private scrim() {
    const { width, height } = this.layout
    const scrim = new Graphics()
      .rect(-50, -50, width + 100, height + 100)
      .fill({ color: '#0a0604', alpha: 0.86 })
    scrim.eventMode = 'static'
    return scrim
  }

  private addTitle({ words, prompt }: BattleSnapshot) {
    const { title: y, scale, room } = this.layout.choose
    const title = displayText(this.kit.sharpness, words.chooseNext, { size: 27 * scale, shadow: 6 })
    fitWidth(title, room)
    title.anchor.set(0.5, 0)
    title.position.set(this.layout.width / 2, y)
    this.words.addChild(title)
    if (!prompt || prompt === words.chooseNext) return
    const size = 14 * scale * this.kit.type
    const line = bodyText(this.kit.sharpness, prompt, { size, weight: '500', fill: '#ead8b4' })
    fitWidth(line, room)
    line.anchor.set(0.5, 0)
    line.position.set(this.layout.width / 2, y + 36 * scale)
    this.words.addChild(line)
  }

  private addColumns(picture: BattleSnapshot) {
    const { choose, width } = this.layout
    const cards = columnsOf(picture.own)
    const chosen = this.chosen()
    const rows = Math.ceil(cards.length / choose.perRow)
    const perRow = Math.ceil(cards.length / rows)
    const step = Math.min(choose.step, (width - choose.margin * 2) / perRow)
    for (const [index, card] of cards.entries()) {
      const big = card.id === chosen?.id
      const row = Math.floor(index / perRow)
      const inRow = Math.min(perRow, cards.length - row * perRow)
      const w = Math.min(big ? choose.chosen.card : choose.card, step - COLUMN_GAP)
      const x = width / 2 + ((index % perRow) - (inRow - 1) / 2) * step
      const y = (big ? choose.chosen.y : choose.cards) + row * choose.rowStep
      this.addCard(card, { x, y, w }, picture, big)
    }
  }

  private addCard(card: CardSnapshot, { x, y, w }: Column, picture: BattleSnapshot, big: boolean) {
    const { kit } = this
    const { scale } = this.layout.choose
    const place = new Container()
    const face = new CardFace(kit, card, w)
    const { h } = face.box
    place.position.set(x, y + h / 2)
    face.position.set(-w / 2, -h / 2)
    place.addChild(face)
    const foot = h / 2 + 10 * scale
    if (card.defeated) place.addChild(this.caption(sentenceCase(picture.words.fallen), foot, '#a39379', w))
    else this.addHealth(place, card, w, foot, picture)
    this.addBadges(place, card, { w, h })
    if (big) place.addChildAt(this.frame(w, h, (picture.own.energy === null ? 48 : 64) * scale), 0)
    makePressable(
      place,
      { x: -w / 2, y: -h / 2, w, h: h + 44 * scale },
      {
        touch: kit.touch,
        tap: () => (card.defeated ? kit.gesture({ type: 'inspect', id: card.id }) : this.look(card)),
        hold: () => kit.gesture({ type: 'inspect', id: card.id }),
      },
    )
    this.row.addChild(place)
  }

  private addHealth(place: Container, card: CardSnapshot, w: number, foot: number, picture: BattleSnapshot) {
    const { scale } = this.layout.choose
    const bar = new HealthBar(this.kit, Math.round(w - 8), Math.round(12 * scale))
    bar.position.set(-(w - 8) / 2, foot)
    bar.setTo(card.pv / card.pvMax, null)
    const value = `${card.pv} / ${card.pvMax} ${picture.words.health}`
    place.addChild(bar, this.caption(value, foot + 17 * scale, '#f3e3c2', w))
    if (picture.own.energy !== null) this.addCosts(place, card, foot + 36 * scale, picture.own.energy)
  }

  /** Points, match-up with the rival's card, and trait, below the name. */
  private addBadges(place: Container, card: CardSnapshot, { w, h }: { w: number; h: number }) {
    const { kit, layout } = this
    const size = 24 * layout.choose.scale
    const seal = pointsSeal(kit, card, size)
    const mark = edgeMark(kit, card, size * 0.92)
    const trait = traitMark(kit, card, size)
    const under = -h / 2 + w * UNDER_NAME + size / 2 // below the plate with the name
    seal?.position.set(w / 2 - size * 0.45, under)
    mark?.position.set(w / 2 - size * 0.45, under + size * 1.12)
    trait?.position.set(-w / 2 + size * 0.6, under + size * 0.6)
    for (const piece of [seal, mark, trait]) if (piece) place.addChild(piece)
  }

  /** The cost of each move, with full bolts for affordable ones. */
  private addCosts(place: Container, card: CardSnapshot, y: number, energy: number) {
    const size = BOLT * this.layout.choose.scale
    const costs = card.blows.map(({ costo }) => {
      const on = costo <= energy
      const bolt = this.kit.drawn.sprite(`bolt:${on}:${size}`, size, size, drawBolt(size, on), 4)
      const number = bodyText(this.kit.sharpness, String(costo), {
        size: size * 1.12,
        weight: '700',
        fill: on ? shopColours.secondaryText : '#a39379',
      })
      return { bolt, number, w: size + 3 + number.width + 9 }
    })
    let x = -(costs.reduce((sum, { w }) => sum + w, 0) - 9) / 2
    for (const { bolt, number, w } of costs) {
      bolt.position.set(x, y)
      number.anchor.set(0, 0.5)
      number.position.set(x + size + 3, y + size / 2)
      place.addChild(bolt, number)
      x += w
    }
  }

  private caption(words: string, y: number, fill: string, room: number) {
    const size = 12.5 * this.layout.choose.scale * this.kit.type
    const text = bodyText(this.kit.sharpness, words, { size, fill })
    fitWidth(text, room + 8)
    text.anchor.set(0.5, 0)
    text.y = y
    return text
  }

  /** Amber outline of the chosen card, and its text. */
  private frame(w: number, h: number, foot: number) {
    const edge = 7
    const [fw, fh] = [w + edge * 2, h + edge + foot]
    const frame = this.kit.drawn.sprite(
      `choose-frame:${w}`,
      fw,
      fh,
      ctx => {
        roundRect(ctx, 0, 0, fw, fh, 18)
        ctx.fillStyle = '#1a120dcc'
        ctx.fill()
        ctx.shadowColor = shopColours.secondaryMark
        ctx.shadowBlur = 30
        ctx.strokeStyle = shopColours.secondaryMark
        ctx.lineWidth = 3.5
        ctx.stroke()
        ctx.shadowBlur = 0
        ctx.stroke()
      },
      22,
    )
    frame.position.set(-fw / 2, -h / 2 - edge)
    return frame
  }
}

const sentenceCase = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
