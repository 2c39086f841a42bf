/** Small signs on a waiting card: its value in points, and its match-up with the rival's card. */
import { Container } from 'pixi.js'
import type { Kit } from '../../app/kit.ts'
import { displayText } from '../../art/text.ts'
import type { CardSnapshot } from '../../battle-snapshot.ts'
import { disc, drawGlyph, fillShadowed } from '../../draw/brush.ts'
import { drawEdgeMark, drawSeal } from '../../draw/score-art.ts'

/** The seal with the points, centred; null under the classic rules. */
export function pointsSeal(kit: Kit, { points }: CardSnapshot, size: number): Container | null {
  if (points === null) return null
  const seal = new Container({ label: 'card-face' })
  const ground = kit.drawn.sprite(`seal:${size}`, size, size, drawSeal(size), 4)
  ground.position.set(-size / 2, -size / 2)
  const number = displayText(kit.sharpness, String(points), { size: size * 0.58, fill: '#ffe3a0' })
  number.anchor.set(0.5)
  seal.addChild(ground, number)
  return seal
}

/** An arrow up for the edge, down for a disadvantage, both if both deal more damage; null if neither does. */
export function edgeMark(kit: Kit, { edge, defeated }: CardSnapshot, size: number): Container | null {
  if (edge === null || defeated) return null
  const mark = new Container()
  const ups = edge === 'both' ? [true, false] : [edge === 'up']
  for (const [at, up] of ups.entries()) {
    const arrow = kit.drawn.sprite(`edge-mark:${up}:${size}`, size, size, drawEdgeMark(size, up), 4)
    arrow.position.set(-size / 2, -size / 2 + at * (size + 2))
    mark.addChild(arrow)
  }
  return mark
}

/** The glyph of its trait on a dark brass disc, centred; null without one. */
export function traitMark(kit: Kit, { trait }: CardSnapshot, size: number): Container | null {
  if (!trait) return null
  const mark = kit.drawn.sprite(
    `trait-mark:${trait.code}:${size}`,
    size,
    size,
    ctx => {
      const r = size / 2
      disc(ctx, r, r, r)
      fillShadowed(ctx, '#c9923e', '#000b', 4, 1)
      disc(ctx, r, r, r - 1.5)
      ctx.fillStyle = '#24160e'
      ctx.fill()
      drawGlyph(ctx, trait.code, r, r, size * 0.62, '#ffe3a0')
    },
    4,
  )
  const holder = new Container()
  mark.position.set(-size / 2, -size / 2)
  holder.addChild(mark)
  return holder
}
