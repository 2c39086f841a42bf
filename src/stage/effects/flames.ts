/** Fire in three layers: a dark body, the type's light blended additively, a hot core. */
import { Sprite, type Texture } from 'pixi.js'
import type { Kit } from '../app/kit.ts'
import type { AttackLook } from '../choreography/attack-looks.ts'
import { BLAST, drawBlast, drawJet, JET } from '../draw/fx-art.ts'
import { mixed } from '../draw/palette.ts'

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Frames of the jet in order. Drawn at the first call, then cached. */
export const jetFrames = ({ drawn }: Kit): Texture[] =>
  range(JET.frames).map(i => drawn.texture(`jet:${i}`, JET.w, JET.h, drawJet(i)))

/** Frames of the blast in order. Drawn at the first call, then cached. */
export const blastFrames = ({ drawn }: Kit): Texture[] =>
  range(BLAST.frames).map(i => drawn.texture(`blast:${i}`, BLAST.size, BLAST.size, drawBlast(i)))

/** Functions that draw the frames, some milliseconds each. Call them one at a time while idle. */
export const flameChores = ({ drawn }: Kit): (() => void)[] => [
  ...range(JET.frames).map(i => () => void drawn.texture(`jet:${i}`, JET.w, JET.h, drawJet(i))),
  ...range(BLAST.frames).map(
    i => () => void drawn.texture(`blast:${i}`, BLAST.size, BLAST.size, drawBlast(i)),
  ),
]

export interface Flames {
  coats: Sprite[]
  turn(frame: number): void
}

/** `thick` scales the heights of the three layers. */
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
