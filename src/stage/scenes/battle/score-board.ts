import { Container, type Sprite, type Text } from 'pixi.js'
import type { Kit } from '../../app/kit.ts'
import { bodyText, displayText } from '../../art/text.ts'
import type { BattleSnapshot } from '../../battle-snapshot.ts'
import { mixed, type Side, shopColours } from '../../draw/palette.ts'
import { drawGem } from '../../draw/score-art.ts'
import type { ScoreLayout } from '../../layout/layout-plan.ts'

const GEM = 8
const STEP = 10
const ROW = 6 // gems per row
const WIDTH = ROW * STEP
const NUMBER = 25

/** The points of one side: the number, the number to win, and a gem for each. */
export class ScoreHalf extends Container {
  private readonly number: Text
  private readonly most: Text
  private readonly gems: Sprite[] = []
  private drawn = ''
  private word = ''

  constructor(
    private readonly kit: Kit,
    private readonly side: Side,
    private readonly pointsToWin: number,
  ) {
    super()
    const fill = side === 'own' ? shopColours.primaryPale : mixed(shopColours.rival, '#ffffff', 0.5)
    this.number = displayText(kit.sharpness, '', { size: NUMBER, fill, outline: 4 })
    this.most = bodyText(kit.sharpness, '', {
      size: 12 * kit.type,
      weight: '600',
      fill: '#f0dfba',
      shadow: 4,
    })
    this.addChild(this.number, this.most)
    for (let at = 0; at < pointsToWin; at++) {
      const gem = kit.drawn.sprite(`gem:${side}:false`, GEM, GEM, drawGem(GEM, side, false), 3)
      const column = at % ROW
      const x = side === 'own' ? -(column + 1) * STEP : column * STEP
      gem.position.set(x + (STEP - GEM) / 2, 33 + Math.floor(at / ROW) * STEP)
      this.gems.push(gem)
      this.addChild(gem)
    }
  }

  /** Shows points that arrive one by one. */
  count(points: number): void {
    this.show(points, this.word)
  }

  show(points: number, word: string): void {
    this.word = word
    const key = `${points}:${word}`
    if (key === this.drawn) return
    this.drawn = key
    const { kit, side, number, most } = this
    number.text = String(points)
    most.text = `/${this.pointsToWin} ${word}`.trim()
    // Shrunk text would be unreadable, and the gems below show what the number counts.
    if (number.width + most.width > WIDTH + 24) most.text = `/${this.pointsToWin}`
    const baseline = 27
    number.anchor.set(side === 'own' ? 1 : 0, 1)
    most.anchor.set(side === 'own' ? 1 : 0, 1)
    if (side === 'own') {
      most.position.set(0, baseline - 2)
      number.position.set(-most.width - 2, baseline + 3)
    } else {
      number.position.set(0, baseline + 3)
      most.position.set(number.width + 2, baseline - 2)
    }
    for (const [at, gem] of this.gems.entries()) {
      const on = at < points
      gem.texture = kit.drawn.texture(`gem:${side}:${on}`, GEM, GEM, drawGem(GEM, side, on), 3)
    }
  }
}

/** The points of both sides, left and right of the medallion. */
export class ScoreBoard extends Container {
  private halves: Record<Side, ScoreHalf> | null = null
  private word: Text | null = null

  constructor(
    private readonly kit: Kit,
    private readonly layout: ScoreLayout,
  ) {
    super()
    this.eventMode = 'none'
  }

  show({ own, rival, facts, words }: BattleSnapshot): void {
    if (!facts) return
    this.halves ??= this.lay(facts.pointsToWin)
    const caption = this.layout.word ? '' : words.points
    this.halves.own.show(own.points ?? 0, caption)
    this.halves.rival.show(rival.points ?? 0, caption)
    this.sayUnder(words.points)
  }

  private sayUnder(words: string) {
    const { word } = this.layout
    if (!word || this.word?.text === words) return
    const look = { size: 12 * this.kit.type, weight: '600', fill: '#f0dfba', shadow: 4 } as const
    this.word ??= this.addChild(bodyText(this.kit.sharpness, '', look))
    this.word.text = words
    this.word.anchor.set(0.5)
    this.word.position.set(word.x, word.y)
  }

  half(side: Side): ScoreHalf | null {
    return this.halves?.[side] ?? null
  }

  private lay(pointsToWin: number): Record<Side, ScoreHalf> {
    const half = (side: Side) => {
      const made = new ScoreHalf(this.kit, side, pointsToWin)
      made.position.set(this.layout[side].x, this.layout[side].y)
      made.scale.set(this.layout.scale)
      this.addChild(made)
      return made
    }
    return { own: half('own'), rival: half('rival') }
  }
}
