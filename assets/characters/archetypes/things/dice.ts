/** A round-cornered die with a face on one side and white pips on the others, tossing a small die in one glove. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { eyesAt } from '../../face/eyes-at.ts'
import { face } from '../../face/face.ts'
import { roundBox } from '../../glsl/solids.ts'
import { mixed, ramp } from '../../glsl/values.ts'
import { boots } from '../../parts/boots.ts'
import { lacquer, rubber } from '../../parts/finishes.ts'
import { glovedArm } from '../../parts/gloves.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

function limbs(c: Creature): void {
  const { palette } = c
  const hose = rubber(palette.dark)
  boots(c, { x: 0.3, top: -0.66, leg: hose, boot: lacquer(palette.accent) })
  glovedArm(c, {
    side: 1,
    from: [0.66, -0.1, 0.1],
    elbow: [1.12, -0.34, 0.2],
    hand: [1.1, 0.14, 0.3],
    turn: -0.2,
    sleeve: hose,
  })
  glovedArm(c, {
    side: -1,
    from: [0.66, -0.1, 0.1],
    elbow: [1.14, -0.2, 0.2],
    hand: [0.96, -0.6, 0.36],
    turn: 2.4,
    fist: true,
    sleeve: hose,
  })
}

export function dice(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.02, 0], o.tilt ?? 0.12, 0.22)
  const resin: Material = {
    colour: blushed(
      mixed(palette.shade, palette.body, ramp(-0.7, 0.5, 'h.y')),
      [0.5, -0.16, 0.68],
      palette.blush,
    ),
    rough: 0.12,
    softness: 0.4,
    coat: 0.8,
  }
  const pip: Material = { colour: palette.belly, rough: 0.3, softness: 0.6, coat: 0.4 }
  s.join(roundBox('h', [0, 0, 0], [0.72, 0.7, 0.7], 0.2), resin)
  s.carve('sphere(vec3(abs(h.x)-.34,h.y-.8,abs(h.z)-.34),.2)', pip, 0.02)
  s.carve('sphere(h-vec3(0.,.8,0.),.2)', pip, 0.02)
  s.carve('sphere(vec3(h.x+.82,abs(h.y)-.32,abs(h.z)-.3),.2)', pip, 0.02)
  limbs(c)
  s.space('toy', 'turnX(turnY(turnZ(p-vec3(1.16,.8,.34),.5),.6),.4)')
  s.join(roundBox('toy', [0, 0, 0], [0.19, 0.19, 0.19], 0.055), pip, 0.005)
  s.carve('sphere(vec3(abs(toy.xy)-.085,toy.z-.21),.06)', { colour: palette.dark, rough: 0.3 }, 0.006)
  s.carve('sphere(vec3(toy.x,toy.y-.21,toy.z),.07)', { colour: palette.dark, rough: 0.3 }, 0.006)
  c.anatomy.gesture.hurt = { front: 0, back: 0 } // its gloves reach as far as they can without being stretched
  Object.assign(c.anatomy, { headRadii: [0.72, 0.7, 0.7], skin: { ...resin, colour: palette.body } })
  const { radii, eyes } = eyesAt([0.29, 0.14, 0.67], 0.2)
  face(c, radii, { ...eyes, size: 0.24, mouth: 'open', mouthY: -0.26, mouthZ: 0.7, mouthWidth: 0.2 })
}
