/** A sitting rabbit with long haunches, a ruff and a puff of a tail; its ears are cut from crystal. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere } from '../../glsl/solids.ts'
import { colour, mixed, num, ramp, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { skinColour } from '../../skin.ts'

function crystalEars(c: Creature): void {
  const { sculpture: s, palette } = c
  for (const [x, roll, tall, r] of [
    [0.24, -0.2, 1.0, 0.18],
    [0.46, -0.55, 0.56, 0.12],
  ] as const) {
    const ear = s.space(s.fresh('ear'), `turnZ(hm-vec3(${num(x)},.42,-.02),${num(roll)})`)
    s.join(
      `crystal(${ear},6.,${num(r)},${num(tall)},.9)`,
      {
        colour: mixed(palette.accent, palette.glow, ramp(0, tall, `${ear}.y`)),
        rough: 0.08,
        softness: 1,
        coat: 1,
        emission: `${colour(palette.glow)}*.15*${ramp(0, tall, `${ear}.y`)}`,
      },
      0.02,
    )
  }
}

export function rabbit(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = [0.58, 0.5, 0.5]
  headSpace(c, [0, 0.18, 0.1], o.tilt ?? 0.09)
  const fur: Material = {
    colour: skinColour(c, {
      from: -1,
      to: 0.2,
      belly: { centre: [0, -0.5, 0.36], radii: [0.28, 0.34, 0.3] },
      blush: [0.4, -0.14, 0.36],
    }),
    rough: 0.6,
    softness: 0.85,
    coat: 0.1,
  }
  s.join(ellipsoid('p', [0, -0.55, -0.04], [0.44, 0.44, 0.46]), fur)
  s.join(ellipsoid('h', [0, 0, 0], head), fur, 0.12)
  s.join(ellipsoid('hm', [0.3, -0.2, 0.2], [0.28, 0.22, 0.26]), fur, 0.08)
  s.join(ellipsoid('m', [0.4, -0.68, 0], [0.24, 0.3, 0.36]), fur, 0.06)
  s.join(ellipsoid('m', [0.36, -0.93, 0.3], [0.16, 0.1, 0.3]), { ...fur, colour: palette.belly }, 0.05)
  s.join(capsule('m', [0.2, -0.42, 0.32], [0.13, -0.62, 0.46], 0.11, 0.1), fur, 0.05)
  s.join(sphere('p', [0, -0.62, -0.54], 0.22), { ...fur, colour: palette.belly }, 0.04)
  s.join(ellipsoid('hm', [0.09, -0.17, 0.44], [0.13, 0.1, 0.1]), { ...fur, colour: palette.belly }, 0.04)
  crystalEars(c)
  Object.assign(c.anatomy, { headRadii: head, skin: fur })
  face(c, head, {
    azimuth: 0.5,
    elevation: 0.12,
    size: 0.19,
    inset: 0.9,
    mouth: 'smile',
    mouthY: -0.26,
    mouthZ: 0.5,
    mouthWidth: 0.1,
    nose: { y: -0.1, z: 0.52, radii: [0.065, 0.045, 0.045], colour: palette.blush ?? '#ff6a8a' },
  })
}
