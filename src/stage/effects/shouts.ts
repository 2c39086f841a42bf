/** Large texts over the table: the number of a hit, the name of a move. They stay readable with reduced motion. */
import { Container, Rectangle, Sprite, Texture } from 'pixi.js'
import { displayText } from '../art/text.ts'
import type { NumberTone } from '../choreography/actors.ts'
import { slanted } from '../draw/brush.ts'
import { DIGIT, type Digit, digits, drawDigits, measureDigits } from '../draw/digit-art.ts'
import type { DrawnTextures } from '../draw/drawn-textures.ts'
import { shopColours } from '../draw/palette.ts'
import type { Spot } from '../layout/layout.ts'
import { seconds } from '../timing/durations.ts'
import { ease } from '../timing/easings.ts'
import type { LightLayers } from './light-layers.ts'

const RIBBON = { w: 320, h: 40 }
const POP = 1.6 // initial scale of a number
const LANDED = 0.3 // its scale where it flies to

const tones: Record<Exclude<NumberTone, 'raise'>, { tint: string; tilt: number }> = {
  harm: { tint: '#fff6d8', tilt: -7 },
  small: { tint: '#ffd9b0', tilt: -5 },
  block: { tint: '#c8ccd4', tilt: 0 },
  heal: { tint: '#a8f5b4', tilt: 0 },
}

const toneOf = (tone: NumberTone) =>
  tone === 'raise' ? { tint: shopColours.secondaryText, tilt: 0 } : tones[tone]

/** Pops, stays, then rises and fades, or flies to `into`. Kept inside the view even at its largest. `size` is the text's height in units. */
export function shoutNumber(
  layers: LightLayers,
  at: Spot,
  text: string,
  size: number,
  tone: NumberTone,
  into?: Spot,
): void {
  const { kit, view } = layers
  const { tint, tilt } = toneOf(tone)
  const number = spell(kit.drawn, text, tint)
  const full = size / DIGIT.size
  number.scale.set(full)
  number.angle = tilt
  const begun = kit.reducedMotion ? 1.05 : POP
  const within = (value: number, half: number, most: number) => Math.min(Math.max(value, half), most - half)
  number.position.set(
    within(at.x, (number.width / 2) * begun, view.width),
    within(at.y, (number.height / 2) * begun * 0.8, view.height),
  )
  layers.top.addChild(number)
  const timeline = layers.burn(number)
  const rise = seconds('numberRise')
  const hold = seconds('numberPop') + seconds('numberHold')
  if (kit.reducedMotion) {
    timeline.to(number, { alpha: 0, duration: rise }, hold)
    return
  }
  timeline.fromTo(
    number.scale,
    { x: full * POP, y: full * POP },
    { x: full, y: full, duration: seconds('numberPop'), ease: ease.back },
    0,
  )
  if (!into) {
    timeline
      .to(number, { y: number.y - 24, duration: rise }, hold)
      .to(number, { alpha: 0, duration: rise }, hold)
    return
  }
  const flight = { duration: seconds('numberFlight'), ease: ease.in }
  timeline
    .to(number, { x: into.x, y: into.y, ...flight }, hold)
    .to(number.scale, { x: full * LANDED, y: full * LANDED, ...flight }, hold)
    .to(number, { alpha: 0, duration: flight.duration * 0.3 }, hold + flight.duration * 0.8)
}

interface Sheet {
  textures: Map<string, Texture>
  widths: Record<Digit, number>
}

const sheets = new WeakMap<object, Sheet>()

/** The sprite sheet of digits; drawn on first use. */
export function digitSheet(drawn: DrawnTextures): Sheet {
  const { source } = drawn.texture('digits', DIGIT.w * digits.length, DIGIT.h, drawDigits)
  const cachedSheet = sheets.get(source)
  if (cachedSheet) return cachedSheet
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

/** A number of digit sprites, centred on its own (0, 0). */
export function spell(drawn: DrawnTextures, text: string, tint: string): Container {
  const { textures, widths } = digitSheet(drawn)
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

/** The name of a move on a red ribbon when it lands. */
export function shoutName(layers: LightLayers, at: Spot, words: string): void {
  const { kit } = layers
  const name = displayText(kit.sharpness, words, { size: 25, fill: '#fff', outline: 4.5, shadow: 6 })
  name.anchor.set(0.5)
  name.position.set(at.x, at.y)
  const ribbon = kit.drawn.sprite('ribbon', RIBBON.w, RIBBON.h, drawRibbon)
  ribbon.anchor.set(0.5)
  ribbon.position.set(at.x, at.y)
  ribbon.setSize(Math.max(RIBBON.w, name.width + 110), RIBBON.h)
  layers.top.addChild(ribbon, name)
  const hold = seconds('nameHold')
  const timeline = layers.burn(ribbon, name)
  timeline.fromTo([ribbon, name], { alpha: 0 }, { alpha: 1, duration: seconds('bannerIn') * 0.5 }, 0)
  if (!kit.reducedMotion)
    timeline.fromTo(name, { x: at.x - 26 }, { x: at.x, duration: seconds('bannerIn'), ease: ease.out }, 0)
  timeline.to([ribbon, name], { alpha: 0, duration: seconds('bannerOut') }, hold)
}

function drawRibbon(ctx: CanvasRenderingContext2D) {
  const { w, h } = RIBBON
  ctx.fillStyle = slanted(ctx, w, h, 90, [
    '#7a1c0800',
    [0.2, '#7a1c08e6'],
    [0.8, '#7a1c08e6'],
    [1, '#7a1c0800'],
  ])
  ctx.fillRect(0, 0, w, h)
}
