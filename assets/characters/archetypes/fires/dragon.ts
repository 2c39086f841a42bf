/** The great standing dragon: wide scalloped wings, long horns, a crown of golden tongues, plated belly, burning tail. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { flame } from '../../parts/flames.ts'
import { armSpace } from '../../pose/arms.ts'
import type { Material } from '../../sculpture.ts'
import { skinColour } from '../../skin.ts'

/** The skin between the fingers, shoulder at the origin. */
const membrane = [
  [0, 0.05],
  [0.16, 0.46],
  [0.5, 0.9],
  [1.0, 0.92],
  [1.52, 0.62],
  [1.24, 0.42],
  [1.34, 0.02],
  [1.02, 0.06],
  [0.96, -0.36],
  [0.68, -0.14],
  [0.5, -0.48],
  [0.3, -0.22],
  [0.04, -0.26],
] as const
const fingertips: Vec3[] = [
  [1.52, 0.62, -0.26],
  [1.34, 0.02, -0.2],
  [0.96, -0.36, -0.11],
  [0.5, -0.48, -0.03],
]

function wings(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  s.space('wing', 'turnY(turnZ(m-vec3(.24,.08,-.36),.3),.2)/1.08')
  const outline = s.polygon(membrane)
  const far = 'length(wing.xy-vec2(.1,.1))'
  s.join(
    `max(${outline}(wing.xy)-.02,abs(wing.z+.115*wing.x*wing.x)-.014)*.85-.012`,
    {
      colour: mixed(mixed(palette.accent, '#ff7a12', ramp(0.45, 0.85, far)), '#d4121f', ramp(0.9, 1.4, far)),
      rough: 0.45,
      softness: 0.85,
      coat: 0.3,
    },
    0.02,
  )
  const bone: Material = { ...skin, colour: palette.foot ?? palette.shade, bump: 0 }
  s.join(tube('wing', [0, 0, 0], [0.14, 0.66, -0.02], [0.5, 0.9, -0.04], 0.11, 0.065), skin, 0.04)
  for (const tip of fingertips) s.join(capsule('wing', [0.5, 0.88, -0.04], tip, 0.075, 0.034), bone, 0.012)
  s.join(
    tube('wing', [0.5, 0.88, -0.04], [0.46, 1.06, -0.03], [0.58, 1.2, 0], 0.065, 0.008),
    { colour: palette.horn ?? '#fff4dc', rough: 0.3, coat: 0.6 },
    0.02,
  )
}

function headgear(c: Creature, head: Vec3): void {
  const { sculpture: s, palette } = c
  const horn: Material = {
    colour: `${mixed(palette.horn ?? '#fff4dc', palette.accent, ramp(0.7, 1.2, 'hm.y'))}*(.88+.12*sin(hm.y*40.))`,
    rough: 0.3,
    softness: 0.5,
    coat: 0.6,
  }
  s.join(tube('hm', [0.36, 0.44, -0.04], [0.92, 0.52, -0.06], [0.74, 1.2, 0.12], 0.165, 0.015), horn, 0.03)
  s.join(tube('hm', [0.6, -0.02, -0.06], [0.8, 0.02, -0.1], [0.94, 0.14, -0.12], 0.11, 0.012), horn, 0.03)
  s.join(tube('hm', [0.54, -0.26, -0.04], [0.7, -0.3, -0.08], [0.84, -0.26, -0.1], 0.09, 0.01), horn, 0.03)
  const gold: Material = {
    colour: mixed('#ff9a10', '#ffe04a', ramp(head[1], head[1] + 0.4, 'h.y')),
    rough: 0.25,
    softness: 0.6,
    coat: 0.9,
    emission: 'vec3(.20,.10,.0)',
  }
  for (const [x, tall] of [
    [0, 0.46],
    [0.15, 0.34],
    [-0.15, 0.34],
    [0.28, 0.2],
    [-0.28, 0.2],
  ] as const) {
    const y = head[1] * 0.9 - x * x
    s.join(
      tube('h', [x, y, 0.14], [x * 1.2, y + tall * 0.6, 0.16], [x * 1.55, y + tall, 0.04], 0.105, 0.012),
      gold,
      0.03,
    )
  }
}

const SHOULDER: Vec3 = [0.36, -0.14, 0.04]

function limbs(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  const claw: Material = { colour: palette.horn ?? '#fff4dc', rough: 0.3, softness: 0.4, coat: 0.7 }
  const paw: Material = { ...skin, colour: palette.foot ?? palette.shade }
  s.join(ellipsoid('m', [0.32, -0.66, 0.04], [0.24, 0.27, 0.26]), skin, 0.08)
  s.join(ellipsoid('m', [0.35, -0.91, 0.2], [0.22, 0.12, 0.28]), paw, 0.05)
  s.join(capsule('vec3(abs(m.x-.35)-.1,m.yz)', [0, -0.94, 0.42], [0, -0.97, 0.54], 0.055, 0.02), claw, 0.02)
  s.join(capsule('m', [0.35, -0.93, 0.45], [0.35, -0.97, 0.58], 0.055, 0.02), claw, 0.02)
  const mirrored = (of: string) => `vec3(-${of}.x,${of}.yz)`
  const hands: [string, Vec3, Vec3][] = [
    [armSpace(c, 'p', SHOULDER, [0.68, -0.5, 0.42]), [0.74, -0.34, 0.12], [0.68, -0.5, 0.42]],
    [
      mirrored(armSpace(c, 'p', [-0.36, -0.14, 0.04], [-0.84, 0.02, 0.42])),
      [0.8, -0.3, 0.16],
      [0.84, 0.02, 0.42],
    ],
  ]
  for (const [space, elbow, hand] of hands) {
    s.join(tube(space, SHOULDER, elbow, hand, 0.155, 0.13), skin, 0.07)
    s.join(sphere(space, hand, 0.155), paw, 0.05)
    const up = hand[1] > -0.2 ? 0.1 : -0.1
    for (const x of [-0.08, 0, 0.08])
      s.join(
        capsule(
          space,
          [hand[0] + x, hand[1] + up, hand[2] + 0.08],
          [hand[0] + x * 1.3, hand[1] + up * 1.9, hand[2] + 0.15],
          0.05,
          0.012,
        ),
        claw,
        0.015,
      )
  }
}

function tail(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  s.join(tube('p', [0, -0.66, -0.26], [0.72, -1.05, -0.6], [1.16, -0.62, -0.2], 0.24, 0.08), skin, 0.1)
  const fire = flame('p', -0.62, -0.05, 0.8)
  s.join(tube('p', [1.16, -0.64, -0.2], [1.4, -0.36, -0.16], [1.18, 0.0, -0.18], 0.19, 0.01), fire, 0.07)
  s.join(tube('p', [1.1, -0.64, -0.18], [0.94, -0.46, -0.14], [1.02, -0.26, -0.16], 0.12, 0.01), fire, 0.07)
  for (const [x, y, z] of [
    [0.44, -0.72, -0.38],
    [0.78, -0.74, -0.4],
  ] as const)
    s.join(
      capsule('p', [x, y, z], [x + 0.02, y + 0.2, z - 0.04], 0.09, 0.012),
      { colour: palette.accent, rough: 0.3, coat: 0.6 },
      0.03,
    )
}

function snout(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  const snout = mixed(palette.belly, palette.body, ramp(-0.2, 0.02, 'h.y'))
  s.join(ellipsoid('h', [0, -0.2, 0.44], [0.4, 0.27, 0.3]), { ...skin, colour: snout, bump: 0 }, 0.08)
  s.join(sphere('hm', [0.15, -0.05, 0.64], 0.085), { ...skin, bump: 0 }, 0.06)
  s.carve(sphere('hm', [0.155, -0.045, 0.72], 0.04), { colour: palette.dark, rough: 0.6 }, 0.02)
}

export function dragon(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = o.headRadii ?? [0.68, 0.6, 0.58]
  headSpace(c, o.headCentre ?? [0, 0.44, 0.08], o.tilt ?? 0.07)
  s.relief = 'max(0.,.5-spots(p*6.))*.9'
  const plates = '(.84+.16*smoothstep(-.35,.2,sin(p.y*25.)))'
  const belly = `smoothstep(.04,-.04,${ellipsoid('p', [0, -0.42, 0.42], [0.36, 0.46, 0.42])})`
  const skin: Material = {
    colour: mixed(
      skinColour(c, { from: -0.9, to: 0.4, blush: [head[0] * 0.68, -head[1] * 0.22, head[2] * 0.66] }),
      `${colour(palette.belly)}*${plates}`,
      belly,
    ),
    rough: 0.36,
    softness: 0.6,
    coat: 0.55,
    bump: o.bump ?? 0.014,
  }
  wings(c, skin)
  tail(c, skin)
  s.join(ellipsoid('p', [0, -0.4, 0], [0.5, 0.54, 0.45]), skin, 0.05)
  s.join(ellipsoid('h', [0, 0, 0], head), skin, 0.2)
  snout(c, skin)
  limbs(c, skin)
  headgear(c, head)
  Object.assign(c.anatomy, { headRadii: head, skin: { ...skin, colour: palette.body } })
  face(c, head, {
    azimuth: 0.5,
    elevation: 0.17,
    size: 0.21,
    inset: 0.88,
    slit: true,
    mouth: 'smile',
    mouthY: -0.3,
    mouthZ: 0.73,
    mouthWidth: 0.2,
  })
}
