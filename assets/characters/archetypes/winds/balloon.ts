/** A hot-air balloon: striped envelope with the face, burner, woven basket on ropes, bunting and sandbags. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { flame } from '../../parts/flames.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

function envelope(c: Creature): Material {
  const { sculpture: s, palette } = c
  s.scalar('gore', 'fract(atan(h.x,h.z)*1.2732+.5)')
  s.scalar('band', 'mod(floor(atan(h.x,h.z)*1.2732+.5)+8.,4.)')
  const stripes = mixed(
    mixed(palette.body, palette.accent, 'step(.5,mod(band,2.))'),
    palette.belly,
    'step(1.5,band)*step(band,2.5)',
  )
  const front = 'step(band,.5)*step(0.,h.z)'
  const seam = 'smoothstep(.47,.5,abs(gore-.5))'
  const scarf = 'smoothstep(.04,.02,abs(h.y+.52)-.05)'
  const tone = mixed(
    mixed(stripes, palette.body, front),
    palette.shade,
    `max(.5*${seam},.6*${ramp(0.1, -0.9, 'h.y')})`,
  )
  const skin: Material = {
    colour: blushed(mixed(tone, palette.belly, scarf), [0.46, -0.16, 0.6], palette.blush),
    rough: 0.35,
    softness: 0.9,
    coat: 0.6,
  }
  s.join(
    `(smoothMin(ellipsoid(h,vec3(.86,.84,.84)),capsule(h,vec3(0.,-.3,0.),vec3(0.,-.82,0.),.55,.22),.2)-.02*sqrt(abs(sin(gore*3.1416))))*.9`,
    skin,
  )
  return skin
}

function basket(c: Creature): void {
  const { sculpture: s, palette } = c
  const wicker: Material = {
    colour: mixed(
      '#6a3a16',
      '#d89a50',
      'smoothstep(-.5,.6,sin(p.y*62.)*sin(atan(p.x,p.z)*14.+3.14*floor(p.y*19.7)))',
    ),
    rough: 0.7,
    softness: 0.4,
    coat: 0.1,
  }
  s.join('(max(length(p.xz)-.27-.12*(p.y+.85),abs(p.y+.86)-.15)-.03)*.9', wicker)
  s.join('ringFlat(p-vec3(0.,-.69,0.),.31,.05)', { colour: palette.accent, rough: 0.5, coat: 0.4 }, 0.01)
  const rope: Material = { colour: '#e8c890', rough: 0.7, softness: 0.3, coat: 0 }
  s.space('rope', 'vec3(abs(p.x),p.y,abs(p.z))')
  s.join(capsule('rope', [0.2, -0.7, 0.2], [0.2, -0.28, 0.2], 0.022, 0.022), rope)
  s.join(tube('p', [0, -0.6, 0], [0.04, -0.45, 0], [0, -0.34, 0], 0.1, 0.02), flame('p', -0.6, -0.34), 0.01)
  for (const z of [0.14, -0.2])
    s.join(
      ellipsoid('m', [0.38, -0.9, z], [0.09, 0.13, 0.09]),
      { colour: palette.shade, rough: 0.7, softness: 0.5 },
      0.02,
    )
}

/** Hands of cloth and a fringe of pennants below the belt. */
function bunting(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  s.space('flag', 'aroundY(turnY(h,.13),12.)')
  s.join(
    'max(max(abs(flag.x)-.11+.55*(-.56-h.y),abs(length(h.xz)-.56+.25*(-.56-h.y))-.02),abs(h.y+.66)-.1)*.75-.01',
    {
      colour: mixed(palette.accent, palette.belly, 'step(.5,fract(atan(h.x,h.z)*.9549+.06))'),
      rough: 0.6,
      softness: 0.9,
    },
    0.01,
  )
  s.join(tube('m', [0.74, -0.1, 0.2], [1.06, -0.2, 0.26], [1.08, 0.14, 0.36], 0.1, 0.08), skin, 0.06)
  s.join(sphere('m', [1.08, 0.16, 0.37], 0.13), { ...skin, colour: palette.belly }, 0.03)
}

export function balloon(c: Creature): void {
  const head: Vec3 = [0.86, 0.84, 0.84]
  headSpace(c, [0, 0.4, 0], c.options.tilt ?? 0.05)
  const skin = envelope(c)
  basket(c)
  bunting(c, { ...skin, colour: c.palette.shade })
  Object.assign(c.anatomy, { headRadii: head, skin: { ...skin, colour: c.palette.body } })
  face(c, head, {
    azimuth: 0.36,
    elevation: 0.12,
    size: 0.22,
    inset: 0.94,
    mouth: 'open',
    mouthY: -0.22,
    mouthWidth: 0.17,
  })
}
