/** A fire bull on the quadruped's body: wide horns, a ring, ember mane and tail, smoke from its nose. */
import type { Creature } from '../../creature.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { flame } from '../../parts/flames.ts'
import type { Material } from '../../sculpture.ts'
import { quadruped } from '../quadruped.ts'

function horns(c: Creature, [rx, ry]: Vec3): void {
  const ivory: Material = {
    colour: mixed(c.palette.horn ?? '#ffe9c8', c.palette.dark, ramp(0.72, 1.0, 'hm.y')),
    rough: 0.25,
    softness: 0.4,
    coat: 0.8,
  }
  c.sculpture.join(
    tube(
      'hm',
      [rx * 0.66, ry * 0.6, -0.02],
      [rx + 0.62, ry * 0.5, 0.08],
      [rx + 0.26, ry + 0.62, 0.22],
      0.18,
      0.015,
    ),
    ivory,
    0.03,
  )
  c.sculpture.join(
    ellipsoid('turnZ(hm-vec3(.62,.1,-.06),.5)', [0, 0, 0], [0.24, 0.11, 0.09]),
    { ...c.anatomy.skin, bump: 0 },
    0.05,
  )
}

function mane(c: Creature, [, ry]: Vec3): void {
  const s = c.sculpture
  const crest = flame('h', ry * 0.6, ry + 0.62, 0.75)
  const locks: [Vec3, Vec3, Vec3, number][] = [
    [[0, ry * 0.78, 0.12], [0.2, ry + 0.4, 0.16], [-0.04, ry + 0.74, 0.02], 0.24],
    [[0.2, ry * 0.7, 0], [0.42, ry + 0.2, 0], [0.28, ry + 0.46, -0.1], 0.17],
    [[-0.2, ry * 0.7, 0], [-0.42, ry + 0.22, 0], [-0.24, ry + 0.5, -0.1], 0.18],
    [[0, ry * 0.6, -0.3], [0, ry + 0.3, -0.36], [-0.06, ry + 0.5, -0.6], 0.24],
    [[0, ry * 0.2, -0.5], [0, ry * 0.9, -0.76], [-0.04, ry + 0.1, -0.96], 0.22],
  ]
  for (const [from, bend, to, thick] of locks) s.join(tube('h', from, bend, to, thick, 0.012), crest, 0.08)
  s.join(
    tube('p', [0, -0.3, -0.66], [-0.3, -0.6, -1.1], [-0.56, -0.16, -1.0], 0.09, 0.06),
    c.anatomy.skin,
    0.04,
  )
  s.join(
    tube('p', [-0.56, -0.18, -1], [-0.78, 0.12, -1], [-0.54, 0.44, -0.98], 0.18, 0.01),
    flame('p', -0.2, 0.4, 0.8),
    0.06,
  )
}

export function bull(c: Creature): void {
  quadruped(c)
  const { sculpture: s, palette } = c
  const head = c.anatomy.headRadii
  const nose: Vec3 = [0.13, -head[1] * 0.2, head[2] + 0.14]
  s.carve(sphere('hm', nose, 0.05), { colour: palette.dark, rough: 0.6 }, 0.03)
  s.join(
    `arcFacing((h-vec3(0.,${(-head[1] * 0.42).toFixed(3)},${(head[2] + 0.2).toFixed(3)}))*vec3(1.,-1.,1.),2.2,.1,.028)`,
    { colour: '#ffc53a', rough: 0.2, metal: 0.7, coat: 0.6, emission: 'vec3(.12,.06,0.)' },
    0.01,
  )
  const smoke: Material = { colour: '#c9b4b0', rough: 0.9, softness: 0.9, coat: 0 }
  for (const [x, y, z, r] of [
    [0.34, -0.3, 0.86, 0.08],
    [0.5, -0.38, 0.88, 0.11],
    [0.68, -0.36, 0.86, 0.14],
  ] as const)
    s.join(sphere('hm', [x, y, z], r), smoke, 0.05)
  for (const z of [0.24, -0.5])
    s.join(
      capsule('m', [0.29, -0.9, z + 0.07], [0.3, -0.95, z + 0.12], 0.17, 0.17),
      { colour: palette.dark, rough: 0.25, coat: 0.8 },
      0.02,
    )
  horns(c, head)
  mane(c, head)
}
