/** A mole looking out of its mound in a miner's helmet, lamp on, shovel-like claws on the rim. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { armSpace } from '../../pose/arms.ts'
import type { Material } from '../../sculpture.ts'
import { skinColour } from '../../skin.ts'

function mound(c: Creature): void {
  const { sculpture: s, palette } = c
  s.space('earth', 'p-vec3(0.,-1.,-.04)')
  s.join(
    'smoothMax((ellipsoid(earth,vec3(1.04,.5,.92))-.03*sin(p.x*9.+1.)*sin(p.z*8.)*sin(p.y*9.))*.85,-earth.y,.03)',
    {
      colour: mixed(
        mixed('#5a3418', palette.foot ?? '#9a6432', 'smoothstep(.25,.7,layeredNoise(p*5.))'),
        '#d8a860',
        '.7*smoothstep(.16,.1,spots(p*5.))',
      ),
      rough: 0.9,
      softness: 0.25,
      coat: 0,
    },
  )
  const clod: Material = { colour: '#7a4a22', rough: 0.9, softness: 0.25, coat: 0 }
  for (const [x, z, r] of [
    [0.86, 0.46, 0.13],
    [-0.9, 0.4, 0.1],
    [-0.74, 0.56, 0.07],
    [0.3, 0.84, 0.09],
  ] as const)
    s.join(sphere('p', [x, -0.94 + r * 0.3, z], r), clod, 0.03)
}

function helmet(c: Creature): void {
  const { sculpture: s, palette } = c
  const hard: Material = {
    colour: mixed('#e88a0a', palette.accent, ramp(0.2, 0.6, 'h.y')),
    rough: 0.2,
    softness: 0.35,
    coat: 1,
  }
  s.space('hat', 'turnX(h-vec3(0.,.28,-.02),-.18)')
  s.join('smoothMax(ellipsoid(hat,vec3(.66,.52,.62)),-hat.y,.03)', hard, 0.02)
  s.join('cylinder(hat*vec3(1.,1.,.94)-vec3(0.,.0,.06),.04,.72,.035)', hard, 0.03)
  s.join('max(ringFacing(hat.zyx,.54,.07),-hat.y)', { ...hard, colour: '#ffe27a' }, 0.04)
  s.join(
    'cylinderFacing(hat-vec3(0.,.24,.58),.1,.19,.04)',
    { colour: '#5a5f70', rough: 0.3, metal: 0.6 },
    0.02,
  )
  s.join(
    'ellipsoid(hat-vec3(0.,.24,.68),vec3(.15,.15,.06))',
    { colour: '#fff4b0', rough: 0.1, coat: 1, emission: 'vec3(1.1,.85,.3)' },
    0.005,
  )
}

function claws(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  const pink: Material = { colour: palette.blush ?? '#ff8aa0', rough: 0.35, softness: 0.9, coat: 0.5 }
  const arm = armSpace(c, 'm', [0.44, -0.4, 0.1], [0.72, -0.62, 0.6])
  s.join(tube(arm, [0.44, -0.4, 0.1], [0.86, -0.34, 0.3], [0.74, -0.54, 0.54], 0.18, 0.17), skin, 0.06)
  s.join(ellipsoid(arm, [0.72, -0.56, 0.6], [0.23, 0.19, 0.15]), pink, 0.05)
  for (const x of [-0.15, -0.05, 0.05, 0.15])
    s.join(
      capsule(arm, [0.72 + x, -0.62, 0.68], [0.7 + x * 1.3, -0.82, 0.84], 0.055, 0.015),
      { colour: '#fff4dc', rough: 0.25, coat: 0.8 },
      0.02,
    )
}

export function mole(c: Creature): void {
  const { sculpture: s, palette } = c
  const head: Vec3 = [0.62, 0.56, 0.56]
  headSpace(c, [0, 0.1, 0.06], c.options.tilt ?? 0.08)
  const skin: Material = {
    colour: skinColour(c, {
      from: -0.8,
      to: 0.4,
      belly: { centre: [0, -0.5, 0.5], radii: [0.36, 0.4, 0.3] },
      blush: [0.44, -0.16, 0.36],
    }),
    rough: 0.65,
    softness: 0.75,
    coat: 0.1,
  }
  mound(c)
  s.join(ellipsoid('p', [0, -0.5, 0], [0.56, 0.62, 0.5]), skin, 0.02)
  s.join(ellipsoid('h', [0, 0, 0], head), skin, 0.2)
  s.join(capsule('h', [0, -0.12, 0.4], [0, -0.1, 0.68], 0.24, 0.15), { ...skin, colour: palette.belly }, 0.1)
  claws(c, skin)
  helmet(c)
  Object.assign(c.anatomy, { headRadii: head, skin })
  face(c, head, {
    azimuth: 0.5,
    elevation: 0.1,
    size: 0.175,
    inset: 0.93,
    mouth: 'smile',
    mouthY: -0.28,
    mouthZ: 0.66,
    mouthWidth: 0.16,
    nose: { y: -0.07, z: 0.84, radii: [0.13, 0.1, 0.09], colour: '#ff6f8e' },
  })
  s.join(
    ellipsoid('hm', [0.04, -0.35, 0.63], [0.038, 0.055, 0.03]),
    { colour: '#fff6e6', rough: 0.2, coat: 0.8 },
    0.006,
  )
}
