/** A three-eyed visitor: bell of a body on tentacles, a collar of rays and two lit feelers. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { expressed, eyeState } from '../../face/expression.ts'
import { eyes } from '../../face/eyes.ts'
import { face } from '../../face/face.ts'
import { ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { gold } from '../../parts/gold.ts'
import { armSpace } from '../../pose/arms.ts'
import type { Material } from '../../sculpture.ts'
import { skinColour } from '../../skin.ts'

const HEAD: Vec3 = [0.76, 0.62, 0.58]

function collar(c: Creature): void {
  const { sculpture: s, palette } = c
  s.space('ruff', 'turnX(p-vec3(0.,-.24,.04),.22)')
  s.space('ray', 'aroundY(ruff,12.)')
  const far = 'length(ruff.xz)'
  const tone = mixed(palette.accent, '#ffe24a', ramp(0.5, 0.95, far))
  s.join(
    '(capsule(ray*vec3(1.,1.6,1.),vec3(0.,-.02,.3),vec3(0.,.16,.98),.2,.015))*.62',
    { colour: tone, rough: 0.3, softness: 0.9, coat: 0.7, emission: `${tone}*.22` },
    0.03,
  )
  s.join('ringFlat(ruff-vec3(0.,.06,0.),.46,.085)', gold, 0.02)
}

function limbs(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  s.join(tube('p', [0, -0.2, 0], [0, -0.5, 0], [0, -0.72, 0], 0.36, 0.5), skin, 0.05)
  s.space('leg', 'aroundY(turnY(p,.5),6.)')
  s.join(tube('leg', [0, -0.66, 0.32], [0, -0.98, 0.4], [0, -0.88, 0.78], 0.19, 0.09), skin, 0.06)
  s.join(sphere('leg', [0, -0.87, 0.8], 0.1), { ...skin, colour: palette.accent }, 0.03)
  const left = armSpace(c, 'p', [-0.3, -0.36, 0.1], [-1.08, 0, 0.36])
  const right = armSpace(c, 'p', [0.3, -0.36, 0.1], [1.04, 0.02, 0.36])
  const hands = armSpace(c, 'm', [0.3, -0.36, 0.1], [1.06, 0.02, 0.36])
  s.join(tube(left, [-0.3, -0.36, 0.1], [-0.9, -0.44, 0.2], [-1.08, 0.0, 0.36], 0.12, 0.09), skin, 0.06)
  s.join(tube(right, [0.3, -0.36, 0.1], [0.92, -0.44, 0.2], [1.04, 0.02, 0.36], 0.12, 0.09), skin, 0.06)
  s.join(sphere(hands, [1.07, 0.06, 0.38], 0.14), { ...skin, colour: palette.accent }, 0.03)
}

export function alien(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.3, 0.06], o.tilt ?? 0.07)
  const skin: Material = {
    colour: mixed(
      skinColour(c, { from: -1, to: 0.4, blush: [0.56, -0.22, 0.42] }),
      palette.belly,
      'smoothstep(.3,.24,spots(p*3.6+2.))*.8*smoothstep(.3,-.1,h.z)',
    ),
    rough: 0.32,
    softness: 0.85,
    coat: 0.7,
  }
  limbs(c, skin)
  collar(c)
  s.join(ellipsoid('h', [0, -0.04, 0], HEAD), skin, 0.04)
  s.join(ellipsoid('h', [0, 0.3, 0], [0.48, 0.42, 0.46]), skin, 0.16)
  s.join(tube('hm', [0.36, 0.5, -0.04], [0.5, 0.86, -0.04], [0.84, 0.86, 0], 0.07, 0.05), skin, 0.05)
  s.join(
    sphere('hm', [0.88, 0.84, 0.01], 0.14),
    { colour: palette.glow, rough: 0.15, softness: 1, coat: 1, emission: `${colour(palette.glow)}*.8` },
    0.02,
  )
  Object.assign(c.anatomy, { headRadii: HEAD, skin })
  const looks = { size: 0.2, inset: 0.95, iris: 0.74, pupil: 0.4 }
  face(c, HEAD, {
    ...looks,
    azimuth: 0.58,
    elevation: -0.02,
    mouth: 'open',
    mouthY: -0.34,
    mouthWidth: 0.17,
  })
  const third = expressed({ ...looks, size: 0.25, azimuth: 0, elevation: 0.62 }, c.expression)
  eyes(
    c,
    [0.7, 0.66, 0.56],
    { ...third, lid: third.lid && { ...third.lid, tilt: 0 } },
    eyeState(c.expression),
  )
}
