/** An old book on two legs: leather cover with a gilt frame and corners, banded spine, page edges, its bookmark hangs out as a tongue. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { eyesAt } from '../../face/eyes-at.ts'
import { face } from '../../face/face.ts'
import { roundBox } from '../../glsl/solids.ts'
import { mixed, ramp } from '../../glsl/values.ts'
import { boots } from '../../parts/boots.ts'
import { rubber } from '../../parts/finishes.ts'
import { glovedArm } from '../../parts/gloves.ts'
import { gold } from '../../parts/gold.ts'
import type { Material } from '../../sculpture.ts'

function binding(c: Creature, leather: Material): void {
  const { sculpture: s } = c
  s.join(roundBox('h', [0.03, 0, 0], [0.64, 0.78, 0.22], 0.03), {
    colour: mixed('#fff0cc', '#d8a868', 'smoothstep(.3,.5,abs(fract(h.z*17.)-.5))'),
    rough: 0.7,
    softness: 0.7,
    coat: 0.05,
  })
  s.join('roundBox(vec3(h.xy,abs(h.z)-.26),vec3(.74,.86,.05),.05)', leather, 0.01)
  s.join('max(cylinder(vec3(h.x+.66,h.y,h.z*.95),.86,.29,.05),h.x+.5)', leather, 0.03)
  s.join('max(abs(abs(h.y)-.42)-.05,max(abs(length(vec2(h.x+.66,h.z*.95))-.3)-.03,h.x+.55))', gold, 0.01)
  s.join('max(abs(max(abs(h.x)-.6,abs(h.y)-.71))-.014,abs(h.z-.3)-.022)-.006', gold, 0.006)
  s.join('max(roundBox(vec3(h.x,h.y,h.z-.26),vec3(.765,.885,.072),.05),1.36-abs(h.x)-abs(h.y))', gold, 0.008)
}

function limbs(c: Creature): void {
  const { palette } = c
  const cloth = rubber(palette.shade)
  boots(c, { x: 0.28, top: -0.66, leg: cloth, boot: rubber('#8a4a22') })
  glovedArm(c, {
    side: 1,
    from: [0.7, -0.1, 0.05],
    elbow: [1.14, -0.3, 0.1],
    hand: [1.08, 0.12, 0.3],
    turn: -0.3,
    sleeve: cloth,
  })
  glovedArm(c, {
    side: -1,
    from: [0.86, -0.1, 0.05],
    elbow: [1.16, -0.2, 0.1],
    hand: [0.98, -0.56, 0.32],
    turn: 2.5,
    sleeve: cloth,
  })
}

export function book(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.12, 0], o.tilt ?? 0.07, -0.05)
  const worn = '.3*smoothstep(.4,.8,layeredNoise(h*9.))'
  const leather: Material = {
    colour: mixed(mixed(palette.shade, palette.body, ramp(-0.9, 0.5, 'h.y')), palette.belly, worn),
    rough: 0.42,
    softness: 0.45,
    coat: 0.45,
  }
  binding(c, leather)
  limbs(c)
  Object.assign(c.anatomy, { headRadii: [0.74, 0.86, 0.3], skin: { ...leather, colour: palette.body } })
  const { radii, eyes } = eyesAt([0.28, 0.26, 0.29], 0.16)
  face(c, radii, { ...eyes, size: 0.24, mouth: 'open', mouthY: -0.2, mouthZ: 0.31, mouthWidth: 0.23 })
  const hang = c.expression === 'attack' ? 0.1 : 0
  s.space('ribbon', `h-vec3(.06,${(-0.42 - hang).toFixed(3)},.36)`)
  s.join(
    'max(roundBox(vec3(ribbon.xy,ribbon.z-.03*sin(ribbon.y*14.)),vec3(.095,.26,.014),.012),-.17-ribbon.y-1.1*abs(ribbon.x)-.02)*.8',
    {
      colour: mixed('#ff5a6a', '#c81e3c', ramp(0.2, -0.2, 'ribbon.y')),
      rough: 0.3,
      softness: 0.8,
      coat: 0.4,
    },
    0.01,
  )
}
