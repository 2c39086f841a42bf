/** Puffs around a face, floating. Options: bolts (two lightnings below), curl (a wisp on top). */
import type { Creature } from '../creature.ts'
import { headSpace } from '../creature.ts'
import { face } from '../face/face.ts'
import { ellipsoid, sphere, tube } from '../glsl/solids.ts'
import { colour, num, type Vec3 } from '../glsl/values.ts'
import { type Arm, placeArms } from '../pose/arms.ts'
import type { Material } from '../sculpture.ts'
import { blushed, skinColour } from '../skin.ts'

/** x, y, z, radius of each puff */
const puffs: [number, number, number, number][] = [
  [0.58, -0.12, 0, 0.42],
  [-0.6, -0.06, 0, 0.46],
  [0.28, 0.38, -0.12, 0.42],
  [-0.32, 0.42, -0.1, 0.38],
  [0, -0.28, 0.02, 0.46],
  [0.85, -0.3, -0.05, 0.27],
  [-0.92, -0.28, 0, 0.25],
  [0, 0.3, -0.45, 0.5],
  [-0.45, -0.36, 0.1, 0.32],
  [0.45, -0.38, 0.1, 0.3],
]

function bolt(c: Creature, side: number): void {
  const { sculpture: s } = c
  const own = s.space(s.fresh('bolt'), `turnZ(p-vec3(${num(side * 0.42)},-.92,.14),${num(side * 0.15)})`)
  s.join(
    `min(capsule(${own},vec3(.10,.34,0.),vec3(-.10,.02,0.),.09,.07),min(capsule(${own},vec3(-.10,.02,0.),vec3(.12,.04,0.),.07,.07),capsule(${own},vec3(.12,.04,0.),vec3(-.08,-.36,0.),.07,.008)))`,
    { colour: '#ffd83a', emission: `${colour('#ffc02a')}*.9`, rough: 0.3 },
    0.01,
  )
}

export function cloud(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = [0.64, 0.6, 0.58]
  headSpace(c, [0, 0.05, 0.05], o.tilt ?? 0.05)
  const skin: Material = {
    colour: blushed(skinColour(c, { from: -0.75, to: 0.35 }), [0.44, -0.16, 0.5], '#ff8aa8'),
    rough: 0.8,
    softness: 1,
    coat: 0,
  }
  s.join(ellipsoid('h', [0, 0, 0], head), skin)
  for (const [x, y, z, r] of puffs) s.join(sphere('h', [x, y, z], r), skin, 0.09)
  if (o.curl) {
    s.join(tube('h', [-0.1, 0.72, -0.1], [0.02, 1.16, -0.1], [0.34, 1.1, -0.05], 0.2, 0.1), skin, 0.12)
    s.join(tube('h', [0.34, 1.1, -0.05], [0.5, 1.02, -0.02], [0.42, 0.9, 0], 0.1, 0.05), skin, 0.05)
  }
  const wisp: Arm = { from: [0.82, -0.28, 0.2], elbow: [1.02, -0.34, 0.3], hand: [1.08, -0.1, 0.4] }
  for (const arm of placeArms(c, wisp))
    s.join(tube(arm.space, arm.from, arm.elbow, arm.hand, 0.13, 0.1), { ...skin, colour: palette.shade }, 0.1)
  if (o.bolts) for (const side of [-1, 1]) bolt(c, side)
  Object.assign(c.anatomy, { headRadii: [0.62, 0.72, 0.56], skin })
  face(c, head, {
    azimuth: 0.42,
    elevation: 0.08,
    size: 0.19,
    inset: 0.9,
    mouth: 'open',
    mouthY: -0.24,
    mouthWidth: 0.13,
  })
}
