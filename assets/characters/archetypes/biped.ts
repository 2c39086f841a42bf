/** Chubby two-legged body: an egg under a big head, legs, feet, arms down or up. Options: armsUp, muzzle, scales. */
import type { Creature } from '../creature.ts'
import { headSpace } from '../creature.ts'
import { face } from '../face/face.ts'
import { capsule, ellipsoid, sphere, tube } from '../glsl/solids.ts'
import type { Vec3 } from '../glsl/values.ts'
import { placeArms } from '../pose/arms.ts'
import type { Material } from '../sculpture.ts'
import { skinColour } from '../skin.ts'

export function biped(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head = o.headRadii ?? [0.66, 0.58, 0.58]
  headSpace(c, o.headCentre ?? [0, 0.42, 0.06], o.tilt ?? 0.08)
  if (o.scales) s.relief = 'max(0.,.5-spots(p*6.))*.9'
  const skin: Material = {
    colour: skinColour(c, {
      from: -0.9,
      to: 0.5,
      belly: { centre: [0, -0.42, 0.42], radii: [0.34, 0.42, 0.42] },
      blush: [head[0] * 0.66, -head[1] * 0.3, head[2] * 0.66],
    }),
    rough: o.rough ?? 0.55,
    softness: 0.75,
    coat: o.coat ?? 0.15,
    bump: o.bump ?? 0,
  }
  const sole: Material = { ...skin, colour: palette.foot ?? palette.shade }
  const hand: Vec3 = o.armsUp ? [0.8, 0.12, 0.3] : [0.64, -0.52, 0.34]
  const elbow: Vec3 = o.armsUp ? [0.72, -0.3, 0.12] : [0.6, -0.22, 0.08]
  s.join(ellipsoid('p', [0, -0.42, 0], o.bodyRadii ?? [0.46, 0.52, 0.42]), skin)
  s.join(ellipsoid('h', [0, 0, 0], head), skin, 0.22)
  if (o.muzzle)
    s.join(
      ellipsoid('h', [0, -head[1] * 0.34, head[2] * 0.8], o.muzzle),
      { ...skin, colour: palette.belly, bump: 0 },
      0.07,
    )
  s.join(capsule('m', [0.2, -0.72, 0.06], [0.22, -0.93, 0.16], 0.2, 0.15), skin, 0.08)
  s.join(ellipsoid('m', [0.235, -0.97, 0.2], [0.18, 0.1, 0.23]), sole, 0.05)
  for (const arm of placeArms(c, { from: [0.34, -0.16, 0.04], elbow, hand })) {
    s.join(tube(arm.space, arm.from, arm.elbow, arm.hand, 0.14, 0.125), skin, 0.07)
    s.join(sphere(arm.space, arm.hand, 0.145), sole, 0.05)
  }
  Object.assign(c.anatomy, { headRadii: head, skin })
  face(c, head)
}
