/** Large words over the table: the number of a hit, the name of a move. They stay readable with reduced motion. */
import { seconds } from '../durations.ts'
import type { Spot } from '../layout.ts'
import { slanted } from '../paint/brush.ts'
import { displayText } from '../text.ts'
import type { LightLayers } from './light-layers.ts'

const RIBBON = { w: 320, h: 40 }

/** Pops, holds, rises and fades; kept inside the view. `size` is the letters' height in units. */
export function shoutNumber(layers: LightLayers, at: Spot, text: string, size: number): gsap.core.Timeline {
  const { kit, view } = layers
  const number = displayText(kit.sharpness, text, {
    size,
    fill: '#fff6d8',
    outline: size * 0.15,
    outlineColour: '#3a0a02',
    shadow: 8,
  })
  number.anchor.set(0.5)
  number.angle = -7
  const within = (value: number, half: number, most: number) => Math.min(Math.max(value, half), most - half)
  number.position.set(
    within(at.x, number.width / 2, view.width),
    within(at.y, number.height / 2, view.height),
  )
  layers.top.addChild(number)
  const timeline = layers.burn(number)
  const pop = seconds('numberPop')
  const rise = seconds('numberRise')
  const hold = pop + seconds('numberHold')
  if (!kit.calm)
    timeline
      .fromTo(number.scale, { x: 1.6, y: 1.6 }, { x: 1, y: 1, duration: pop, ease: 'back.out(1.7)' }, 0)
      .to(number, { y: number.y - 24, duration: rise }, hold)
  return timeline.to(number, { alpha: 0, duration: rise }, hold)
}

/** The name of a move on a red ribbon while it lands. */
export function shoutName(layers: LightLayers, at: Spot, words: string): gsap.core.Timeline {
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
  timeline.fromTo([ribbon, name], { alpha: 0 }, { alpha: 1, duration: 0.12 }, 0)
  if (!kit.calm) timeline.fromTo(name, { x: at.x - 26 }, { x: at.x, duration: 0.26, ease: 'power3.out' }, 0)
  return timeline.to([ribbon, name], { alpha: 0, duration: 0.18 }, hold)
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
