/** A phoenix rising: flaming crest, golden breast, three long tail plumes with eyes; its great wings are a part. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

function plumes(c: Creature): void {
  const { sculpture: s, palette } = c
  const plume: Material = {
    colour: mixed(palette.accent, palette.shade, ramp(-0.6, -1.3, 'p.y')),
    rough: 0.4,
    softness: 1,
    coat: 0.3,
    emission: `${colour(palette.glow)}*.2`,
  }
  const eye: Material = { colour: palette.glow, rough: 0.2, coat: 1, emission: `${colour(palette.glow)}*.8` }
  s.join(tube('p', [0, -0.5, -0.2], [-0.1, -1.2, -0.3], [0.3, -1.5, -0.1], 0.2, 0.05), plume, 0.06)
  s.join(sphere('p', [0.36, -1.5, -0.08], 0.13), eye, 0.04)
  s.join(tube('m', [0.1, -0.5, -0.24], [0.3, -1.2, -0.4], [0.86, -1.16, -0.2], 0.17, 0.04), plume, 0.06)
  s.join(sphere('m', [0.92, -1.13, -0.18], 0.12), eye, 0.04)
}

function flames(c: Creature): void {
  const { sculpture: s, palette } = c
  const crest: Material = {
    colour: mixed(palette.glow, palette.shade, ramp(0.45, 1, 'h.y')),
    rough: 0.5,
    softness: 1,
    coat: 0.1,
    emission: `${mixed(palette.glow, palette.accent, ramp(0.45, 1, 'h.y'))}*.6`,
  }
  const locks: [Vec3, Vec3, Vec3, number][] = [
    [[0, 0.4, 0.08], [0.06, 0.82, 0.12], [-0.22, 1.02, -0.1], 0.2],
    [[0.12, 0.36, 0], [0.36, 0.66, -0.05], [0.16, 0.92, -0.2], 0.16],
    [[-0.14, 0.34, -0.05], [-0.4, 0.6, -0.1], [-0.62, 0.72, -0.3], 0.17],
  ]
  for (const [from, bend, to, thick] of locks) s.join(tube('h', from, bend, to, thick, 0.012), crest, 0.06)
}

export function phoenix(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = [0.46, 0.44, 0.42]
  headSpace(c, [0, 0.42, 0.14], o.tilt ?? 0.06)
  const breast = mixed(
    palette.belly,
    palette.accent,
    '.4*smoothstep(.5,.9,(.5+.5*sin(p.x*22.+3.14*floor(p.y*9.)))*fract(p.y*9.))',
  )
  const body: Material = {
    colour: blushed(
      `mix(${mixed(palette.shade, palette.body, ramp(-0.7, 0.3, 'p.y'))},${breast},smoothstep(.05,-.05,${ellipsoid('p', [0, -0.22, 0.32], [0.3, 0.42, 0.3])}))`,
      [0.34, -0.1, 0.3],
      palette.blush,
    ),
    rough: 0.5,
    softness: 0.9,
    coat: 0.2,
  }
  s.join(ellipsoid('p', [0, -0.24, -0.02], [0.42, 0.5, 0.4]), body)
  s.join(ellipsoid('h', [0, 0, 0], head), body, 0.18)
  plumes(c)
  flames(c)
  const claw: Material = { colour: palette.foot ?? palette.accent, rough: 0.4, coat: 0.5 }
  for (const x of [-0.08, 0, 0.08])
    s.join(
      capsule('m', [0.2, -0.66, 0.1], [0.22 + x * 1.6, -0.88, 0.34 - Math.abs(x)], 0.06, 0.035),
      claw,
      0.03,
    )
  Object.assign(c.anatomy, { headRadii: head, skin: body })
  face(c, head, {
    azimuth: 0.44,
    elevation: 0.1,
    size: 0.175,
    inset: 0.9,
    beak: { y: -0.08, length: 0.24, width: 0.12, hook: 0.12 },
  })
}
