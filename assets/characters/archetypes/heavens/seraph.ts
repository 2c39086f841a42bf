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
  count: number
}

const wings: Wing[] = [
  { at: [0.2, 0.26, -0.3], angle: -0.58, long: 1.5, count: 4 },
  { at: [0.4, 0.0, -0.22], angle: -1.4, long: 1.56, count: 4 },
  { at: [0.22, -0.3, -0.28], angle: -2.25, long: 1.3, count: 4 },
]

/** A fan of feathers and a short row over their roots. */
function wing(c: Creature, { at, angle, long, count }: Wing): void {
  const { sculpture: s, palette } = c
  const space = s.space(s.fresh('wing'), `turnY(turnZ(m-${vec(at)},${num(angle)}),.18)`)
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1)
    const own = s.space(
      s.fresh('feather'),
      `turnZ(${space}-vec3(0.,0.,${num(-0.035 * i)}),${num(0.34 - t * 0.78)})`,
    )
    const reach = long * (1 - 0.36 * t)
    const far = `${own}.y/${num(reach)}`
    const tone = mixed(
      mixed(palette.body, palette.belly, `smoothstep(.35,.72,${far})`),
      palette.accent,
      `smoothstep(.74,.98,${far})`,
    )
    s.join(
      `(${ellipsoid(own, [0, reach * 0.54, 0], [0.17, reach * 0.5, 0.05])})*.8`,
      {
        colour: `${tone}*(.84+.16*smoothstep(.0,.03,abs(${own}.x)))`,
        rough: 0.45,
        softness: 0.85,
        coat: 0.3,
        emission: `${colour('#ffb83a')}*.22*smoothstep(.7,1.,${far})`,
      },
      0.015,
    )
  }
  for (const turn of [0.22, -0.18])
    s.join(
      `(${ellipsoid(`turnZ(${space}-vec3(0.,0.,.07),${num(turn)})`, [0, long * 0.3, 0], [0.13, long * 0.27, 0.06])})*.8`,
      {
        colour: mixed(palette.body, palette.belly, `smoothstep(.1,.6,${space}.y)`),
        rough: 0.45,
        softness: 0.85,
        coat: 0.3,
      },
      0.02,
    )
}

/** Two rings across each other; small blue eyes look out of the larger one. */
function rings(c: Creature): void {
  const { sculpture: s, palette } = c
  s.space('ring', 'turnX(turnZ(h,-.32),1.24)')
  s.join('ringFlat(ring,.98,.07)', gold, 0.01)
  s.space('bead', 'aroundY(ring,8.)')
  s.join(sphere('bead', [0, 0, 0.99], 0.13), { colour: '#fffaf0', rough: 0.1, coat: 1 }, 0.01)
  s.join(
    `sphere(bead-vec3(0.,.05,1.02),.1)`,
    {
      colour: mixed(palette.dark, palette.iris, 'smoothstep(.02,.05,length(bead.xy-vec2(0.,.06)))'),
      rough: 0.08,
      coat: 1,
      emission: `${colour(palette.iris)}*.25`,
    },
    0.004,
  )
  s.join('ringFlat(turnX(turnZ(h,.5),.32),.84,.045)', { ...gold, colour: '#ffdc7a' }, 0.01)
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
  s.join('capsule(aroundZ(glory,24.),vec3(0.,.6,0.),vec3(0.,1.2,0.),.07,.008)', light, 0.02)
  for (const [x, tall] of [
    [0, 0.5],
    [0.2, 0.36],
    [0.36, 0.22],
  ] as const) {
    s.join(
      tube(
        'hm',
        [x * 1.2, 0.6 - x * 0.3, 0.1],
        [x * 1.3, 0.72, 0.12],
        [x * 1.7, 0.66 + tall, 0.1],
        0.09,
        0.02,
      ),
      gold,
      0.03,
    )
    s.join(
      sphere('hm', [x * 1.7, 0.7 + tall, 0.1], x ? 0.075 : 0.11),
      { colour: palette.glow, rough: 0.08, coat: 1, emission: `${colour(palette.glow)}*.8` },
      0.01,
    )
  }
  s.join(
    'octahedron(h-vec3(0.,-.94,.1),vec3(.17,.34,.17))-.02',
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
  s.join('sphere(h,.66)', pearl, 0.03)
  raysAndDrop(c)
  rings(c)
  Object.assign(c.anatomy, { headRadii: HEAD, skin: pearl })
  greatEye(c, pearl, { radius: 0.6, opening: [0.53, 0.44, 0.46], centreY: 0, iris: 0.6, pupil: 0.27 })
  if (c.expression !== 'blink')
    s.join('max(abs(ellipsoid(h-vec3(0.,0.,.54),vec3(.56,.47,.48)))-.022,abs(length(h)-.66)-.04)', gold, 0.01)
}
