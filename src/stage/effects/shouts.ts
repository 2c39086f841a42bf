/** Large words over the table: the number of a hit, the name of a move. They stay readable with reduced motion. */
import { Container, Rectangle, Sprite, Texture } from 'pixi.js'
import type { NumberTone } from '../choreography/actors.ts'
import { seconds } from '../durations.ts'
import { ease } from '../easings.ts'
import type { Spot } from '../layout.ts'
import { slanted } from '../paint/brush.ts'
import { DIGIT, type Digit, digits, measureDigits, paintDigits } from '../paint/digit-art.ts'
import type { PaintedTextures } from '../paint/painted-textures.ts'
import { displayText } from '../text.ts'
import type { LightLayers } from './light-layers.ts'

const RIBBON = { w: 320, h: 40 }

const tones: Record<NumberTone, { tint: string; tilt: number }> = {
  harm: { tint: '#fff6d8', tilt: -7 },
  small: { tint: '#ffd9b0', tilt: -5 },
  block: { tint: '#c8ccd4', tilt: 0 },
  heal: { tint: '#a8f5b4', tilt: 0 },
  raise: { tint: '#ffdd66', tilt: 0 },
}

/** Pops, holds, rises and fades; kept inside the view. `size` is the letters' height in units. */
export function shoutNumber(
  layers: LightLayers,
  at: Spot,
  text: string,
  size: number,
  tone: NumberTone,
): void {
  const { kit, view } = layers
  const number = spell(kit.paints, text, tones[tone].tint)
  const full = size / DIGIT.size
  number.scale.set(full)
  number.angle = tones[tone].tilt
  const within = (value: number, half: number, most: number) => Math.min(Math.max(value, half), most - half)
  number.position.set(
    within(at.x, (number.width / 2) * 1.05, view.width),
    within(at.y, (number.height / 2) * 0.9, view.height),
  )
  layers.top.addChild(number)
  const timeline = layers.burn(number)
  const rise = seconds('numberRise')
  const hold = seconds('numberPop') + seconds('numberHold')
  if (!kit.calm)
    timeline
      .fromTo(
        number.scale,
        { x: full * 1.6, y: full * 1.6 },
        { x: full, y: full, duration: seconds('numberPop'), ease: ease.back },
        0,
      )
      .to(number, { y: number.y - 24, duration: rise }, hold)
  timeline.to(number, { alpha: 0, duration: rise }, hold)
}

interface Sheet {
  textures: Map<string, Texture>
  widths: Record<Digit, number>
}

const sheets = new WeakMap<object, Sheet>()

/** The sheet of figures; painted when the first is asked for. */
export function digitSheet(paints: PaintedTextures): Sheet {
  const { source } = paints.texture('digits', DIGIT.w * digits.length, DIGIT.h, paintDigits)
  const known = sheets.get(source)
  if (known) return known
  const textures = new Map(
    digits.map((digit, index): [string, Texture] => {
      const frame = new Rectangle(index * DIGIT.w, 0, DIGIT.w, DIGIT.h)
      return [digit, new Texture({ source, frame })]
    }),
  )
  const sheet = { textures, widths: measureDigits() }
  sheets.set(source, sheet)
  return sheet
}

/** A number out of the sheet's figures, centred on its own (0, 0). */
export function spell(paints: PaintedTextures, text: string, tint: string): Container {
  const { textures, widths } = digitSheet(paints)
  const line = new Container()
  const wide = [...text].reduce((sum, digit) => sum + (widths[digit as Digit] ?? 0), 0)
  let x = -wide / 2
  for (const digit of text) {
    const texture = textures.get(digit)
    const w = widths[digit as Digit] ?? 0
    if (!texture) continue
    const sprite = new Sprite(texture)
    sprite.anchor.set(0.5)
    sprite.tint = tint
    sprite.x = x + w / 2
    line.addChild(sprite)
    x += w
  }
  return line
}

/** The name of a move on a red ribbon while it lands. */
export function shoutName(layers: LightLayers, at: Spot, words: string): void {
  const { kit } = layers
  const name = displayText(kit.sharpness, words, { size: 25, fill: '#fff', outline: 4.5, shadow: 6 })
  name.anchor.set(0.5)
  name.position.set(at.x, at.y)
  const ribbon = kit.paints.sprite('ribbon', RIBBON.w, RIBBON.h, paintRibbon)
  ribbon.anchor.set(0.5)
  ribbon.position.set(at.x, at.y)
  ribbon.setSize(Math.max(RIBBON.w, name.width + 110), RIBBON.h)
  layers.top.addChild(ribbon, name)
  const hold = seconds('heavyCharge') + seconds('heavyFlight') + seconds('damageMarker')
  const timeline = layers.burn(ribbon, name)
  timeline.fromTo([ribbon, name], { alpha: 0 }, { alpha: 1, duration: seconds('bannerIn') * 0.5 }, 0)
  if (!kit.calm)
    timeline.fromTo(name, { x: at.x - 26 }, { x: at.x, duration: seconds('bannerIn'), ease: ease.out }, 0)
  timeline.to([ribbon, name], { alpha: 0, duration: seconds('bannerOut') }, hold)
}

function paintRibbon(ctx: CanvasRenderingContext2D) {
  const { w, h } = RIBBON
  ctx.fillStyle = slanted(ctx, w, h, 90, [
    '#7a1c0800',
    [0.2, '#7a1c08e6'],
    [0.8, '#7a1c08e6'],
    [1, '#7a1c0800'],
  ])
  ctx.fillRect(0, 0, w, h)
}
