/** A striped lighthouse on its rock: face on the tower, a gallery, a lit lantern that throws a beam to each side. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, cylinder, ellipsoid } from '../../glsl/solids.ts'
import { colour, mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { arms } from '../../parts/limbs.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

function lantern(c: Creature): void {
  const { sculpture: s, palette } = c
  const metal: Material = { colour: palette.dark, rough: 0.3, metal: 0.4, softness: 0.1, coat: 0.7 }
  const lit: Material = {
    colour: palette.glow,
    rough: 0.3,
    coat: 0.8,
    emission: `${colour(palette.glow)}*.8`,
  }
  s.join(cylinder('h', [0, 0.62, 0], 0.045, 0.56, 0.03), metal, 0.01)
  s.join(cylinder('h', [0, 0.84, 0], 0.18, 0.29, 0.05), lit, 0.01)
  s.space('post', 'aroundY(h,6.)')
  s.join(capsule('post', [0, 0.62, 0.32], [0, 1.04, 0.32], 0.025), metal, 0.01)
  s.join(
    '(max(length(h.xz)-.46*clamp((1.4-h.y)/.38,0.,1.),abs(h.y-1.2)-.2)-.03)*.75',
    { colour: palette.body, rough: 0.25, softness: 0.5, coat: 0.8 },
    0.02,
  )
  s.join('sphere(h-vec3(0.,1.44,0.),.08)', lit, 0.02)
  s.join(
    `${capsule('hm', [0.3, 0.86, 0.04], [1.25, 1.06, 0.14], 0.06, 0.27)}`,
    {
      colour: mixed('#fff6a0', palette.glow, ramp(0.3, 1.3, 'hm.x')),
      rough: 0.6,
      softness: 1,
      coat: 0,
      emission: `${colour(palette.glow)}*.18`,
    },
    0.03,
  )
}

export function lighthouse(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = [0.53, 0.62, 0.53]
  headSpace(c, [0, -0.22, 0], o.tilt ?? 0.05)
  const stripes = `smoothstep(-.03,.03,sin(h.y*8.+.9))*smoothstep(.46,.4,abs(h.y+.02))`
  const tower: Material = {
    colour: blushed(
      mixed(
        palette.body,
        palette.belly,
        `max(${stripes},smoothstep(.34,.3,length((h.xy-vec2(0.,-.02))*vec2(.8,1.)))*step(0.,h.z))`,
      ),
      [0.36, -0.16, 0.4],
      palette.blush,
    ),
    rough: 0.35,
    softness: 0.7,
    coat: 0.6,
  }
  s.join('(max(length(h.xz)-.53+.17*h.y,abs(h.y)-.6)-.04)*.92', tower)
  lantern(c)
  const rock: Material = {
    colour: mixed(palette.shade, palette.accent, ramp(-1.1, -0.75, 'p.y')),
    rough: 0.7,
    softness: 0.4,
    coat: 0.2,
  }
  for (const [x, z, r] of [
    [0.34, 0.3, 0.34],
    [0.5, -0.18, 0.36],
    [0.02, 0.46, 0.3],
  ] as const)
    s.join(ellipsoid('m', [x, -0.94, z], [r, r * 0.62, r]), rock, 0.06)
  arms(c, {
    from: [0.5, -0.4, 0.1],
    elbow: [0.86, -0.62, 0.2],
    hand: [0.84, -0.16, 0.34],
    thick: 0.075,
    palm: 0.14,
    skin: { ...tower, colour: palette.body },
    glove: { ...tower, colour: '#ffffff' },
  })
  Object.assign(c.anatomy, { headRadii: head, skin: { ...tower, colour: palette.belly } })
  face(c, head, {
    azimuth: 0.42,
    elevation: 0.05,
    size: 0.17,
    inset: 0.92,
    mouth: 'open',
    mouthY: -0.2,
    mouthZ: 0.55,
    mouthWidth: 0.12,
  })
}
