/** A low, wide salamander with a broad smile and embers along its back. Options: cold (no flame at the tail). */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, type Vec3 } from '../../glsl/values.ts'
import { flame } from '../../parts/flames.ts'
import type { Material } from '../../sculpture.ts'
import { skinColour } from '../../skin.ts'

const TAIL_END: Vec3 = [-0.86, 0.02, -0.72]

function limbs(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  const toe: Material = { ...skin, colour: palette.accent, emission: undefined }
  for (const [z, turn] of [
    [0.24, 0.1],
    [-0.52, -0.1],
  ] as const) {
    s.join(
      tube('m', [0.3, -0.66, z], [0.66, -0.6, z + turn], [0.7, -0.92, z + turn + 0.08], 0.15, 0.12),
      skin,
      0.07,
    )
    for (const x of [-0.12, 0, 0.12])
      s.join(sphere('m', [0.72 + x, -0.94, z + turn + 0.2 - Math.abs(x) * 0.5], 0.075), toe, 0.04)
  }
}

function burn(c: Creature): void {
  const { sculpture: s, options: o } = c
  if (!o.cold) {
    const [x, y, z] = TAIL_END
    const fire = flame('p', y, y + 0.75, 0.8)
    s.join(
      tube('p', [x, y - 0.04, z], [x - 0.28, y + 0.36, z], [x + 0.06, y + 0.82, z], 0.23, 0.01),
      fire,
      0.08,
    )
    s.join(
      tube('p', [x + 0.1, y - 0.04, z], [x + 0.36, y + 0.14, z], [x + 0.26, y + 0.46, z], 0.14, 0.01),
      fire,
      0.08,
    )
    for (const [fz, top] of [
      [0.12, 0.36],
      [-0.2, 0.3],
      [-0.52, 0.24],
    ] as const)
      s.join(
        tube('p', [0, -0.36, fz], [0, -0.2, fz - 0.05], [0, -0.36 + top, fz - 0.22], 0.12, 0.01),
        flame('p', -0.4, 0, 0.7),
        0.06,
      )
  }
}

export function salamander(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = o.headRadii ?? [0.66, 0.5, 0.52]
  headSpace(c, o.headCentre ?? [0, -0.24, 0.46], o.tilt ?? 0.07)
  const blotch = 'smoothstep(.42,.36,spots(p*2.7+6.))*smoothstep(.8,.5,p.z-.5*p.y)'
  const skin: Material = {
    colour: mixed(
      skinColour(c, {
        from: -1,
        to: 0.2,
        belly: { centre: [0, -0.72, 0.64], radii: [0.5, 0.32, 0.46] },
        blush: [0.52, -0.1, 0.34],
      }),
      palette.accent,
      blotch,
    ),
    rough: 0.2,
    softness: 0.6,
    coat: 0.9,
    emission: `${colour(palette.glow)}*.28*${blotch}`,
  }
  s.join(ellipsoid('p', [0, -0.62, -0.2], [0.44, 0.34, 0.66]), skin)
  s.join(tube('p', [0, -0.66, -0.6], [-0.1, -1.0, -1.35], TAIL_END, 0.26, 0.1), skin, 0.12)
  s.join(ellipsoid('h', [0, 0, 0], head), skin, 0.14)
  s.join(ellipsoid('h', [0, -0.12, 0.18], [0.62, 0.32, 0.44]), skin, 0.1)
  limbs(c, skin)
  burn(c)
  Object.assign(c.anatomy, { headRadii: head, skin: { ...skin, colour: palette.body, emission: undefined } })
  face(c, head, {
    azimuth: 0.5,
    elevation: 0.3,
    size: 0.2,
    inset: 0.92,
    mouth: 'open',
    mouthY: -0.16,
    mouthZ: 0.6,
    mouthWidth: 0.25,
  })
}
