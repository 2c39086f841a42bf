/** A wide crab with raised claws and eyes on stalks. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { armSpace } from '../../pose/arms.ts'
import type { Material } from '../../sculpture.ts'
import { skinColour } from '../../skin.ts'

function claws(c: Creature, shell: Material): void {
  const { sculpture: s, palette } = c
  const arm = armSpace(c, 'm', [0.6, -0.3, 0.16], [1.02, 0.3, 0.34])
  s.join(tube(arm, [0.6, -0.3, 0.16], [1.06, -0.5, 0.3], [1.02, 0.08, 0.34], 0.14, 0.12), shell, 0.05)
  s.space('claw', `turnZ(${arm}-vec3(1.0,.42,.36),-.12)`)
  const pincer: Material = {
    ...shell,
    colour: mixed(palette.shade, palette.body, ramp(-0.3, 0.25, 'claw.y')),
  }
  s.join(ellipsoid('claw', [0, -0.02, 0], [0.3, 0.36, 0.2]), pincer, 0.03)
  s.join(capsule('claw', [-0.2, 0.12, 0], [-0.07, 0.46, 0], 0.13, 0.03), pincer, 0.06)
  s.join(capsule('claw', [0.2, 0.1, 0], [0.13, 0.5, 0], 0.15, 0.03), pincer, 0.06)
  s.carve(capsule('claw*vec3(1.,1.,.4)', [0.02, 0.14, 0], [0.05, 0.6, 0], 0.035, 0.1), {
    ...shell,
    colour: palette.belly,
  })
}

function legs(c: Creature, shell: Material): void {
  const tip: Material = { ...shell, colour: mixed(c.palette.dark, c.palette.shade, ramp(-1, -0.6, 'p.y')) }
  for (const [z, x] of [
    [0.34, 0.86],
    [0.06, 1.02],
    [-0.24, 0.98],
  ] as const)
    c.sculpture.join(
      tube('m', [0.42, -0.5, z * 0.8], [x + 0.1, -0.36, z], [x, -0.97, z + 0.08], 0.12, 0.035),
      tip,
      0.05,
    )
}

export function crab(c: Creature): void {
  const { sculpture: s, palette } = c
  headSpace(c, [0, -0.3, 0], c.options.tilt ?? 0.05)
  const top = 'smoothstep(.25,.14,spots(h*3.4+4.))*smoothstep(.05,.3,h.y)'
  const shell: Material = {
    colour: mixed(
      skinColour(c, {
        space: 'h',
        from: -0.5,
        to: 0.4,
        belly: { space: 'h', centre: [0, -0.45, 0.3], radii: [0.62, 0.34, 0.46] },
        blush: [0.52, 0, 0.42],
      }),
      palette.accent,
      top,
    ),
    rough: 0.25,
    softness: 0.6,
    coat: 0.9,
  }
  s.join(ellipsoid('h', [0, 0, 0], [0.84, 0.56, 0.64]), shell)
  legs(c, shell)
  claws(c, shell)
  const stalk: Vec3 = [0.28, 0.76, 0.28]
  s.join(capsule('hm', [0.24, 0.36, 0.2], stalk, 0.15, 0.12), shell, 0.08)
  s.join(sphere('hm', [stalk[0], stalk[1], stalk[2] - 0.08], 0.2), shell, 0.06)
  Object.assign(c.anatomy, { headRadii: [0.84, 0.56, 0.64], skin: { ...shell, colour: palette.body } })
  // radii that bring the eyes to the stalks' ends
  face(c, [0.848, 0.935, 0.584], {
    azimuth: 0.6,
    elevation: 0.95,
    inset: 1,
    size: 0.25,
    stretch: [1, 1.06, 0.85],
    mouth: 'open',
    mouthY: -0.02,
    mouthZ: 0.63,
    mouthWidth: 0.2,
  })
}
