/** An axolotl sitting up: wide head, three feathery gills a side, finned tail round the side. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { armSpace } from '../../pose/arms.ts'
import type { Material } from '../../sculpture.ts'
import { skinColour } from '../../skin.ts'

const branches: [Vec3, Vec3, Vec3, number][] = [
  [[0.46, 0.3, -0.04], [0.72, 0.7, -0.1], [0.66, 0.98, 0.02], 0.1],
  [[0.66, 0.12, -0.06], [1.04, 0.4, -0.12], [1.18, 0.62, 0.02], 0.105],
  [[0.7, -0.1, -0.04], [1.1, 0, -0.1], [1.3, 0.14, 0.04], 0.1],
]

/** Root and tip of the two filaments that leave a branch at t (0 its root, 1 its tip). */
function filaments([from, bend, to]: readonly [Vec3, Vec3, Vec3, number], t: number): [Vec3, Vec3][] {
  const at = (i: number) => (1 - t) ** 2 * from[i]! + 2 * t * (1 - t) * bend[i]! + t * t * to[i]!
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const dx = (to[0] - from[0]) / length
  const dy = (to[1] - from[1]) / length
  const reach = 0.25 - 0.07 * t
  return [1, -1].map(turn => [
    [at(0), at(1), at(2)],
    [at(0) + (dx * 0.6 - turn * dy) * reach, at(1) + (dy * 0.6 + turn * dx) * reach, at(2) + 0.03],
  ])
}

function gills(c: Creature): void {
  const { sculpture: s, palette } = c
  const plume: Material = {
    colour: mixed(palette.dark, palette.accent, ramp(0.3, 0.95, 'length(hm.xy)')),
    rough: 0.45,
    softness: 1,
    coat: 0.3,
    emission: `${colour(palette.accent)}*.12`,
  }
  for (const branch of branches) {
    const [from, bend, to, thick] = branch
    s.join(tube('hm', from, bend, to, thick, 0.05), plume, 0.06)
    for (const [root, tip] of [0.42, 0.68, 0.94].flatMap(t => filaments(branch, t)))
      s.join(capsule('hm', root, tip, 0.06, 0.028), plume, 0.04)
  }
}

function tailFin(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  s.join(tube('p', [-0.1, -0.72, -0.25], [-0.86, -0.98, -0.5], [-1.02, -0.26, -0.3], 0.24, 0.05), skin, 0.1)
  s.space('sail', 'turnZ(p-vec3(-.88,-.5,-.38),.28)')
  s.join(
    `max(${ellipsoid('sail', [0, 0.12, 0], [0.26, 0.5, 0.3])},abs(sail.z)-.03)*.8-.016`,
    {
      colour: mixed(palette.accent, palette.belly, ramp(0.3, 0.05, 'abs(sail.x)')),
      rough: 0.35,
      softness: 1,
      coat: 0.5,
    },
    0.06,
  )
}

function limbs(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  const arm = armSpace(c, 'm', [0.34, -0.34, 0.1], [0.6, -0.02, 0.46])
  s.join(tube(arm, [0.34, -0.34, 0.1], [0.62, -0.3, 0.3], [0.6, -0.02, 0.46], 0.13, 0.1), skin, 0.06)
  for (const [x, y] of [
    [-0.09, 0.1],
    [0, 0.14],
    [0.09, 0.1],
  ] as const)
    s.join(sphere(arm, [0.6 + x, -0.04 + y, 0.5], 0.065), { ...skin, colour: palette.shade }, 0.04)
  s.join(capsule('m', [0.26, -0.8, 0.12], [0.32, -0.9, 0.34], 0.18, 0.12), skin, 0.06)
  s.join(ellipsoid('m', [0.33, -0.92, 0.42], [0.17, 0.1, 0.14]), { ...skin, colour: palette.shade }, 0.04)
}

export function axolotl(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = [0.8, 0.58, 0.58]
  headSpace(c, [0, 0.24, 0.08], o.tilt ?? 0.1)
  const freckles = 'smoothstep(.2,.1,spots(h*6.5+3.))*smoothstep(.12,.3,h.y)*.7'
  const skin: Material = {
    colour: mixed(
      skinColour(c, {
        from: -1,
        to: 0.4,
        belly: { centre: [0, -0.55, 0.42], radii: [0.32, 0.36, 0.36] },
        blush: [0.58, -0.16, 0.38],
      }),
      palette.accent,
      freckles,
    ),
    rough: 0.28,
    softness: 0.95,
    coat: 0.7,
  }
  s.join(ellipsoid('p', [0, -0.5, 0], [0.44, 0.48, 0.4]), skin)
  tailFin(c, skin)
  gills(c)
  s.join(ellipsoid('h', [0, 0, 0], head), skin, 0.14)
  limbs(c, skin)
  Object.assign(c.anatomy, { headRadii: head, skin })
  face(c, head, {
    azimuth: 0.56,
    elevation: 0.06,
    size: 0.19,
    inset: 0.92,
    mouth: 'open',
    mouthY: -0.22,
    mouthWidth: 0.2,
  })
}
