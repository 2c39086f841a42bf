/** A ball of a bat: wide ears, snub nose, tiny feet; its wings are a part. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid } from '../../glsl/solids.ts'
import type { Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { skinColour } from '../../skin.ts'

export function bat(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = o.headRadii ?? [0.66, 0.62, 0.58]
  headSpace(c, [0, -0.06, 0.06], o.tilt ?? 0.08)
  const skin: Material = {
    colour: skinColour(c, {
      space: 'h',
      from: -0.7,
      to: 0.35,
      belly: { space: 'h', centre: [0, -0.5, 0.3], radii: [0.42, 0.3, 0.4] },
      blush: [0.46, -0.16, 0.44],
    }),
    rough: 0.55,
    softness: 0.85,
    coat: 0.25,
  }
  s.join(ellipsoid('h', [0, 0, 0], head), skin)
  const ear = 'hm*vec3(1.,1.,1.5)'
  s.join(capsule(ear, [0.36, 0.42, -0.02], [0.62, 0.98, -0.04], 0.25, 0.03), skin, 0.06)
  s.join(
    capsule(ear, [0.38, 0.46, 0.2], [0.58, 0.86, 0.1], 0.14, 0.015),
    { ...skin, colour: palette.blush ?? palette.accent },
    0.03,
  )
  s.join(
    capsule('h*vec3(1.,1.,1.2)', [0, 0.55, 0.1], [0.06, 0.82, 0.14], 0.13, 0.01),
    { ...skin, colour: palette.shade },
    0.05,
  )
  s.join(
    ellipsoid('m', [0.2, -0.72, 0.24], [0.13, 0.1, 0.17]),
    { ...skin, colour: palette.foot ?? palette.shade },
    0.04,
  )
  Object.assign(c.anatomy, { headRadii: head, skin })
  face(c, head, {
    azimuth: 0.42,
    elevation: 0.08,
    size: 0.2,
    inset: 0.9,
    mouth: 'open',
    fangs: true,
    mouthY: -0.24,
    mouthWidth: 0.14,
    nose: { y: -0.07, z: 0.575, radii: [0.07, 0.05, 0.05], colour: palette.dark },
  })
}
