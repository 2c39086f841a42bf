/** A manta ray flying upright, its belly to the beholder: broad wings with lit rows, horns beside the mouth, a whip of a tail. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { ellipsoid, tube } from '../../glsl/solids.ts'
import { colour, mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const outline = [
  [0, 0.5],
  [0.36, 0.46],
  [0.8, 0.62],
  [1.42, 0.98],
  [1.36, 0.5],
  [1.06, 0.02],
  [0.66, -0.36],
  [0.24, -0.66],
  [0, -0.76],
] as const

export function manta(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = [0.56, 0.52, 0.4]
  headSpace(c, [0, 0.16, 0.1], o.tilt ?? 0.05)
  s.space('fin', 'vec3(m.xy,m.z-.34*m.x*m.x+.05)')
  const shape = s.polygon(outline)
  const rows =
    'smoothstep(.1,.03,abs(fract(length(fin.xy-vec2(0.,.55))*3.6)-.5))*smoothstep(.3,.5,m.x)*smoothstep(1.35,1.,m.x)'
  const beads = `${rows}*smoothstep(.5,.7,.5+.5*sin(atan(fin.y-.55,fin.x)*26.))`
  const skin: Material = {
    colour: blushed(
      mixed(
        mixed(palette.belly, palette.body, ramp(0.25, 0.75, 'm.x-.3*m.y')),
        palette.accent,
        ramp(0.85, 1.35, 'm.x'),
      ),
      [0.42, -0.1, 0.34],
      palette.blush,
    ),
    rough: 0.25,
    softness: 0.6,
    coat: 0.8,
    emission: `${colour(palette.glow)}*1.3*${beads}`,
  }
  s.join(`(length(max(vec2(${shape}(fin.xy)+.1,abs(fin.z)-.02),0.))-.1)*.72`, skin)
  s.join(ellipsoid('h', [0, 0, 0], head), skin, 0.22)
  s.join(
    tube('hm', [0.26, 0.36, 0.2], [0.34, 0.78, 0.3], [0.12, 0.8, 0.42], 0.13, 0.05),
    { ...skin, colour: palette.accent, emission: undefined },
    0.06,
  )
  s.join(
    tube('p', [0, -0.6, 0], [0.1, -1.1, -0.1], [0.52, -1.24, 0.2], 0.14, 0.03),
    { ...skin, colour: palette.body, emission: undefined },
    0.1,
  )
  s.join(
    'octahedron(turnZ(p-vec3(.56,-1.24,.2),.7),vec3(.13,.2,.06))-.015',
    { colour: palette.glow, rough: 0.2, coat: 1, emission: `${colour(palette.glow)}*.9` },
    0.03,
  )
  Object.assign(c.anatomy, { headRadii: head, skin: { ...skin, emission: undefined, colour: palette.belly } })
  face(c, head, {
    azimuth: 0.5,
    elevation: 0.12,
    size: 0.18,
    inset: 0.9,
    mouth: 'open',
    mouthY: -0.2,
    mouthWidth: 0.17,
  })
}
