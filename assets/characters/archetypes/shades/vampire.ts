/** A count in a cloak: high collar lined red, slicked hair with a peak, pointed ears, ruff and medal. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, octahedron, sphere } from '../../glsl/solids.ts'
import { colour, mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const wing = [
  [0, 0],
  [0.34, 0.1],
  [0.62, 0.62],
  [0.98, 0.86],
  [0.8, 0.3],
  [0.52, -0.12],
  [0, -0.3],
] as const

function cloak(c: Creature): void {
  const { sculpture: s, palette } = c
  const lining = mixed(palette.accent, palette.dark, ramp(-0.2, -0.9, 'p.y'))
  const inside = 'step(0.,p.z-.05*p.y)*smoothstep(.34,.3,abs(p.x)-.14*(-p.y))'
  const cloth: Material = {
    colour: mixed(mixed(palette.shade, palette.body, ramp(-1, 0.1, 'p.y')), lining, inside),
    rough: 0.4,
    softness: 0.5,
    coat: 0.4,
  }
  s.join(
    '(max(length(p.xz*vec2(1.,1.1))-.42+.42*(p.y+.1)-.035*sin(atan(p.x,p.z)*10.)*smoothstep(-.1,-.9,p.y),abs(p.y+.52)-.44)-.04)*.75',
    cloth,
  )
  const outline = s.polygon(wing)
  s.space('collar', 'turnY(m-vec3(.1,-.1,-.2+.25*m.x),-.25)')
  s.join(
    `(max(${outline}(collar.xy)-.02,abs(collar.z+.3*collar.x*collar.x)-.02)-.02)*.7`,
    {
      ...cloth,
      colour: mixed(palette.accent, palette.body, 'smoothstep(0.,-.03,collar.z+.3*collar.x*collar.x)'),
    },
    0.02,
  )
}

function hair(c: Creature, head: Vec3): void {
  const { sculpture: s, palette } = c
  const black: Material = { colour: palette.dark, rough: 0.2, softness: 0.2, coat: 1 }
  s.join(
    `max(${ellipsoid('h', [0, 0.02, -0.03], [head[0] + 0.035, head[1] + 0.045, head[2] + 0.04])},.27-h.y-.42*h.z*step(h.z,0.)+.5*max(0.,.16-abs(h.x))*-1.3*step(0.,h.z))`,
    black,
    0.015,
  )
}

export function vampire(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = [0.54, 0.53, 0.48]
  headSpace(c, [0, 0.36, 0.1], o.tilt ?? 0.06)
  const skin: Material = {
    colour: blushed(palette.belly, [0.38, -0.16, 0.34], palette.blush),
    rough: 0.5,
    softness: 0.85,
    coat: 0.2,
  }
  cloak(c)
  s.join(ellipsoid('h', [0, 0, 0], head), skin, 0.02)
  s.join(capsule('hm*vec3(1.,1.,1.6)', [0.5, 0.02, -0.02], [0.74, 0.24, -0.06], 0.12, 0.015), skin, 0.04)
  hair(c, head)
  const white: Material = { colour: '#fff6ff', rough: 0.6, softness: 0.8 }
  for (const [y, r] of [
    [-0.16, 0.15],
    [-0.3, 0.13],
    [-0.42, 0.1],
  ] as const)
    s.join(ellipsoid('p', [0, y, 0.42 - 0.02 * y], [r, 0.085, 0.09]), white, 0.02)
  s.join(
    octahedron('p', [0, -0.2, 0.53], [0.085, 0.11, 0.05]),
    { colour: palette.glow, rough: 0.1, coat: 1, emission: `${colour(palette.glow)}*.7` },
    0.01,
  )
  s.join(sphere('m', [0.6, -0.34, 0.36], 0.15), white, 0.03)
  s.join(
    ellipsoid('m', [0.22, -0.97, 0.36], [0.16, 0.08, 0.2]),
    { colour: palette.dark, rough: 0.15, coat: 1 },
    0.02,
  )
  Object.assign(c.anatomy, { headRadii: head, skin })
  face(c, head, {
    azimuth: 0.42,
    elevation: 0,
    size: 0.18,
    inset: 0.9,
    mouth: 'smile',
    fangs: true,
    mouthY: -0.28,
    mouthWidth: 0.15,
  })
}
