/** A mechanical tyrannosaur: gun-metal shell, amber lamps, piston arms, saw-blade crest, furnace in its chest. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, cylinder, ellipsoid, roundBox, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, num, ramp, type Vec3, vec } from '../../glsl/values.ts'
import { brass, chrome } from '../../parts/finishes.ts'
import type { Material } from '../../sculpture.ts'

const HEAD: Vec3 = [0.6, 0.5, 0.6]
/** Amber plates behind the back, mirrored: root, lean outwards in radians, length. */
const PLATES = [
  [0.16, 1.12, -0.24, 0.22, 0.5],
  [0.5, 0.86, -0.42, 0.78, 0.6],
  [0.6, 0.36, -0.5, 1.18, 0.66],
  [0.6, -0.1, -0.6, 1.5, 0.52],
] as const

function lit(c: Creature, strength: number): Material {
  const { glow } = c.palette
  return { colour: glow, rough: 0.3, softness: 0.3, coat: 0.6, emission: `${colour(glow)}*${num(strength)}` }
}

function trunk(c: Creature, metal: Material): void {
  const { sculpture: s, palette } = c
  const bands = 'smoothstep(.035,.015,abs(fract(p.y*2.6)-.5)*.38)*smoothstep(.1,-.1,p.z-.34)'
  s.join(ellipsoid('p', [0, -0.3, -0.12], [0.6, 0.64, 0.6]), {
    ...metal,
    colour: mixed(metal.colour, palette.dark, bands),
  })
  s.join(
    tube('p', [0, -0.42, -0.4], [0.06, -0.9, -1.3], [0.66, -0.34, -1.62], 0.42, 0.07),
    { ...metal, colour: mixed(metal.colour, palette.dark, 'smoothstep(.3,.45,abs(fract(p.z*3.4)-.5))') },
    0.1,
  )
  s.join(sphere('p', [0.68, -0.32, -1.62], 0.14), lit(c, 0.9), 0.02)
  s.join('cylinderFacing(turnX(p-vec3(0.,-.26,.44),-.1),.1,.31,.05)', brass, 0.02)
  s.join(
    'ellipsoid(p-vec3(0.,-.26,.5),vec3(.23,.23,.1))',
    {
      ...lit(c, 1.1),
      colour: mixed('#fff0a0', palette.glow, 'smoothstep(.02,.2,length(p.xy+vec2(0.,.26)))'),
    },
    0.01,
  )
  for (const y of [-0.36, -0.26, -0.16])
    s.join(roundBox('p', [0, y, 0.56], [0.22, 0.012, 0.06], 0.015), { ...metal, colour: palette.dark }, 0.005)
}

function plates(c: Creature): void {
  const { sculpture: s, palette } = c
  for (const [x, y, z, lean, long] of PLATES) {
    const plate = s.space(s.fresh('plate'), `turnZ(m-${vec([x, y, z])},${num(-lean)})`)
    const bright = ramp(0, long, `${plate}.y`)
    s.join(
      `octahedron(${plate}-${vec([0, long * 0.45, 0])},${vec([0.2, long, 0.09])})-.02`,
      {
        colour: mixed(palette.accent, palette.glow, bright),
        rough: 0.15,
        softness: 0.8,
        coat: 1,
        emission: `${colour(palette.glow)}*.8*${bright}`,
      },
      0.02,
    )
  }
}

function limbs(c: Creature, metal: Material): void {
  const { sculpture: s, palette } = c
  s.join(ellipsoid('m', [0.48, -0.46, -0.14], [0.28, 0.4, 0.38]), metal, 0.02)
  s.join('ringFacing(turnY(m-vec3(.74,-.42,-.1),1.5708),.16,.04)', brass, 0.01)
  s.join(sphere('m', [0.74, -0.42, -0.1], 0.12), lit(c, 0.7), 0.01)
  s.join(capsule('m', [0.5, -0.64, -0.06], [0.52, -0.86, 0], 0.13, 0.15), chrome, 0.02)
  s.join('smoothMax(ellipsoid(m-vec3(.53,-.88,.14),vec3(.27,.18,.38)),-p.y-.98,.02)', metal, 0.03)
  for (const x of [-0.15, 0, 0.15])
    s.join(capsule('m', [0.53 + x, -0.9, 0.42], [0.53 + x * 1.15, -0.96, 0.6], 0.085, 0.02), brass, 0.01)
  s.join(sphere('m', [0.5, 0.02, 0.26], 0.17), metal, 0.02)
  s.join(capsule('m', [0.52, -0.02, 0.3], [0.68, -0.14, 0.56], 0.065), chrome, 0.01)
  s.join(sphere('m', [0.69, -0.13, 0.58], 0.11), metal, 0.01)
  for (const x of [-0.07, 0.07])
    s.join(
      capsule('m', [0.69 + x, -0.1, 0.64], [0.69 + x * 1.5, -0.04, 0.8], 0.05, 0.01),
      { ...brass, colour: palette.accent },
      0.01,
    )
}

function teeth(c: Creature): void {
  const { sculpture: s } = c
  for (const [x, z] of [
    [0.08, 0.86],
    [0.24, 0.84],
    [0.38, 0.7],
    [0.41, 0.5],
  ] as const) {
    s.join(capsule('hm', [x, -0.3, z], [x, -0.46, z + 0.01], 0.065, 0.012), chrome, 0.005)
    s.join(
      capsule(
        'vec3(abs(jaw.x),jaw.yz)',
        [x * 0.92 + 0.02, -0.1, z - 0.08],
        [x * 0.92 + 0.02, 0.04, z - 0.07],
        0.055,
        0.01,
      ),
      chrome,
      0.005,
    )
  }
}

function skull(c: Creature, metal: Material): void {
  const { sculpture: s, palette } = c
  s.join(
    capsule('p', [0, -0.1, -0.04], [0, 0.44, 0.1], 0.36, 0.32),
    { ...metal, colour: mixed(palette.dark, palette.shade, 'step(.5,fract(p.y*9.))') },
    0.04,
  )
  s.join(ellipsoid('h', [0, 0.02, 0], HEAD), metal, 0.05)
  s.join(
    'roundBox(h-vec3(0.,-.1,.46),vec3(.44,.25,.44),.18)',
    { ...metal, colour: mixed(palette.accent, palette.body, ramp(-0.3, 0.1, 'h.y')) },
    0.08,
  )
  const drop = c.expression === 'attack' ? 0.24 : c.expression === 'hurt' ? 0.16 : 0.1
  s.space('jaw', `turnX(h-vec3(0.,-.28,.0),${num(-drop - 0.12)}*-1.)`)
  s.join('roundBox(jaw-vec3(0.,-.14,.42),vec3(.4,.11,.42),.1)', { ...metal, colour: palette.shade }, 0.01)
  s.join(
    'roundBox(jaw-vec3(0.,-.06,.44),vec3(.3,.06,.34),.05)',
    lit(c, c.expression === 'attack' ? 1.4 : 0.6),
    0.01,
  )
  teeth(c)
  s.join(sphere('hm', [0.16, 0.05, 0.87], 0.06), { colour: palette.dark, rough: 0.4 }, 0.01)
  s.join(
    capsule('hm', [0.2, 0.36, 0.3], [0.5, 0.42, 0.1], 0.11, 0.07),
    { ...metal, colour: palette.accent },
    0.03,
  )
  s.join(cylinder('hm.yxz', [0.0, 0.6, -0.16], 0.07, 0.17, 0.03), brass, 0.01)
}

export function dino(c: Creature): void {
  const { palette, options: o } = c
  headSpace(c, [0, 0.68, 0.22], o.tilt ?? 0.07)
  const metal: Material = {
    colour: mixed(palette.shade, palette.body, ramp(-0.9, 0.9, 'p.y')),
    rough: 0.24,
    metal: 0.6,
    softness: 0.05,
    coat: 0.7,
  }
  trunk(c, metal)
  plates(c)
  limbs(c, metal)
  skull(c, metal)
  Object.assign(c.anatomy, { headRadii: HEAD, skin: { ...metal, colour: palette.body } })
  face(c, HEAD, {
    azimuth: 0.54,
    elevation: 0.24,
    size: 0.23,
    inset: 0.97,
    slit: true,
    pupil: 0.4,
    mouth: 'none',
    lid: { tilt: -0.4, cover: 0.24, colour: palette.accent },
  })
}
