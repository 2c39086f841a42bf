/** A fat root with legs, muddy feet and a tuft of leaves. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { mixed, num, ramp, type Vec3 } from '../../glsl/values.ts'
import { leaf } from '../../parts/leaf.ts'
import { armSpace } from '../../pose/arms.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

function tuft(c: Creature): void {
  const { sculpture: s, palette } = c
  s.join(sphere('h', [0, 0.66, 0], 0.16), { colour: '#5fae3a', rough: 0.5, softness: 0.7 }, 0.06)
  for (const [roll, long, back] of [
    [0.05, 0.8, 0],
    [0.72, 0.66, 0.05],
    [-0.66, 0.72, 0.05],
    [1.3, 0.46, 0.1],
    [-1.28, 0.44, 0.12],
  ] as const) {
    const own = s.space(s.fresh('tuft'), `turnZ(h-vec3(0.,.68,${num(0.06 - back)}),${num(roll)})`)
    leaf(c, own, { long, wide: 0.27, root: '#3a9a3a', tip: palette.accent, curl: 0.16 })
  }
}

export function root(c: Creature): void {
  const { sculpture: s, palette } = c
  const head: Vec3 = [0.76, 0.7, 0.7]
  headSpace(c, [0, -0.08, 0], c.options.tilt ?? -0.08)
  const rings = '.18*smoothstep(.75,.95,sin(p.y*19.+.8*sin(p.x*4.)))'
  const flesh = mixed(palette.belly, palette.body, ramp(-0.72, -0.1, 'p.y+.1*sin(p.x*9.)'))
  const mud = ramp(-0.74, -0.88, 'p.y+.05*sin(p.x*23.)')
  const skin: Material = {
    colour: blushed(
      mixed(mixed(flesh, palette.shade, rings), '#6b4326', mud),
      [0.5, -0.14, 0.5],
      palette.blush,
    ),
    rough: 0.35,
    softness: 0.85,
    coat: 0.6,
  }
  s.join(ellipsoid('h', [0, 0, 0], head), skin)
  s.join(ellipsoid('h', [0, -0.4, 0], [0.5, 0.46, 0.46]), skin, 0.2)
  s.join(tube('m', [0.24, -0.6, 0.06], [0.3, -0.8, 0.02], [0.32, -0.9, 0.16], 0.17, 0.15), skin, 0.1)
  s.join(ellipsoid('m', [0.33, -0.92, 0.2], [0.21, 0.11, 0.26]), skin, 0.05)
  s.join(tube('p', [0, -0.7, -0.3], [-0.5, -0.95, -0.6], [-0.85, -0.62, -0.35], 0.16, 0.02), skin, 0.1)
  s.join(
    tube(
      armSpace(c, 'p', [0.6, -0.2, 0.1], [0.98, 0.22, 0.3]),
      [0.6, -0.2, 0.1],
      [0.95, -0.15, 0.2],
      [0.98, 0.22, 0.3],
      0.14,
      0.12,
    ),
    skin,
    0.08,
  )
  s.join(
    tube(
      armSpace(c, 'p', [-0.6, -0.2, 0.1], [-0.8, -0.5, 0.56]),
      [-0.6, -0.2, 0.1],
      [-0.98, -0.35, 0.3],
      [-0.74, -0.5, 0.56],
      0.14,
      0.12,
    ),
    skin,
    0.08,
  )
  tuft(c)
  Object.assign(c.anatomy, { headRadii: head, skin: { ...skin, colour: palette.body } })
  face(c, head, {
    azimuth: 0.42,
    elevation: 0.1,
    size: 0.21,
    inset: 0.9,
    mouth: 'open',
    mouthY: -0.24,
    mouthWidth: 0.18,
  })
}
