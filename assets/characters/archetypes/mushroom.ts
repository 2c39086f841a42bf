/** A stem with a face under a wide spotted cap with gills. Options: cap (radii). */
import type { Creature } from '../creature.ts'
import { headSpace } from '../creature.ts'
import { face } from '../face/face.ts'
import { ellipsoid, tube } from '../glsl/solids.ts'
import { mixed, num, type Vec3, vec } from '../glsl/values.ts'
import { type Arm, placeArms } from '../pose/arms.ts'
import type { Material } from '../sculpture.ts'
import { blushed } from '../skin.ts'

function cap(c: Creature, radii: Vec3): void {
  const { sculpture: s, options: o, palette } = c
  s.space('cap', 'turnZ(p-vec3(0.,.20,-.02),.10)')
  const warts = `smoothstep(.40,.36,spots(cap*${num(o.patternScale ?? 2.2)}+${num(o.patternSeed ?? 2.7)}))*smoothstep(-.02,.04,cap.y)`
  s.join(
    `smoothMax(ellipsoid(cap,${vec(radii)})-.025*${warts},-(cap.y+.05),.10)`,
    {
      colour: mixed(mixed(palette.shade, palette.body, 'smoothstep(-.1,.55,cap.y)'), palette.accent, warts),
      rough: 0.25,
      softness: 0.8,
      coat: 0.8,
    },
    0.015,
  )
  s.join(
    `smoothMax(ellipsoid(cap,${vec([radii[0] * 0.93, 0.3, radii[2] * 0.93])}),cap.y+.03,.03)+.012*sin(atan(cap.x,cap.z)*44.)`,
    { colour: palette.belly, rough: 0.7, softness: 0.9, coat: 0 },
    0.02,
  )
}

export function mushroom(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = o.headRadii ?? [0.56, 0.6, 0.52]
  headSpace(c, [0, -0.32, 0], o.tilt ?? 0.04)
  const stem = mixed('#e8c9a8', palette.belly, 'smoothstep(-1.,-.5,p.y)')
  const skin: Material = { colour: blushed(stem, [0.38, -0.1, 0.4]), rough: 0.55, softness: 0.9, coat: 0.1 }
  s.join(ellipsoid('h', [0, -0.05, 0], head), skin)
  s.join(
    ellipsoid('m', [0.25, -0.93, 0.2], [0.19, 0.1, 0.23]),
    { ...skin, colour: palette.foot ?? '#e8c9a8' },
    0.06,
  )
  const stub: Arm = { from: [0.44, -0.32, 0.1], elbow: [0.72, -0.36, 0.15], hand: [0.76, -0.12, 0.34] }
  for (const arm of placeArms(c, stub))
    s.join(tube(arm.space, arm.from, arm.elbow, arm.hand, 0.12, 0.1), skin, 0.08)
  cap(c, (o.cap as Vec3 | undefined) ?? [0.98, 0.72, 0.92])
  Object.assign(c.anatomy, { headRadii: [0.9, 1.2, 0.8], skin })
  face(c, head, { azimuth: 0.4, elevation: 0, size: 0.17, mouth: 'open', mouthY: -0.27, mouthWidth: 0.13 })
}
