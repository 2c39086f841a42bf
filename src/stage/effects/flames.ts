/** Fire in three coats: a dark body, the type's own light added to it, a hot core. */
import { Sprite, type Texture } from 'pixi.js'
import type { Kit } from '../kit.ts'
import { BLAST, JET, paintBlast, paintJet } from '../paint/fx-art.ts'
import { mixed } from '../palette.ts'
import type { AttackLook } from './attack-looks.ts'

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

export const jetFrames = ({ paints }: Kit): Texture[] =>
  range(JET.frames).map(i => paints.texture(`jet:${i}`, JET.w, JET.h, paintJet(i)))

export const blastFrames = ({ paints }: Kit): Texture[] =>
  range(BLAST.frames).map(i => paints.texture(`blast:${i}`, BLAST.size, BLAST.size, paintBlast(i)))

/** The frames cost some milliseconds each: what to call, one at a time, while nothing happens. */
export const flameChores = ({ paints }: Kit): (() => void)[] => [
  ...range(JET.frames).map(i => () => void paints.texture(`jet:${i}`, JET.w, JET.h, paintJet(i))),
  ...range(BLAST.frames).map(
    i => () => void paints.texture(`blast:${i}`, BLAST.size, BLAST.size, paintBlast(i)),
  ),
]

export interface Flames {
  coats: Sprite[]
  turn(frame: number): void
}

/** `thick` scales the three coats' heights. */
export function lightFlames(frames: Texture[], look: AttackLook, thick: [number, number, number]): Flames {
  const tints = [mixed(look.glow, '#000000', 0.45), look.glow, look.hot]
  const coats = tints.map((tint, index) => {
    const sprite = new Sprite(frames[0])
    sprite.anchor.set(0, 0.5)
    sprite.tint = tint
    sprite.blendMode = index === 0 ? 'normal' : 'add'
    sprite.scale.y = thick[index]!
    return sprite
  })
  const turn = (frame: number) => {
    coats.forEach((sprite, index) => {
      if (!sprite.destroyed) sprite.texture = frames[(Math.floor(frame) + index) % frames.length]!
    })
  }
  return { coats, turn }
}
