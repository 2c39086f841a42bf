/** A carved pumpkin lit from inside, with a witch's hat and leafy arms. Its face is cut out and pulls its own four faces. */
import { type Creature, type Expression, headSpace } from '../../creature.ts'
import { ellipsoid, tube } from '../../glsl/solids.ts'
import { colour, mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { arms } from '../../parts/limbs.ts'
import type { Material } from '../../sculpture.ts'

type Outline = readonly (readonly [number, number])[]

const eyes: Record<Expression, Outline> = {
  calm: [
    [0.12, 0.06],
    [0.3, 0.36],
    [0.47, 0.06],
    [0.3, 0.12],
  ],
  blink: [
    [0.12, 0.12],
    [0.3, 0.2],
    [0.47, 0.12],
    [0.3, 0.13],
  ],
  attack: [
    [0.1, 0.06],
    [0.52, 0.38],
    [0.44, 0.04],
    [0.26, -0.02],
  ],
  hurt: [
    [0.12, 0.18],
    [0.46, 0.34],
    [0.24, 0.17],
    [0.46, 0.02],
  ],
}
const mouths: Record<Expression, Outline> = {
  calm: [
    [-0.01, -0.26],
    [0.14, -0.25],
    [0.16, -0.33],
    [0.24, -0.23],
    [0.46, -0.12],
    [0.38, -0.34],
    [0.24, -0.43],
    [0.2, -0.36],
    [0.14, -0.47],
    [-0.01, -0.48],
  ],
  blink: [
    [-0.01, -0.3],
    [0.2, -0.27],
    [0.42, -0.16],
    [0.36, -0.32],
    [0.2, -0.4],
    [-0.01, -0.42],
  ],
  attack: [
    [-0.01, -0.16],
    [0.1, -0.15],
    [0.14, -0.25],
    [0.2, -0.13],
    [0.48, -0.06],
    [0.42, -0.4],
    [0.26, -0.54],
    [0.2, -0.42],
    [0.12, -0.57],
    [-0.01, -0.58],
  ],
  hurt: [
    [-0.01, -0.22],
    [0.12, -0.28],
    [0.2, -0.22],
    [0.3, -0.3],
    [0.26, -0.4],
    [0.18, -0.34],
    [0.1, -0.4],
    [-0.01, -0.34],
  ],
}

function carvedFace(c: Creature): void {
  const { sculpture: s, palette } = c
  const lit: Material = {
    colour: palette.glow,
    rough: 0.6,
    softness: 0,
    coat: 0,
    emission: `${colour(palette.glow)}*1.5`,
  }
  const rind: Material = { colour: palette.dark, rough: 0.6, softness: 0.2, coat: 0.1 }
  for (const outline of [eyes[c.expression], mouths[c.expression]]) {
    const name = s.polygon(outline)
    s.carve(`max(${name}(hm.xy)-.04,.52-h.z)`, rind, 0.02)
    s.carve(`max(max(${name}(hm.xy)-.012,.12-h.z),h.z-1.2)`, lit, 0.02)
  }
}

function hat(c: Creature): void {
  const { sculpture: s, palette } = c
  s.space('hat', 'turnX(turnZ(h-vec3(-.04,.55,-.04),.16),-.1)')
  const felt: Material = {
    colour: mixed(palette.accent, palette.dark, ramp(0.9, 0, 'hat.y')),
    rough: 0.65,
    softness: 0.5,
    coat: 0.1,
  }
  s.join('(ellipsoid(hat-vec3(0.,.02+.06*sin(hat.x*4.),0.),vec3(.82,.07,.72)))*.8', felt, 0.03)
  s.join(`${tube('hat', [0, 0.02, 0], [0.02, 0.75, -0.04], [0.42, 0.92, -0.1], 0.46, 0.03)}*.9`, felt, 0.06)
  s.join(
    '(abs(length(hat.xz)-.43+.3*(hat.y-.1))-.03+max(abs(hat.y-.14)-.06,0.))*.7',
    { colour: palette.blush ?? '#ff9a1e', rough: 0.5, coat: 0.4 },
    0.01,
  )
  s.join(
    'max(abs(max(abs(hat.x),abs(hat.y-.14))-.1)-.025,abs(hat.z-.44)-.04)',
    { colour: '#ffd35a', rough: 0.2, metal: 0.8 },
    0.01,
  )
}

export function pumpkin(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = [0.86, 0.68, 0.78]
  headSpace(c, [0, -0.3, 0], o.tilt ?? 0.05)
  s.scalar('rib', 'abs(sin(atan(h.x,h.z)*5.))')
  const skin: Material = {
    colour: mixed(
      mixed(palette.shade, palette.body, ramp(-0.7, 0.25, 'h.y')),
      palette.shade,
      `.75*${ramp(0.42, 0, 'rib')}`,
    ),
    rough: 0.3,
    softness: 0.8,
    coat: 0.8,
  }
  s.join(`(${ellipsoid('h', [0, 0, 0], head)}-.05*sqrt(rib)*${ramp(0.1, 0.5, 'length(h.xz)')})*.85`, skin)
  carvedFace(c)
  hat(c)
  const vine: Material = { colour: '#3f9a3a', rough: 0.5, softness: 0.7, coat: 0.2 }
  arms(c, {
    from: [0.74, -0.34, 0.14],
    elbow: [1.06, -0.5, 0.2],
    hand: [1.08, -0.08, 0.34],
    thick: 0.06,
    palm: 0.13,
    skin: vine,
    glove: { ...vine, colour: '#7ac84a' },
  })
  s.join(
    ellipsoid('m', [0.3, -0.95, 0.3], [0.21, 0.11, 0.26]),
    { colour: palette.foot ?? palette.dark, rough: 0.4, coat: 0.6 },
    0.03,
  )
  Object.assign(c.anatomy, { headRadii: head, skin })
}
