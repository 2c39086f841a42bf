import { Container, type Text } from 'pixi.js'
import type { Kit } from '../../app/kit.ts'
import { bodyText, displayText, fitWidth, fitWords } from '../../art/text.ts'
import type { MoveSnapshot } from '../../battle-snapshot.ts'
import { drawGlyph } from '../../draw/brush.ts'
import { drawBolt, drawOrb, drawTile, type TileState } from '../../draw/furniture.ts'
import type { Glyph } from '../../draw/glyphs.ts'
import { shopColours, type TypeLook } from '../../draw/palette.ts'
import { effectGlyphs } from './effect-glyph.ts'
import { type TilePlace, wordedEffects } from './tile-row.ts'

const ORB = { full: 34, compact: 26 }
const BOLT = { full: 14, compact: 12 }
const SIGN = 13
const EFFECT_GAP = 7
const REASON_ROOM = 96 // space for the reason against a move
const TIGHTEST = 11 / 11.5 // text shrinks to 11 pixels at most before it is hidden or cut with an ellipsis
const CLOSEST = 0.62 // share of a bolt's width from one to the next
const EDGE = 12 // distance of the last number from the tile's edge
/** Growth of a selected tile towards the middle of the table. */
export const SELECTED_GROWTH = 12

const inks: Record<TileState, { name: string; number: string; word: string; effect: string }> = {
  ready: { name: '#fff', number: '#ffe9a8', word: '#e9cfa0', effect: '#ffe1bd' },
  selected: { name: '#fff', number: '#ffe9a8', word: '#f6dcae', effect: '#ffe8cc' },
  off: { name: '#a39379', number: '#a39379', word: '#9a8a70', effect: '#b3a184' },
}

interface TileStyle {
  look: TypeLook
  state: TileState
  damageWord: string
  fallWord: string
  winsWord: string
  chargesEnergy: boolean
}

/** Green if the blow does more damage than usual, red if less. */
const damageInk = (damage: number, usual: number, plain: string): string =>
  damage > usual ? '#a8f0b0' : damage < usual ? '#ffb09a' : plain

/** One move: emblem, name, cost in bolts, effects or the reason against it, damage. Its origin is the top left corner at rest. */
export class MoveTile extends Container {
  readonly left: number // left edge of the tile: a selected one starts further left
  private readonly ink
  private readonly small: number

  constructor(
    private readonly kit: Kit,
    private readonly move: MoveSnapshot,
    private readonly place: TilePlace,
    private readonly style: TileStyle,
  ) {
    super()
    const { look, state } = style
    const growth = state === 'selected' && !place.compact ? SELECTED_GROWTH : 0
    const w = place.w + growth
    this.left = -growth
    this.ink = inks[state]
    this.small = kit.type
    const key = `tile:${look.file}:${state}:${w}:${place.h}`
    const ground = kit.drawn.sprite(key, w, place.h, drawTile(w, place.h, state, look), 24)
    ground.x = this.left
    this.addChild(ground)
    const orb = place.compact ? ORB.compact : ORB.full
    const inset = place.compact ? 7 : growth > 0 ? 16 : 10
    this.addOrb(orb, this.left + inset)
    const start = this.left + inset + orb + (place.compact ? 7 : 10)
    const damage = this.addDamage()
    if (place.compact) this.addSigns(start, damage)
    else this.addWords(start, damage)
  }

  private addOrb(size: number, x: number) {
    const off = this.style.state === 'off'
    const { look } = this.style
    const orb = this.kit.drawn.sprite(
      `orb:${look.file}:${size}:${off}`,
      size,
      size,
      drawOrb(size, look, off),
      6,
    )
    orb.position.set(x, (this.place.h - size) / 2)
    this.addChild(orb)
  }

  /** Adds the number, or the glyph of a move without damage. Returns its width. */
  private addDamage(): number {
    const { move, place, ink } = this
    if (move.danno === 0) {
      const size = place.compact ? 18 : 22
      const glyph = move.disabled ? 'lock' : this.firstSign()
      this.addSign(glyph, place.w - EDGE - size, (place.h - size) / 2, size, ink.number)
      return size + EDGE + 6
    }
    const damage = move.preview?.danno ?? move.danno
    const number = displayText(this.kit.sharpness, String(damage), {
      size: place.compact ? 20 : 27,
      fill:
        this.style.state === 'off'
          ? ink.number
          : damageInk(damage, move.preview?.usual ?? damage, ink.number),
      shadow: 3,
    })
    number.anchor.set(0.5)
    this.addChild(number)
    if (place.compact) {
      number.position.set(place.w - 9 - number.width / 2, place.h / 2)
      return number.width + 13
    }
    const { words, fill } = this.damageWord()
    const word = bodyText(this.kit.sharpness, words, { size: 12 * this.small, fill })
    fitWidth(word, 60)
    word.anchor.set(0.5)
    const room = Math.max(number.width, word.width)
    number.position.set(place.w - EDGE - room / 2, place.h / 2 - 7)
    word.position.set(place.w - EDGE - room / 2, place.h / 2 + 14)
    this.addChild(word)
    return room + EDGE + 6
  }

  /** Text below the number: its unit, or the points for defeating the rival's card. */
  private damageWord(): { words: string; fill: string } {
    const { move, style, ink } = this
    const { points = 0, pvAfter, wins } = move.preview ?? {}
    if (style.state === 'off' || pvAfter !== 0) return { words: style.damageWord, fill: ink.word }
    if (wins) return { words: style.winsWord, fill: shopColours.secondaryText }
    return {
      words: points > 0 ? `${style.fallWord} +${points}` : style.fallWord,
      fill: shopColours.secondaryText,
    }
  }

  private addWords(x: number, damage: number) {
    const { move, place, ink } = this
    const name = displayText(this.kit.sharpness, move.nome, { size: 17, fill: ink.name, shadow: 3 })
    name.anchor.set(0, 0.5)
    const y = place.h / 2 + 11
    const room = place.w - x - damage
    const labels = move.disabled ? [] : this.effectLabels()
    const bolts = this.addCost(x, y, room - (move.disabled ? REASON_ROOM : firstWidth(labels)))
    fitWidth(name, room)
    name.position.set(x, place.h / 2 - (bolts > 0 || move.disabled || move.effects.length > 0 ? 9 : 0))
    this.addChild(name)
    const start = x + bolts + (bolts > 0 ? 6 : 0)
    if (move.disabled) this.addReason(move.disabled, start, y, place.w - start - damage)
    else this.addEffects(labels, start, y, place.w - start - damage)
  }

  /** Glyphs instead of text: the cost above the effects. */
  private addSigns(x: number, damage: number) {
    const { move, place } = this
    const room = place.w - x - damage
    const size = Math.min(BOLT.compact, room / Math.max(1, move.costo) - 1.5)
    const up = move.effects.length > 0 || move.disabled ? 9 : 0
    const bolts = this.addBolts(x, place.h / 2 - up, size, size + 1.5)
    const y = bolts > 0 ? place.h / 2 + 9 : place.h / 2
    if (move.disabled) return this.addReason(move.disabled, x, y, room)
    move.effects.forEach((effect, index) => {
      if ((index + 1) * (SIGN + 3) <= room)
        this.addSign(effectGlyphs[effect.kind], x + index * (SIGN + 3), y - SIGN / 2, SIGN, this.ink.effect)
    })
  }

  /**
   * The bolts move together until the adjacent text fits, and become one bolt with a number if that is not enough.
   * Returns their width.
   */
  private addCost(x: number, y: number, room: number): number {
    const { costo, missing } = this.move
    const size = BOLT.full
    const step = Math.min(size + 2.5, (room - size - 6) / Math.max(1, costo - 1))
    if (!this.style.chargesEnergy || costo < 2 || step >= size * CLOSEST)
      return this.addBolts(x, y, size, step)
    const bolt = this.kit.drawn.sprite(
      `bolt:${missing === 0}:${size}`,
      size,
      size,
      drawBolt(size, missing === 0),
      4,
    )
    bolt.position.set(x, y - size / 2)
    const number = displayText(this.kit.sharpness, String(costo), {
      size: 15,
      fill: this.ink.number,
      shadow: 3,
    })
    number.anchor.set(0, 0.5)
    number.position.set(x + size + 2, y)
    this.addChild(bolt, number)
    return size + 2 + number.width
  }

  private effectLabels(): Text[] {
    return this.move.effects.map(({ label }) =>
      bodyText(this.kit.sharpness, label, { size: 12 * this.small, fill: this.ink.effect }),
    )
  }

  /** Full bolts for available energy, hollow ones for missing energy. Returns their width. */
  private addBolts(x: number, y: number, size: number, step: number): number {
    const { costo, missing } = this.move
    if (!this.style.chargesEnergy) return 0
    for (let i = 0; i < costo; i++) {
      const on = i < costo - missing
      const bolt = this.kit.drawn.sprite(`bolt:${on}:${size}`, size, size, drawBolt(size, on), 4)
      bolt.position.set(x + i * step, y - size / 2)
      this.addChild(bolt)
    }
    return (costo - 1) * step + size + 2.5
  }

  private addReason(words: string, x: number, y: number, room: number) {
    const reason = bodyText(this.kit.sharpness, words, { size: 12 * this.small, fill: '#d9c6a5' })
    const lock = this.move.danno > 0 && room > reason.width + SIGN + 4 ? SIGN : 0
    if (lock) this.addSign('lock', x, y - lock / 2, lock, '#a39379')
    const start = x + (lock ? lock + 4 : 0)
    fitWords(reason, room - (start - x), TIGHTEST)
    reason.anchor.set(0, 0.5)
    reason.position.set(start, y)
    this.addChild(reason)
  }

  private addEffects(labels: Text[], x: number, y: number, room: number) {
    const { effects } = this.move
    const widths = labels.map(label => SIGN + 3 + label.width)
    const worded = Math.max(
      effects.length === 1 ? 1 : 0,
      wordedEffects(widths, SIGN, EFFECT_GAP, room / TIGHTEST),
    )
    let at = x
    for (const [index, label] of labels.entries()) {
      const hasRoom = at + SIGN <= x + room + 1
      if (hasRoom) this.addSign(effectGlyphs[effects[index]!.kind], at, y - SIGN / 2, SIGN, this.ink.effect)
      at += SIGN + EFFECT_GAP
      if (!hasRoom || index >= worded) {
        label.destroy()
        continue
      }
      at += 3 - EFFECT_GAP
      const rest = (effects.length - 1 - index) * (SIGN + EFFECT_GAP)
      fitWords(label, x + room - at - rest, TIGHTEST)
      label.anchor.set(0, 0.5)
      label.position.set(at, y)
      this.addChild(label)
      at += label.width + EFFECT_GAP
    }
  }

  private addSign(glyph: Glyph, x: number, y: number, size: number, ink: string) {
    const sign = this.kit.drawn.sprite(`sign:${glyph}:${size}:${ink}`, size, size, ctx =>
      drawGlyph(ctx, glyph, size / 2, size / 2, size, ink),
    )
    sign.position.set(x, y)
    this.addChild(sign)
  }

  private firstSign(): Glyph {
    const [first] = this.move.effects
    return first ? effectGlyphs[first.kind] : 'sparkle'
  }
}

/** Width of the first effect with its glyph, which always keeps its text. */
const firstWidth = ([first]: readonly Text[]): number => (first ? SIGN + 3 + first.width * TIGHTEST + 6 : 0)
