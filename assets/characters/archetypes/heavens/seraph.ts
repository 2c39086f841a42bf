/**
 * The seraph: one great eye in a ball of pearl, golden rings with little eyes turning about it, six wings of layered
 * feathers, a crown of rays and a drop of light below. Grander than every other card.
 */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { greatEye } from '../../face/great-eye.ts'
import { ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, num, ramp, type Vec3, vec } from '../../glsl/values.ts'
import { gold } from '../../parts/gold.ts'
import type { Material } from '../../sculpture.ts'

const HEAD: Vec3 = [0.5, 0.5, 0.5]

interface Wing {
  at: Vec3
  angle: number // of its middle, radians down from upright
  long: number
  falls: boolean // its longest feather is the lowest
}

const wings: Wing[] = [
  { at: [0.22, 0.34, -0.3], angle: -0.46, long: 1.68, falls: false },
  { at: [0.46, 0.02, -0.2], angle: -1.4, long: 1.6, falls: false },
  { at: [0.28, -0.34, -0.28], angle: -2.32, long: 1.46, falls: true },
]

const FEATHERS = 4

/** The short row over the roots of the long feathers; `turned` is -1 on wings that fall. */
function coverts(c: Creature, space: string, long: number, turned: number): void {
  const { sculpture: s, palette } = c
  for (const turn of [0.2, -0.06, -0.3]) {
    const own = s.space(
      s.fresh('covert'),
      `turnZ(${space}-vec3(0.,0.,${num(0.09 + 0.05 * turn)}),${num(turned * turn)})`,
    )
    s.join(
      `(${ellipsoid(own, [0, long * 0.46, 0], [0.15, long * 0.24, 0.05])})*.8`,
      {
        colour: mixed(
          palette.belly,
          '#4a7af0',
          `smoothstep(${num(long * 0.45)},${num(long * 0.72)},${own}.y)`,
        ),
        rough: 0.4,
        softness: 0.8,
        coat: 0.4,
      },
      0.012,
    )
  }
}

/** A fan of long feathers, the first the longest, and shorter ones over their roots. */
function wing(c: Creature, { at, angle, long, falls }: Wing): void {
  const { sculpture: s, palette } = c
  const space = s.space(s.fresh('wing'), `turnY(turnZ(m-${vec(at)},${num(angle)}),.15)`)
  const turned = falls ? -1 : 1
  for (let i = 0; i < FEATHERS; i++) {
    const t = i / (FEATHERS - 1)
    const own = s.space(
      s.fresh('feather'),
      `turnZ(${space}-vec3(0.,0.,${num(-0.05 * i)}),${num(turned * (0.28 - t * 0.66))})`,
    )
    const reach = long * (1 - 0.34 * t)
    const far = `${own}.y/${num(reach)}`
    const tone = mixed(
      mixed(palette.shade, palette.body, `smoothstep(.2,.5,${far})`),
      mixed(palette.accent, palette.horn ?? palette.accent, `smoothstep(.82,1.,${far})`),
      `smoothstep(.62,.86,${far})`,
    )
    s.join(
      `(${ellipsoid(own, [0, reach * 0.54, 0], [0.2, reach * 0.5, 0.05])})*.8`,
      {
        colour: `${tone}*(.7+.3*smoothstep(.0,.035,abs(${own}.x)))`,
        rough: 0.4,
        softness: 0.7,
        coat: 0.4,
        emission: `${colour('#ff9a1a')}*.3*smoothstep(.75,1.,${far})`,
      },
      0.012,
    )
  }
  coverts(c, space, long, turned)
}

/** Two rings across each other; small blue eyes look out of the larger one. */
function rings(c: Creature): void {
  const { sculpture: s, palette } = c
  s.space('ring', 'turnX(turnZ(h,-.32),1.24)')
  s.join('ringFlat(ring,1.12,.075)', gold, 0.01)
  s.space('bead', 'aroundY(ring,8.)')
  s.join(sphere('bead', [0, 0, 1.13], 0.14), { colour: '#fffaf0', rough: 0.1, coat: 1 }, 0.01)
  s.join(
    `sphere(bead-vec3(0.,.05,1.165),.11)`,
    {
      colour: mixed(palette.dark, palette.iris, 'smoothstep(.02,.05,length(bead.xy-vec2(0.,.06)))'),
      rough: 0.08,
      coat: 1,
      emission: `${colour(palette.iris)}*.25`,
    },
    0.004,
  )
  s.join('ringFlat(turnX(turnZ(h,.5),.3),.95,.045)', { ...gold, colour: '#ff9a2a' }, 0.01)
}

function raysAndDrop(c: Creature): void {
  const { sculpture: s, palette } = c
  s.space('glory', 'h-vec3(0.,.0,-.46)')
  const light: Material = {
    colour: '#ffe27a',
    rough: 0.3,
    softness: 0.8,
    coat: 0.4,
    emission: `${colour('#ffb82a')}*.75`,
  }
  s.join('capsule(aroundZ(glory,24.),vec3(0.,.7,0.),vec3(0.,1.3,0.),.06,.008)', light, 0.02)
  for (const [x, tall] of [
    [0, 0.5],
    [0.2, 0.36],
    [0.36, 0.22],
  ] as const) {
    s.join(
      tube(
        'hm',
        [x * 1.3, 0.72 - x * 0.3, 0.1],
        [x * 1.4, 0.86, 0.12],
        [x * 1.8, 0.8 + tall, 0.1],
        0.09,
        0.02,
      ),
      gold,
      0.03,
    )
    s.join(
      sphere('hm', [x * 1.8, 0.84 + tall, 0.1], x ? 0.075 : 0.11),
      { colour: palette.glow, rough: 0.08, coat: 1, emission: `${colour(palette.glow)}*.8` },
      0.01,
    )
  }
  s.join(
    'octahedron(h-vec3(0.,-1.1,.1),vec3(.18,.36,.18))-.02',
    { ...light, colour: palette.glow, emission: `${colour(palette.glow)}*.7` },
    0.02,
  )
}

export function seraph(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.1, 0.1], o.tilt ?? 0)
  const pearl: Material = {
    colour: mixed(
      mixed(palette.shade, palette.body, ramp(-0.5, 0.3, 'h.y')),
      '#ffc8d8',
      '.35*smoothstep(.3,.55,abs(h.x))',
    ),
    rough: 0.18,
    softness: 0.7,
    coat: 1,
  }
  for (const one of wings) wing(c, one)
  s.join('sphere(h,.78)', pearl, 0.03)
  raysAndDrop(c)
  rings(c)
  Object.assign(c.anatomy, { headRadii: HEAD, skin: pearl })
  greatEye(c, pearl, { radius: 0.71, opening: [0.64, 0.54, 0.54], centreY: 0, iris: 0.62, pupil: 0.27 })
  if (c.expression !== 'blink')
    s.join(
      'max(abs(ellipsoid(h-vec3(0.,0.,.64),vec3(.67,.57,.56)))-.024,abs(length(h)-.78)-.045)',
      gold,
      0.01,
    )
}
