/** A round hedgehog: rings of spikes from back to brow, a cream face, an apple stuck on its back. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { mixed, num, ramp, type Vec3, vec } from '../../glsl/values.ts'
import { leaf } from '../../parts/leaf.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

/** Angle from the back's axis and number of spikes of each ring. */
const rings: [number, number, number][] = [
  [0.3, 5, 0],
  [0.72, 9, 0.3],
  [1.1, 12, 0],
  [1.48, 15, 0.2],
  [1.84, 15, 0],
]

function spikes(c: Creature): void {
  const { sculpture: s, palette } = c
  const far = 'length(p-vec3(0.,-.12,-.1))'
  const quill: Material = {
    colour: mixed(
      mixed(palette.shade, palette.body, ramp(0.7, 0.9, far)),
      palette.accent,
      ramp(0.92, 1.08, far),
    ),
    rough: 0.45,
    softness: 0.5,
    coat: 0.3,
  }
  for (const [angle, count, turn] of rings) {
    const own = s.space(s.fresh('quills'), `aroundZ(turnZ(p-vec3(0.,-.12,-.1),${num(turn)}),${num(count)})`)
    const [up, back] = [Math.sin(angle), -Math.cos(angle)]
    const lean = angle > 1.6 ? -0.1 : 0
    s.join(
      `capsule(${own},${vec([0, up * 0.66, back * 0.66])},${vec([0, up * 1.06, back * 1.06 + lean])},.15,.012)`,
      quill,
      0.03,
    )
  }
}

function earsAndPaws(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  s.join(ellipsoid('hm', [0.46, 0.4, 0.16], [0.17, 0.18, 0.09]), { ...skin, colour: palette.body }, 0.04)
  s.join(
    ellipsoid('hm', [0.45, 0.39, 0.23], [0.1, 0.11, 0.05]),
    { ...skin, colour: palette.blush ?? '#ff9a9a' },
    0.02,
  )
  s.join(
    ellipsoid('m', [0.27, -0.92, 0.36], [0.2, 0.11, 0.26]),
    { ...skin, colour: palette.foot ?? palette.shade },
    0.04,
  )
  s.join(tube('m', [0.42, -0.46, 0.36], [0.62, -0.56, 0.52], [0.34, -0.56, 0.68], 0.12, 0.11), skin, 0.05)
}

function apple(c: Creature): void {
  const { sculpture: s } = c
  const apple: Material = {
    colour: mixed('#ff6a3a', '#c8141f', ramp(1.1, 0.8, 'p.y')),
    rough: 0.12,
    softness: 0.5,
    coat: 1,
  }
  s.join(sphere('p', [-0.34, 0.94, -0.05], 0.24), apple, 0.01)
  s.join(
    tube('p', [-0.34, 1.12, -0.05], [-0.34, 1.24, -0.05], [-0.28, 1.32, -0.05], 0.035, 0.025),
    { colour: '#6a3a18' },
    0.01,
  )
  leaf(c, s.space('appleLeaf', 'turnZ(p-vec3(-.32,1.2,-.04),-1.1)'), { long: 0.3, wide: 0.4 })
}

export function hedgehog(c: Creature): void {
  const { sculpture: s, palette } = c
  const head: Vec3 = [0.62, 0.58, 0.52]
  headSpace(c, [0, -0.14, 0.3], c.options.tilt ?? 0.06)
  s.join(sphere('p', [0, -0.12, -0.1], 0.74), { colour: palette.shade, rough: 0.6, softness: 0.4, coat: 0.1 })
  spikes(c)
  const skin: Material = {
    colour: blushed(
      mixed(
        mixed('#e0a868', palette.belly, ramp(-0.7, 0.1, 'h.y')),
        palette.body,
        `.75*${ramp(0.24, 0.42, 'h.y+.25*abs(h.x)-.1')}`,
      ),
      [0.44, -0.14, 0.36],
    ),
    rough: 0.55,
    softness: 0.85,
    coat: 0.15,
  }
  s.join(ellipsoid('h', [0, 0, 0], head), skin, 0.03)
  s.join(ellipsoid('p', [0, -0.6, 0.2], [0.46, 0.34, 0.44]), skin, 0.1)
  s.join(ellipsoid('h', [0, -0.1, 0.5], [0.2, 0.16, 0.22]), skin, 0.1)
  earsAndPaws(c, skin)
  apple(c)
  Object.assign(c.anatomy, { headRadii: head, skin: { ...skin, colour: palette.belly } })
  face(c, head, {
    azimuth: 0.46,
    elevation: 0.14,
    size: 0.195,
    inset: 0.9,
    mouth: 'cat',
    mouthY: -0.25,
    mouthZ: 0.6,
    mouthWidth: 0.13,
    nose: { y: -0.05, z: 0.71, radii: [0.1, 0.075, 0.07] },
  })
}
