/** A glowing dome with a frilled hem, eight wavy tentacles and ruffled arms in the middle; floats. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { tube } from '../../glsl/solids.ts'
import { colour, mixed, num, ramp, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const HEAD: Vec3 = [0.9, 0.84, 0.86]

function dome(c: Creature): Material {
  const { sculpture: s, palette } = c
  const clover =
    'smoothstep(.07,-.05,abs(length(vec2(abs(h.x)-.2,abs(h.z+.05)-.2))-.13))*smoothstep(.3,.6,h.y)'
  const dots = 'smoothstep(.2,.1,spots(h*4.2+1.))*smoothstep(.0,.2,h.y)'
  const tone = mixed(
    mixed(mixed(palette.shade, palette.body, ramp(-0.4, 0.5, 'h.y')), palette.belly, `${dots}*.55`),
    palette.accent,
    clover,
  )
  const skin: Material = {
    colour: blushed(tone, [0.5, -0.02, 0.64], palette.blush),
    rough: 0.15,
    softness: 1,
    coat: 1,
    emission: `${colour(palette.body)}*(.12+.3*smoothstep(.1,-.36,h.y))+${colour(palette.glow)}*.35*${dots}`,
  }
  s.scalar('hem', 'h.y+.34+.055*sin(atan(h.x,h.z)*10.)')
  s.join(`smoothMax(ellipsoid(h,vec3(${HEAD.map(num).join(',')})),-hem,.1)`, skin)
  s.join(
    'smoothMax(ringFlat(vec3(h.x,h.y+.3+.055*sin(atan(h.x,h.z)*10.),h.z),.8,.085),-1.,.01)',
    { ...skin, colour: palette.accent, emission: `${colour(palette.accent)}*.18` },
    0.05,
  )
  return skin
}

function tentacles(c: Creature): void {
  const { sculpture: s, palette } = c
  s.space(
    'drift',
    'p+vec3(.09*sin(p.y*5.+1.)*smoothstep(0.,-.6,p.y),0.,.07*cos(p.y*4.)*smoothstep(0.,-.6,p.y))',
  )
  s.space('arm', 'aroundY(turnY(drift,.39),8.)')
  const fade = ramp(-1.1, -0.1, 'p.y')
  s.join(
    `${tube('arm', [0, 0, 0.56], [0, -0.6, 0.42], [0, -1.05, 0.62], 0.09, 0.03)}*.85`,
    {
      colour: mixed(palette.belly, palette.body, fade),
      rough: 0.2,
      softness: 1,
      coat: 0.8,
      emission: `${colour(palette.glow)}*.2`,
    },
    0.05,
  )
  s.space('ruffle', 'aroundY(drift,4.)')
  s.join(
    `(${tube('ruffle', [0, 0, 0.16], [0, -0.5, 0.26], [0, -0.92, 0.12], 0.2, 0.05)}+.03*sin(p.y*26.)*smoothstep(-.1,-.4,p.y))*.75`,
    {
      colour: mixed(palette.accent, palette.belly, '.5+.5*sin(p.y*26.)'),
      rough: 0.4,
      softness: 1,
      coat: 0.3,
    },
    0.08,
  )
}

export function jellyfish(c: Creature): void {
  headSpace(c, [0, 0.28, 0], c.options.tilt ?? 0.1)
  const skin = dome(c)
  tentacles(c)
  Object.assign(c.anatomy, { headRadii: HEAD, skin: { ...skin, emission: undefined } })
  face(c, HEAD, {
    azimuth: 0.42,
    elevation: 0.14,
    size: 0.22,
    inset: 0.9,
    mouth: 'smile',
    mouthY: -0.14,
    mouthWidth: 0.12,
  })
}
