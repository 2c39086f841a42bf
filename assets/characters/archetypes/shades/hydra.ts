/** A three-headed hydra: the middle head looks at you, the others rear up at its sides; crests of cold fire, wings are a part. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, num, ramp, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { skinColour } from '../../skin.ts'

const ruffOf = (c: Creature, space: string, from: number, to: number): Material => ({
  colour: mixed(c.palette.glow, c.palette.accent, ramp(from, to, `${space}.y`)),
  rough: 0.5,
  softness: 1,
  coat: 0,
  emission: `${mixed(c.palette.glow, c.palette.accent, ramp(from, to, `${space}.y`))}*.55`,
})

/** Both side heads at once, in a mirrored space turned outwards. */
function sideHeads(c: Creature, hide: Material): void {
  const { sculpture: s, palette } = c
  s.join(tube('m', [0.24, -0.3, -0.1], [0.86, -0.5, -0.1], [0.84, 0.2, 0.02], 0.24, 0.17), hide, 0.1)
  s.space('twin', 'turnX(turnY(turnZ(m-vec3(.86,.36,.06),-.18),-.4),.1)')
  s.join(ellipsoid('twin', [0, 0, 0], [0.3, 0.27, 0.28]), hide, 0.08)
  s.join(ellipsoid('twin', [0, -0.09, 0.26], [0.22, 0.14, 0.22]), { ...hide, colour: palette.belly }, 0.06)
  const shout = c.expression === 'attack' || c.expression === 'hurt'
  s.carve(
    ellipsoid('twin', [0, -0.13, 0.44], [0.16, shout ? 0.07 : 0.022, 0.16]),
    { colour: '#3a0a26', rough: 0.6 },
    0.02,
  )
  s.space('glance', 'vec3(abs(twin.x),twin.yz)')
  const open = { calm: 0.06, attack: 0.045, blink: 0.014, hurt: 0.018 }[c.expression]
  s.join(
    `ellipsoid(turnZ(glance-vec3(.15,.08,.2),-.4),vec3(.085,${num(open)},.06))`,
    { colour: palette.glow, rough: 0.3, emission: `${colour(palette.glow)}*1.1` },
    0.005,
  )
  s.join(
    tube('glance', [0.14, 0.2, -0.04], [0.34, 0.36, -0.1], [0.24, 0.56, -0.14], 0.075, 0.01),
    { colour: palette.horn ?? palette.belly, rough: 0.3, coat: 0.5 },
    0.02,
  )
  s.join(
    tube('twin', [0, 0.2, -0.1], [0.04, 0.5, -0.1], [0.12, 0.62, -0.3], 0.12, 0.012),
    ruffOf(c, 'twin', 0.2, 0.6),
    0.04,
  )
}

function middleHead(c: Creature, head: Vec3, hide: Material): void {
  const { sculpture: s, palette } = c
  s.join(tube('p', [0, -0.3, 0], [0, -0.1, 0.1], [0, 0.3, 0.1], 0.34, 0.26), hide, 0.1)
  s.join(ellipsoid('h', [0, 0, 0], head), hide, 0.1)
  s.join(ellipsoid('h', [0, -0.2, 0.3], [0.36, 0.2, 0.28]), { ...hide, colour: palette.belly }, 0.08)
  s.carve(sphere('hm', [0.1, -0.1, 0.57], 0.035), { colour: palette.dark, rough: 0.6 }, 0.03)
  const crest = ruffOf(c, 'h', 0.4, 1)
  for (const [x, tall] of [
    [0, 0.95],
    [0.17, 0.78],
    [-0.17, 0.78],
  ] as const)
    s.join(
      tube('h', [x, 0.36, -0.06], [x * 1.6 + 0.08, 0.7, -0.04], [x * 2 - 0.05, tall, -0.2], 0.14, 0.012),
      crest,
      0.05,
    )
}

export function hydra(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = [0.46, 0.42, 0.42]
  headSpace(c, [0, 0.42, 0.24], o.tilt ?? 0.05)
  const hide: Material = {
    colour: skinColour(c, {
      from: -1,
      to: 0.5,
      belly: { centre: [0, -0.45, 0.4], radii: [0.28, 0.5, 0.34] },
    }),
    rough: 0.3,
    softness: 0.5,
    coat: 0.8,
  }
  s.join(ellipsoid('p', [0, -0.5, -0.04], [0.52, 0.46, 0.46]), hide)
  s.join(capsule('m', [0.34, -0.66, 0.1], [0.4, -0.88, 0.22], 0.22, 0.18), hide, 0.08)
  s.join(
    ellipsoid('m', [0.42, -0.95, 0.32], [0.22, 0.1, 0.25]),
    { ...hide, colour: palette.foot ?? palette.shade },
    0.05,
  )
  for (const x of [-0.12, 0, 0.12])
    s.join(
      sphere('m', [0.42 + x, -0.97, 0.54], 0.06),
      { colour: palette.horn ?? '#e8d8ff', rough: 0.3, coat: 0.6 },
      0.02,
    )
  s.join(tube('p', [0.1, -0.7, -0.3], [1.0, -1.1, -0.7], [1.24, -0.4, -0.5], 0.26, 0.05), hide, 0.1)
  s.join(
    tube('p', [1.22, -0.44, -0.5], [1.32, -0.2, -0.48], [1.16, 0.06, -0.48], 0.13, 0.01),
    ruffOf(c, 'p', -0.4, 0.05),
    0.05,
  )
  middleHead(c, head, hide)
  sideHeads(c, hide)
  Object.assign(c.anatomy, { headRadii: head, skin: hide })
  face(c, head, {
    azimuth: 0.5,
    elevation: 0.16,
    size: 0.165,
    inset: 0.92,
    slit: true,
    mouth: 'smile',
    fangs: true,
    mouthY: -0.26,
    mouthZ: 0.56,
    mouthWidth: 0.14,
    lid: { tilt: -0.4, cover: 0.24 },
  })
}
