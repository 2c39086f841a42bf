import { Container } from 'pixi.js'
import type { Kit } from '../../app/kit.ts'
import { makePressable } from '../../app/pressable.ts'
import { bodyText, displayText, fitWidth } from '../../art/text.ts'
import type { BattleSnapshot } from '../../battle-snapshot.ts'
import { disc } from '../../draw/brush.ts'
import { drawPanel, drawWell } from '../../draw/furniture.ts'
import { shopColours } from '../../draw/palette.ts'
import type { Box } from '../../layout/layout.ts'
import { replaceState } from './replace-state.ts'
import { logText } from './tagged-line.ts'
import { TextButton } from './text-button.ts'

const PAD = 20
const HEAD = 88 // space for the round buttons next to the turn
const BUTTON = { h: 50, gap: 14 }
const LINE_GAP = 10
const BULLET = 24
const FORECAST = { lines: 4, pad: 12 }

/**
 * The info column of the wide layout: the turn, the forecast of the selected move, the log, and three less important
 * commands.
 */
export class InfoColumn extends Container {
  private drawn = ''
  private readonly content = new Container()
  private readonly guard: TextButton
  private readonly replace: TextButton
  private readonly skip: TextButton

  constructor(
    private readonly kit: Kit,
    private readonly box: Box,
  ) {
    super()
    this.position.set(box.x, box.y)
    const button = (row: number): Box => ({
      x: PAD,
      y: box.h - PAD - this.buttonHeight() - row * (this.buttonHeight() + BUTTON.gap),
      w: box.w - PAD * 2,
      h: this.buttonHeight(),
    })
    this.guard = new TextButton(kit, button(2), 'shield-plus', () => kit.gesture({ type: 'guard' }))
    this.replace = new TextButton(kit, button(1), 'swap', () => kit.gesture({ type: 'replace' }))
    this.skip = new TextButton(kit, button(0), 'skip-forward', () => kit.gesture({ type: 'skip' }))
    const panel = kit.drawn.sprite('column', box.w, box.h, drawPanel(box.w, box.h), 24)
    this.addChild(panel, this.content, this.guard, this.replace, this.skip)
  }

  show(picture: BattleSnapshot): void {
    const { words, own, canAct } = picture
    const charges = own.energy !== null
    this.replace.visible = charges
    this.guard.visible = charges
    const { guard, change } = picture.facts ?? {}
    this.guard.show(words.guardTurn, picture.canGuard ? 'quiet' : 'off', guard?.cost)
    const replacing = replaceState(picture)
    this.replace.show(
      words.replaceCard,
      replacing === 'off' ? 'off' : replacing === 'lit' ? 'primary' : replacing === 'on' ? 'quiet' : 'enamel',
      change?.cost,
    )
    this.skip.show(words.skipTurn, canAct ? 'quiet' : 'off')
    const key = JSON.stringify([
      words.turn,
      words.log,
      picture.log,
      picture.logTones,
      picture.forecast,
      charges,
    ])
    if (key === this.drawn) return
    this.drawn = key
    this.kit.retired.take(this.content.removeChildren())
    this.addTitle(words.turn)
    const y = this.addForecast(picture, HEAD)
    this.addLog(picture, y, charges ? 3 : 1)
  }

  private buttonHeight = () => Math.max(BUTTON.h, this.kit.touch)

  private addTitle(turn: string) {
    const title = displayText(this.kit.sharpness, turn, { size: 24, shadow: 3 })
    const buttons = this.kit.sound ? 2 : 1
    fitWidth(title, this.box.w - PAD * 2 - buttons * (this.kit.button + 11))
    title.anchor.set(0, 0.5)
    title.position.set(PAD, 42)
    this.content.addChild(title)
  }

  private addHeading(words: string, y: number): number {
    const size = 13 * this.kit.type
    const heading = bodyText(this.kit.sharpness, words, { size, weight: '700', fill: '#d9c6a5' })
    fitWidth(heading, this.box.w - PAD * 2)
    heading.position.set(PAD, y)
    this.content.addChild(heading)
    return y + size * 1.25 + 8
  }

  /** Up to four lines, with the result in the last one. Returns the y of the next part. */
  private addForecast({ forecast, words }: BattleSnapshot, top: number): number {
    const lines = forecast.slice(0, FORECAST.lines)
    if (lines.length === 0) return top
    const y = this.addHeading(words.forecast, top)
    const w = this.box.w - PAD * 2
    let inner = y + FORECAST.pad
    const texts = lines.map((line, index) => {
      const last = index === lines.length - 1
      const text = bodyText(this.kit.sharpness, line, {
        size: 14 * this.kit.type,
        weight: last ? '700' : '500',
        fill: last && lines.length > 1 ? shopColours.secondaryText : '#f3e3c2',
        wrap: w - FORECAST.pad * 2,
        leading: 20 * this.kit.type,
      })
      text.position.set(PAD + FORECAST.pad, inner)
      inner += text.height + 4
      return text
    })
    const h = Math.ceil((inner - 4 + FORECAST.pad - y) / 8) * 8
    const well = this.kit.drawn.sprite(`column-well:${h}`, w, h, drawWell(w, h, 12))
    well.position.set(PAD, y)
    this.content.addChild(well, ...texts)
    return y + h + 22
  }

  /** Newest first, as many as fit. A tap opens the whole log. */
  private addLog({ log, logTones = [], words }: BattleSnapshot, top: number, buttons: number) {
    const first = this.addHeading(words.log, top)
    const bottom = this.box.h - PAD - buttons * (this.buttonHeight() + BUTTON.gap) - 10
    const list = new Container()
    makePressable(
      list,
      { x: PAD, y: first, w: this.box.w - PAD * 2, h: bottom - first },
      { touch: this.kit.touch, tap: () => this.kit.gesture({ type: 'open-log' }) },
    )
    this.content.addChild(list)
    let y = first
    for (const [age, line] of log.toReversed().entries()) {
      const tone = logTones.at(-1 - age)
      const x = PAD + (logTones.length > 0 ? BULLET + 10 : 0)
      const text = logText(this.kit, line, tone, {
        size: 14 * this.kit.type,
        fill: age === 0 ? '#fff4dc' : '#ead8b4',
        wrap: this.box.w - PAD - x,
        leading: 19.5 * this.kit.type,
      })
      if (y + Math.max(text.height, BULLET) > bottom) {
        text.destroy()
        break
      }
      text.position.set(x, y + Math.max(0, (BULLET - 19.5 * this.kit.type) / 2))
      list.addChild(text)
      if (tone) list.addChild(this.bullet(tone.turn, tone.side, y))
      y += Math.max(text.height, BULLET) + LINE_GAP
    }
  }

  /** The number of the turn in its side's colour. */
  private bullet(turn: number, side: 'own' | 'rival' | null, y: number): Container {
    const bullet = new Container()
    const { primary, onPrimary, rivalDark } = shopColours
    const colour = side === 'own' ? primary : side === 'rival' ? rivalDark : '#5a4526'
    const fill = side === 'own' ? onPrimary : '#fff'
    const ground = this.kit.drawn.sprite(`bullet:${side}`, BULLET, BULLET, ctx => {
      disc(ctx, BULLET / 2, BULLET / 2, BULLET / 2)
      ctx.fillStyle = colour
      ctx.fill()
    })
    const number = bodyText(this.kit.sharpness, String(turn), {
      size: 12 * this.kit.type,
      weight: '700',
      fill,
    })
    fitWidth(number, BULLET - 4)
    number.anchor.set(0.5)
    number.position.set(BULLET / 2, BULLET / 2)
    bullet.addChild(ground, number)
    bullet.position.set(PAD, y)
    return bullet
  }
}
