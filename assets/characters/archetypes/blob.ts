/** All head: a ball or a drop with feet and two stubs. Options: drop, armsUp, pale (belly patch). */
import type { Creature } from '../creature.ts'
import { headSpace } from '../creature.ts'
import { face } from '../face/face.ts'
import { ellipsoid, tube } from '../glsl/solids.ts'
import { type Vec3, vec } from '../glsl/values.ts'
import { placeArms } from '../pose/arms.ts'
import type { Material } from '../sculpture.ts'
import { skinColour } from '../skin.ts'

export function blob(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head = o.headRadii ?? [0.86, 0.8, 0.78]
  headSpace(c, [0, -0.12, 0], o.tilt ?? 0.05)
  const skin: Material = {
    colour: skinColour(c, {
      from: -0.9,
      to: 0.5,
      belly: o.pale ? { centre: [0, -0.55, 0.5], radii: [0.5, 0.45, 0.5] } : undefined,
      blush: [head[0] * 0.62, -head[1] * 0.18, head[2] * 0.7],
    }),
    rough: o.rough ?? 0.4,
    softness: 0.9,
    coat: o.coat ?? 0.6,
    bump: o.bump ?? 0,
  }
  const ball = ellipsoid('h', [0, o.drop ? -0.1 : 0, 0], [head[0], head[1] * (o.drop ? 0.86 : 1), head[2]])
  const tip = `tube(h,vec3(0.,.35,0.),vec3(0.,1.,0.),${vec([0.32, 1.25, 0.05])},.46,.03)`
  s.join(o.drop ? `smoothMin(${ball},${tip},.35)` : ball, skin)
  s.join(ellipsoid('m', [0.32, -0.92, 0.25], [0.24, 0.12, 0.28]), { ...skin, colour: palette.shade }, 0.1)
  const hand: Vec3 = o.armsUp ? [1.08, 0.12, 0.3] : [1.0, -0.52, 0.38]
  for (const arm of placeArms(c, { from: [0.74, -0.25, 0.15], elbow: [0.98, -0.3, 0.2], hand }))
    s.join(tube(arm.space, arm.from, arm.elbow, arm.hand, 0.14, 0.11), skin, 0.12)
  Object.assign(c.anatomy, { headRadii: head, skin })
  face(c, head)
}
