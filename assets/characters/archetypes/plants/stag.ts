/** A stag on the quadruped's body: antlers that bloom, leaf ears, a mossy back with mushrooms. */
import type { Creature } from '../../creature.ts'
import { ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { mixed, num, ramp, type Vec3, vec } from '../../glsl/values.ts'
import { blossom, leaf } from '../../parts/leaf.ts'
import type { Material } from '../../sculpture.ts'
import { quadruped } from '../quadruped.ts'

function antlers(c: Creature): void {
  const { sculpture: s, palette } = c
  const wood: Material = {
    colour: mixed('#5a3418', palette.horn ?? '#b07a44', ramp(0.4, 1.1, 'hm.y')),
    rough: 0.7,
    softness: 0.3,
    coat: 0.1,
  }
  s.join(tube('hm', [0.2, 0.36, 0], [0.36, 0.8, -0.16], [0.8, 1.02, -0.04], 0.1, 0.045), wood, 0.04)
  s.join(tube('hm', [0.36, 0.66, -0.08], [0.3, 0.9, -0.04], [0.34, 1.14, 0.02], 0.07, 0.035), wood, 0.04)
  s.join(tube('hm', [0.56, 0.86, -0.1], [0.62, 1.06, -0.08], [0.6, 1.28, -0.04], 0.06, 0.03), wood, 0.04)
  s.join(tube('hm', [0.32, 0.58, -0.06], [0.56, 0.56, 0.04], [0.66, 0.66, 0.1], 0.06, 0.03), wood, 0.04)
  const buds: [Vec3, number][] = [
    [[0.82, 1.04, 0.02], 0.17],
    [[0.34, 1.18, 0.06], 0.17],
    [[0.6, 1.32, 0], 0.14],
    [[0.7, 0.68, 0.14], 0.14],
    [[0.4, 0.82, 0.04], 0.12],
  ]
  buds.forEach(([at, size], i) => {
    const own = s.space(s.fresh('bloom'), `hm-${vec(at)}`)
    blossom(c, own, { size, petal: i % 2 ? '#f0508a' : '#ff8ab0', edge: '#ffd0e0' })
  })
  for (const [x, y, roll] of [
    [0.66, 0.94, -1.7],
    [0.46, 0.98, 0.5],
    [0.5, 0.58, -2.2],
  ] as const)
    leaf(c, s.space(s.fresh('shoot'), `turnZ(hm-${vec([x, y, -0.04])},${num(roll)})`), {
      long: 0.3,
      wide: 0.4,
    })
}

function mossyBack(c: Creature): void {
  const { sculpture: s } = c
  const moss: Material = {
    colour: mixed('#2f7a30', '#86cc44', 'smoothstep(.2,.7,layeredNoise(p*7.))'),
    rough: 0.9,
    softness: 0.7,
    coat: 0,
  }
  s.join('ellipsoid(p-vec3(0.,-.2,-.2),vec3(.42,.3,.5))+.035*sin(p.x*14.)*sin(p.z*13.)', moss, 0.04)
  for (const [x, z, size] of [
    [-0.24, -0.28, 1],
    [-0.1, -0.52, 0.75],
  ] as const) {
    s.join(
      tube('p', [x, 0, z], [x, 0.1, z], [x - 0.02, 0.2 * size, z], 0.06 * size, 0.05 * size),
      { colour: '#fff0d8' },
      0.03,
    )
    s.join(
      ellipsoid('p', [x - 0.02, 0.2 * size, z], [0.17 * size, 0.12 * size, 0.17 * size]),
      { colour: mixed('#e83a30', '#fff4e8', `smoothstep(.3,.24,spots(p*9.))`), rough: 0.2, coat: 0.8 },
      0.01,
    )
  }
}

export function stag(c: Creature): void {
  const { sculpture: s, palette } = c
  quadruped(c)
  const [rx] = c.anatomy.headRadii
  mossyBack(c)
  antlers(c)
  const ear: Material = { colour: palette.body, rough: 0.6, softness: 0.8 }
  s.space('ear', `turnZ(hm-${vec([rx * 0.86, 0.2, -0.05])},-1.25)`)
  s.join(ellipsoid('ear', [0, 0.18, 0], [0.13, 0.26, 0.09]), ear, 0.04)
  s.join(
    ellipsoid('ear', [0, 0.19, 0.06], [0.08, 0.19, 0.06]),
    { ...ear, colour: palette.blush ?? '#ff9a9a' },
    0.02,
  )
  s.join(ellipsoid('p', [-0.05, -0.14, -0.74], [0.12, 0.17, 0.13]), { ...ear, colour: palette.belly }, 0.06)
  s.join(sphere('p', [0, -0.34, 0.4], 0.26), { ...ear, colour: palette.belly }, 0.12)
}
