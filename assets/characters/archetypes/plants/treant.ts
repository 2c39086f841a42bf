/** A walking oak stump: bark, root feet, branch arms, a beard of moss and a leafy crown. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { leaf } from '../../parts/leaf.ts'
import { armSpace } from '../../pose/arms.ts'
import type { Material } from '../../sculpture.ts'

function crown(c: Creature): void {
  const { sculpture: s, palette } = c
  const tuft: Material = {
    colour: mixed(
      mixed(palette.shade, palette.accent, ramp(0.35, 1.25, 'p.y')),
      '#d4ee6a',
      '.55*smoothstep(.3,.12,spots(p*5.5))*smoothstep(.5,.9,p.y)',
    ),
    rough: 0.6,
    softness: 0.75,
    coat: 0.15,
  }
  const bumps: [number, number, number, number][] = [
    [0, 0.95, -0.02, 0.46],
    [0.5, 0.76, -0.05, 0.36],
    [-0.52, 0.74, -0.02, 0.38],
    [0.26, 0.66, 0.32, 0.27],
    [-0.24, 0.7, 0.34, 0.28],
    [0.82, 0.56, -0.1, 0.24],
    [-0.84, 0.54, -0.08, 0.25],
    [0.05, 0.7, -0.45, 0.4],
  ]
  for (const [x, y, z, r] of bumps) s.join(sphere('p', [x, y, z], r), tuft, 0.06)
  for (const [x, y, z] of [
    [0.5, 0.62, 0.3],
    [-0.66, 0.5, 0.3],
    [-0.1, 1.06, 0.42],
  ] as const) {
    s.join(
      ellipsoid('p', [x, y - 0.02, z], [0.085, 0.12, 0.085]),
      { colour: '#e0a040', rough: 0.2, coat: 0.9 },
      0.01,
    )
    s.join(ellipsoid('p', [x, y + 0.06, z], [0.105, 0.065, 0.105]), { colour: '#7a4420', rough: 0.7 }, 0.01)
  }
}

function arms(c: Creature, bark: Material): void {
  const { sculpture: s } = c
  const right = armSpace(c, 'p', [0.46, -0.2, 0.1], [1.02, 0.1, 0.3])
  const left = armSpace(c, 'p', [-0.46, -0.2, 0.1], [-0.9, -0.62, 0.4])
  s.join(tube(right, [0.46, -0.2, 0.1], [0.95, -0.3, 0.2], [1.02, 0.1, 0.3], 0.15, 0.1), bark, 0.08)
  s.join(tube(left, [-0.46, -0.2, 0.1], [-0.98, -0.2, 0.2], [-0.9, -0.62, 0.4], 0.15, 0.1), bark, 0.08)
  for (const [x, y, z, up] of [
    [1.02, 0.1, 0.3, 1],
    [-0.9, -0.62, 0.4, -1],
  ] as const)
    for (const spread of [-0.17, 0.0, 0.17])
      s.join(
        tube(
          up < 0 ? left : right,
          [x, y, z],
          [x + spread * 0.4, y + up * 0.14, z],
          [x + spread, y + up * 0.26, z + 0.04],
          0.08,
          0.035,
        ),
        bark,
        0.04,
      )
  for (const roll of [0.5, -0.7])
    leaf(c, s.space(s.fresh('twig'), `turnZ(p-vec3(1.1,-.04,.26),${roll.toFixed(4)}-.6)`), {
      long: 0.34,
      wide: 0.4,
    })
}

function beard(c: Creature): void {
  const { sculpture: s } = c
  const moss: Material = {
    colour: mixed('#3f7a2a', '#9ccf4a', ramp(-0.9, -0.1, 'p.y')),
    rough: 0.85,
    softness: 0.8,
    coat: 0,
  }
  for (const [x, low] of [
    [0, -0.84],
    [0.2, -0.72],
    [-0.2, -0.74],
    [0.36, -0.54],
    [-0.36, -0.52],
  ] as const)
    s.join(
      tube('h', [x, -0.3, 0.46 - x * x], [x * 1.1, -0.5, 0.66 - x * x], [x * 0.9, low, 0.6], 0.16, 0.03),
      moss,
      0.05,
    )
  s.join(tube('hm', [0, -0.18, 0.62], [0.2, -0.14, 0.62], [0.38, -0.3, 0.5], 0.1, 0.03), moss, 0.03)
}

export function treant(c: Creature): void {
  const { sculpture: s, palette } = c
  const head: Vec3 = [0.6, 0.7, 0.56]
  headSpace(c, [0, 0, 0], c.options.tilt ?? 0.03)
  s.relief = 'sin(atan(p.x,p.z)*22.+3.*sin(p.y*5.))*.5*smoothstep(1.,.2,p.y)'
  const grain = '(.5+.5*sin(atan(p.x,p.z)*11.+2.*sin(p.y*4.)))'
  const bark: Material = {
    colour: mixed(
      mixed(palette.foot ?? '#5a3418', palette.body, grain),
      palette.shade,
      `.85*smoothstep(.45,.62,layeredNoise(p*3.)+.4*smoothstep(-.5,-1.,p.y))`,
    ),
    rough: 0.75,
    softness: 0.35,
    coat: 0.05,
    bump: 0.02,
  }
  s.join(
    `(capsule(p,vec3(0.,-.62,0.),vec3(0.,.4,0.),.58,.54)-.018*sin(atan(p.x,p.z)*11.+2.*sin(p.y*4.)))*.85`,
    bark,
  )
  s.space('foot', 'aroundY(p,6.)')
  s.join(tube('foot', [0, -0.55, 0.4], [0, -0.95, 0.5], [0, -0.96, 0.88], 0.2, 0.07), bark, 0.12)
  arms(c, bark)
  crown(c)
  beard(c)
  s.join(ellipsoid('h', [0, -0.03, 0.62], [0.12, 0.1, 0.12]), { ...bark, colour: '#c07a3e' }, 0.04)
  Object.assign(c.anatomy, { headRadii: head, skin: { ...bark, colour: palette.body } })
  face(c, head, {
    azimuth: 0.44,
    elevation: 0.24,
    size: 0.18,
    inset: 0.97,
    mouth: 'open',
    mouthY: -0.34,
    mouthZ: 0.72,
    mouthWidth: 0.11,
    lid: { tilt: 0.15, cover: 0.24, colour: '#6aa83a' },
  })
}
