/**
 * A lamb in a great wool puff. Options: dreaming (floats curled in its wool, sleepy, a crescent and stars around it),
 * bell (golden, on a ribbon), curls (golden horns).
 */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, num, type Vec3 } from '../../glsl/values.ts'
import { gold } from '../../parts/gold.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const HEAD: Vec3 = [0.46, 0.44, 0.42]

/** Curls are painted and felt, so that few puffs read as much wool. */
function woolOf(c: Creature): Material {
  const { sculpture: s, palette } = c
  s.relief = '(.5-spots(p*5.6))*.55'
  const curl = 'smoothstep(.62,.2,spots(p*5.6))'
  return {
    colour: mixed(mixed(palette.shade, palette.body, 'smoothstep(-1.,.3,p.y)'), palette.accent, `.6*${curl}`),
    rough: 0.8,
    softness: 0.9,
    coat: 0,
    bump: 0.05,
  }
}

/** x, y, z, radius; mirrored. */
const puffs: [number, number, number, number][] = [
  [0.46, -0.1, -0.1, 0.4],
  [0.4, -0.5, 0.02, 0.38],
  [0.26, 0.2, -0.36, 0.38],
  [0.34, -0.3, -0.55, 0.36],
  [0.22, -0.56, 0.28, 0.3],
]

function fleece(c: Creature, wool: Material): void {
  const { sculpture: s } = c
  s.join(ellipsoid('p', [0, -0.28, -0.16], [0.58, 0.5, 0.6]), wool)
  for (const [x, y, z, r] of puffs) s.join(sphere('m', [x, y, z], r), wool, 0.07)
  const tuft: [number, number, number][] = [
    [0, 0.44, 0.22],
    [0.24, 0.36, 0.2],
  ]
  for (const [x, y, r] of tuft) s.join(sphere('hm', [x, y, 0.02], r), wool, 0.05)
  s.join(sphere('h', [0, 0.34, 0.26], 0.17), wool, 0.05)
}

function bellOnRibbon(c: Creature): void {
  const { sculpture: s, palette } = c
  s.join(
    'ringFlat(turnX(p-vec3(0.,-.06,.42),.5),.33,.055)',
    { colour: palette.iris, rough: 0.4, coat: 0.6 },
    0.02,
  )
  s.space('bell', 'p-vec3(0.,-.34,.84)')
  s.join('smoothMax(ellipsoid(bell,vec3(.17,.21,.17)),-bell.y-.08,.03)', gold, 0.01)
  s.join('ringFlat(bell-vec3(0.,-.08,0.),.16,.035)', gold, 0.02)
  s.join(sphere('bell', [0, -0.15, 0], 0.065), { colour: '#a86a10', rough: 0.3, metal: 0.6 }, 0.01)
}

function dreams(c: Creature): void {
  const { sculpture: s, palette } = c
  const lit: Material = {
    colour: '#ffe07a',
    rough: 0.3,
    softness: 0.8,
    coat: 0.6,
    emission: `${colour('#ffc84a')}*.6`,
  }
  s.space('crescent', 'turnZ(p-vec3(-.72,.94,.1),.5)')
  s.join(
    'smoothMax(ellipsoid(crescent,vec3(.3,.3,.1)),-sphere(crescent-vec3(.15,.06,0.),.24),.03)',
    lit,
    0.01,
  )
  for (const [x, y, z, r] of [
    [0.86, 0.84, 0.1, 0.17],
    [1.12, 0.3, 0.2, 0.11],
    [-1.08, 0.3, 0.2, 0.12],
  ] as const) {
    const star = s.space(
      s.fresh('star'),
      `aroundZ(turnZ(p-vec3(${num(x)},${num(y)},${num(z)}),.3),5.)/${num(r)}`,
    )
    s.join(`(capsule(${star},vec3(0.,.1,0.),vec3(0.,.85,0.),.42,.1))*${num(r)}`, lit, 0.03)
  }
  for (const [x, r] of [
    [0.5, 0.34],
    [0.95, 0.24],
    [0.14, 0.3],
  ] as const)
    s.join(
      sphere('m', [x, -0.86, 0.2], r),
      {
        colour: mixed(palette.belly, palette.glow, 'smoothstep(-.7,-1.2,p.y)*.5'),
        rough: 0.8,
        softness: 1,
        coat: 0,
      },
      0.1,
    )
}

export function sheep(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.16, 0.5], o.tilt ?? 0.08)
  const wool = woolOf(c)
  const skin: Material = {
    colour: blushed(palette.belly, [0.3, -0.14, 0.3]),
    rough: 0.5,
    softness: 0.8,
    coat: 0.2,
  }
  fleece(c, wool)
  s.join(ellipsoid('h', [0, -0.02, 0], HEAD), skin, 0.03)
  s.join(ellipsoid('h', [0, -0.2, 0.26], [0.24, 0.18, 0.2]), skin, 0.1)
  s.join(capsule('hm*vec3(1.,1.,1.5)', [0.4, 0.08, -0.02], [0.76, -0.1, 0.06], 0.13, 0.09), skin, 0.06)
  if (o.dreaming) dreams(c)
  else {
    const hoof: Material = { colour: palette.dark, rough: 0.3, softness: 0.3, coat: 0.6 }
    for (const z of [0.26, -0.45]) {
      s.join(capsule('m', [0.27, -0.6, z], [0.28, -0.84, z + 0.02], 0.13, 0.11), skin, 0.06)
      s.join(ellipsoid('m', [0.28, -0.92, z + 0.05], [0.15, 0.09, 0.17]), hoof, 0.03)
    }
  }
  if (o.bell) bellOnRibbon(c)
  if (o.curls)
    s.join(tube('hm', [0.3, 0.32, 0.06], [0.72, 0.62, 0], [0.62, 0.14, 0.16], 0.11, 0.03), gold, 0.03)
  Object.assign(c.anatomy, { headRadii: HEAD, skin })
  face(c, HEAD, {
    azimuth: 0.5,
    elevation: 0.1,
    size: 0.18,
    inset: 0.92,
    iris: 0.74,
    pupil: 0.42,
    mouth: 'smile',
    mouthY: -0.27,
    mouthZ: 0.45,
    mouthWidth: 0.09,
    nose: { y: -0.14, z: 0.45, radii: [0.065, 0.045, 0.04], colour: '#e0607a' },
    lid: o.dreaming ? { tilt: 0.34, cover: 0.4, colour: palette.accent } : undefined,
  })
}
