/** A lion's head that is the sun: two wreaths of rays for a mane, a muzzle, round ears, paws over the edge. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

function mane(c: Creature): void {
  const { sculpture: s, palette } = c
  const fire = (from: string, to: string, low: number, high: number): Material => ({
    colour: mixed(from, to, ramp(low, high, 'length(h.xy)')),
    rough: 0.45,
    softness: 1,
    coat: 0.3,
    emission: `${colour(palette.glow)}*.35*${ramp(low, high, 'length(h.xy)')}`,
  })
  s.space('ray', 'aroundZ(h,11.)')
  s.join(
    `${tube('ray', [0, 0.45, -0.2], [0.16, 0.86, -0.26], [-0.1, 1.14, -0.2], 0.27, 0.02)}*.85`,
    fire(palette.shade, palette.accent, 0.5, 1.1),
    0.05,
  )
  s.space('lock', 'aroundZ(turnZ(h,.28),11.)')
  s.join(
    `${tube('lock', [0, 0.42, -0.02], [-0.1, 0.7, -0.04], [0.08, 0.88, -0.02], 0.2, 0.02)}*.85`,
    fire(palette.accent, palette.glow, 0.45, 0.9),
    0.04,
  )
}

export function sun(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = [0.62, 0.58, 0.5]
  headSpace(c, [0, 0.06, 0.1], o.tilt ?? 0.07)
  const skin: Material = {
    colour: blushed(
      mixed(palette.shade, palette.body, ramp(-0.7, 0.1, 'h.y')),
      [0.42, -0.12, 0.36],
      palette.blush,
    ),
    rough: 0.4,
    softness: 0.9,
    coat: 0.5,
  }
  mane(c)
  s.join(ellipsoid('h', [0, 0, 0], head), skin, 0.03)
  s.join(ellipsoid('hm', [0.46, 0.46, 0.08], [0.17, 0.17, 0.1]), skin, 0.03)
  s.join(
    ellipsoid('hm', [0.46, 0.45, 0.15], [0.1, 0.1, 0.06]),
    { ...skin, colour: palette.blush ?? palette.accent },
    0.02,
  )
  s.join(ellipsoid('hm', [0.12, -0.2, 0.44], [0.19, 0.15, 0.14]), { ...skin, colour: palette.belly }, 0.05)
  s.join(ellipsoid('m', [0.36, -0.66, 0.5], [0.2, 0.17, 0.2]), skin, 0.03)
  for (const x of [-0.09, 0, 0.09])
    s.join(sphere('m', [0.36 + x, -0.7, 0.67], 0.06), { ...skin, colour: palette.belly }, 0.03)
  Object.assign(c.anatomy, { headRadii: head, skin })
  face(c, head, {
    azimuth: 0.46,
    elevation: 0.2,
    size: 0.185,
    inset: 0.92,
    mouth: 'open',
    mouthY: -0.34,
    mouthZ: 0.5,
    mouthWidth: 0.12,
    nose: { y: -0.1, z: 0.58, radii: [0.09, 0.065, 0.06], colour: palette.dark },
  })
}
