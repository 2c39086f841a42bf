/** A round frog with eyes on top and a mouth from ear to ear, a basil sprig for a hat and a wooden pestle in its hand. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { eyesAt } from '../../face/eyes-at.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { mixed, num, ramp, type Vec3 } from '../../glsl/values.ts'
import { leaf } from '../../parts/leaf.ts'
import { armSpace } from '../../pose/arms.ts'
import type { Material } from '../../sculpture.ts'
import { skinColour } from '../../skin.ts'

function limbs(c: Creature, skin: Material, toes: Material): void {
  const { sculpture: s } = c
  s.join(ellipsoid('m', [0.66, -0.66, -0.1], [0.3, 0.32, 0.4]), skin, 0.06)
  s.join(ellipsoid('m', [0.68, -0.93, 0.22], [0.2, 0.08, 0.26]), toes, 0.04)
  for (const x of [-0.14, 0, 0.14])
    s.join(sphere('m', [0.7 + x * 1.2, -0.93, 0.46 - Math.abs(x) * 0.5], 0.085), toes, 0.05)
  const left = armSpace(c, 'p', [-0.5, -0.46, 0.3], [-0.7, -0.66, 0.66])
  s.join(tube(left, [-0.5, -0.46, 0.3], [-0.74, -0.5, 0.5], [-0.5, -0.66, 0.66], 0.13, 0.11), skin, 0.06)
  s.join(tube('p', [0.56, -0.4, 0.3], [0.98, -0.5, 0.4], [0.92, -0.12, 0.5], 0.13, 0.11), skin, 0.06)
  s.join(sphere('p', [0.92, -0.1, 0.52], 0.15), toes, 0.03)
}

function basil(c: Creature): void {
  const { sculpture: s } = c
  for (const [roll, long] of [
    [0.15, 0.56],
    [1.1, 0.46],
    [-0.85, 0.5],
  ] as const)
    leaf(c, s.space(s.fresh('basil'), `turnZ(h-vec3(0.,.58,.1),${num(roll)})`), {
      long,
      wide: 0.44,
      root: '#0f6a2a',
      tip: '#4fc43a',
      curl: 0.45,
    })
}

function pestle(c: Creature): void {
  const { sculpture: s } = c
  const wood: Material = {
    colour: mixed('#8a4f22', '#e0a868', ramp(-0.5, 0.5, 'p.y')),
    rough: 0.5,
    softness: 0.4,
    coat: 0.3,
  }
  s.join(capsule('p', [0.86, -0.5, 0.56], [0.98, 0.3, 0.5], 0.06, 0.075), wood, 0.02)
  s.join(ellipsoid('p', [1.0, 0.42, 0.49], [0.16, 0.22, 0.16]), wood, 0.05)
}

export function frog(c: Creature): void {
  const { sculpture: s, palette } = c
  const head: Vec3 = [0.82, 0.62, 0.66]
  headSpace(c, [0, -0.1, 0], c.options.tilt ?? 0.06)
  const skin: Material = {
    colour: mixed(
      skinColour(c, {
        from: -0.9,
        to: 0.4,
        belly: { centre: [0, -0.66, 0.4], radii: [0.52, 0.46, 0.46] },
        blush: [0.6, -0.06, 0.42],
      }),
      palette.accent,
      '.8*smoothstep(.3,.24,spots(p*3.4+2.))*smoothstep(.2,-.2,p.z)',
    ),
    rough: 0.2,
    softness: 0.85,
    coat: 0.9,
  }
  const toes: Material = { ...skin, colour: palette.foot ?? palette.accent }
  s.join(ellipsoid('p', [0, -0.52, 0], [0.66, 0.46, 0.56]), skin)
  s.join(ellipsoid('h', [0, 0, 0], head), skin, 0.2)
  const eye: Vec3 = [0.42, 0.56, 0.28]
  s.join(sphere('hm', [eye[0], eye[1] - 0.06, eye[2] - 0.1], 0.3), skin, 0.1)
  limbs(c, skin, toes)
  basil(c)
  pestle(c)
  Object.assign(c.anatomy, { headRadii: head, skin: { ...skin, colour: palette.body } })
  const { radii, eyes } = eyesAt([eye[0], eye[1], eye[2] + 0.06])
  face(c, radii, {
    ...eyes,
    size: 0.25,
    stretch: [1, 1.05, 0.85],
    mouth: 'open',
    mouthY: -0.1,
    mouthZ: 0.66,
    mouthWidth: 0.3,
    nose: { y: 0.2, z: 0.62, radii: [0.02, 0.02, 0.02], colour: palette.shade },
  })
}
