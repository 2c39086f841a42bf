/** A butterfly seen from the front: big patterned wings, round head, curled feelers. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { skinColour } from '../../skin.ts'

const upper = [
  [0, -0.06],
  [0.1, 0.4],
  [0.42, 0.86],
  [0.82, 1.06],
  [1.1, 0.98],
  [1.16, 0.66],
  [1.04, 0.3],
  [0.8, 0.06],
  [0.4, -0.1],
] as const
const lower = [
  [0, 0.06],
  [0.42, 0.04],
  [0.8, -0.12],
  [0.96, -0.42],
  [0.84, -0.72],
  [0.6, -0.78],
  [0.5, -1],
  [0.36, -0.7],
  [0.14, -0.4],
] as const

/** Wing cloth: body colour at the root, accent outwards, dark scalloped border with pale beads, one eye spot. */
function cloth(c: Creature, rim: string, spot: string): Material {
  const { palette } = c
  const veins = 'smoothstep(.9,1.,abs(sin(atan(wing.y,wing.x)*6.)))*smoothstep(.1,.4,length(wing.xy))'
  const field = mixed(
    mixed(palette.body, palette.accent, ramp(0.25, 1, 'length(wing.xy)')),
    palette.shade,
    `.55*${veins}`,
  )
  const eyed = mixed(
    mixed(
      mixed(field, palette.belly, `smoothstep(.22,.2,${spot})`),
      palette.iris,
      `smoothstep(.16,.14,${spot})`,
    ),
    palette.dark,
    `smoothstep(.08,.06,${spot})`,
  )
  const border = mixed(
    palette.shade,
    palette.belly,
    `smoothstep(.035,.022,length(vec2(${rim}+.05,.4*(fract(atan(wing.y,wing.x)*5.)-.5)*length(wing.xy))))`,
  )
  return {
    colour: mixed(eyed, border, `smoothstep(-.115,-.1,${rim})`),
    rough: 0.4,
    softness: 1,
    coat: 0.5,
    emission: `${colour(palette.accent)}*.06`,
  }
}

function wings(c: Creature): void {
  const { sculpture: s } = c
  s.space('wing', 'turnY(m-vec3(.1,-.1,-.16),.22)')
  const low = s.polygon(lower)
  const high = s.polygon(upper)
  s.scalar('low', `${low}(wing.xy*1.15)/1.15-.11`)
  s.scalar('high', `${high}(wing.xy*1.15)/1.15-.11`)
  s.join(
    'max(low-.02,abs(wing.z+.06+.1*wing.x*wing.x)-.012)*.75-.02',
    cloth(c, 'low', 'length(wing.xy-vec2(.58,-.36))*1.15'),
    0.01,
  )
  s.join(
    'max(high-.02,abs(wing.z+.1*wing.x*wing.x)-.012)*.75-.02',
    cloth(c, 'high', 'length(wing.xy-vec2(.74,.62))'),
    0.01,
  )
}

export function butterfly(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = [0.48, 0.45, 0.44]
  headSpace(c, [0, 0.24, 0.16], o.tilt ?? 0.08)
  wings(c)
  const rings = 'smoothstep(.1,.4,sin(p.y*22.))*smoothstep(-.25,-.35,p.y)'
  const fluff: Material = {
    colour: mixed(skinColour(c, { from: -1, to: 0.2, blush: [0.34, -0.12, 0.32] }), palette.belly, rings),
    rough: 0.55,
    softness: 0.9,
    coat: 0.2,
  }
  s.join(ellipsoid('p', [0, -0.28, 0.04], [0.27, 0.28, 0.26]), fluff)
  s.join(capsule('p', [0, -0.4, 0], [0, -0.88, 0.06], 0.22, 0.09), fluff, 0.06)
  s.join(ellipsoid('h', [0, 0, 0], head), fluff, 0.08)
  s.space('ruff', 'aroundY(p-vec3(0.,-.14,.08),11.)')
  s.join(ellipsoid('ruff', [0, 0, 0.24], [0.11, 0.12, 0.12]), { ...fluff, colour: palette.belly }, 0.05)
  const feeler: Material = { colour: palette.shade, rough: 0.4, coat: 0.5 }
  s.join(tube('hm', [0.14, 0.36, 0.08], [0.18, 0.86, 0.08], [0.46, 0.82, 0.14], 0.04, 0.03), feeler, 0.03)
  s.join(sphere('hm', [0.47, 0.81, 0.14], 0.085), { colour: palette.accent, rough: 0.3, coat: 0.8 }, 0.02)
  s.join(tube('m', [0.2, -0.3, 0.2], [0.42, -0.34, 0.4], [0.3, -0.12, 0.46], 0.055, 0.06), feeler, 0.03)
  s.join(tube('m', [0.14, -0.55, 0.14], [0.34, -0.66, 0.34], [0.24, -0.8, 0.3], 0.05, 0.06), feeler, 0.03)
  Object.assign(c.anatomy, { headRadii: head, skin: fluff })
  face(c, head, {
    azimuth: 0.46,
    elevation: 0.06,
    size: 0.195,
    mouth: 'smile',
    mouthY: -0.22,
    mouthWidth: 0.1,
  })
}
