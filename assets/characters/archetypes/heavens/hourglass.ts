/** An hourglass with a face in each bulb: above awake, below asleep; sand of light runs between them. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, cylinder, sphere } from '../../glsl/solids.ts'
import { mixed, num, ramp, type Vec3 } from '../../glsl/values.ts'
import { gold } from '../../parts/gold.ts'
import { legs } from '../../parts/limbs.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const HEAD: Vec3 = [0.58, 0.52, 0.58]

function frame(c: Creature): void {
  const { sculpture: s, palette } = c
  for (const y of [1.08, -0.78]) {
    s.join(cylinder('h', [0, y - 0.3, 0], 0.09, 0.76, 0.06), gold, 0.02)
    s.join(
      cylinder('h', [0, y - 0.3 + (y > 0 ? -0.13 : 0.13), 0], 0.06, 0.62, 0.04),
      { ...gold, colour: palette.accent, metal: 0.15 },
      0.02,
    )
  }
  s.join(sphere('h', [0, 0.94, 0], 0.16), gold, 0.06)
  s.space('post', 'aroundY(turnY(h,.79),4.)')
  s.join('capsule(post,vec3(0.,-1.,.66),vec3(0.,.72,.66),.06,.06)-.014*sin(h.y*24.)', gold, 0.02)
}

/** The sleeper below changes little: it peeps when hurt and frowns in attack. */
function sleeper(c: Creature): void {
  const { sculpture: s, palette } = c
  const ink: Material = { colour: palette.dark, rough: 0.5, softness: 0, coat: 0.2 }
  const z = 0.6
  if (c.expression === 'attack')
    s.join(capsule('hm', [0.1, -0.56, z], [0.28, -0.48, z - 0.04], 0.034), ink, 0.006)
  else if (c.expression === 'hurt') s.join(sphere('hm', [0.2, -0.52, z - 0.03], 0.07), ink, 0.006)
  else s.join(`arcFacing((hm-${'vec3(.2,-.46,'}${num(z)}))*vec3(1.,-1.,.5),1.,.1,.026)*.8`, ink, 0.006)
  s.join(sphere('h', [0, -0.68, z], c.expression === 'calm' ? 0.05 : 0.035), ink, 0.006)
}

export function hourglass(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.3, 0], o.tilt ?? 0.06)
  const wave = '.04*sin(h.x*7.+2.)'
  const filled = `max(smoothstep(.0,.02,.0+${wave}-h.y)*step(-.12,h.y),smoothstep(-.42,-.44,h.y+.2*length(h.xz)-${wave}))`
  const stream = 'smoothstep(.09,.06,length(h.xz))*step(h.y,0.)'
  const sand = mixed('#ff9a1a', '#ffe45a', 'smoothstep(.3,.7,layeredNoise(h*9.))')
  const pane = mixed(palette.shade, palette.body, ramp(-1, 0.6, 'h.y'))
  const glass: Material = {
    colour: blushed(mixed(pane, sand, `clamp(${filled}+${stream},0.,1.)`), [0.4, -0.02, 0.44], '#ff7a8a'),
    rough: 0.08,
    softness: 0.8,
    coat: 1,
    emission: `${sand}*.28*clamp(${filled}+${stream},0.,1.)`,
  }
  const bulbs = 'length(vec3(h.x,abs(h.y+.22)-.44,h.z)/vec3(1.3,1.,1.24))-.5'
  s.join(`smoothMin(${bulbs},capsule(h,vec3(0.,-.34,0.),vec3(0.,-.1,0.),.13,.13),.2)*.9`, glass)
  frame(c)
  const skin: Material = { colour: palette.accent, rough: 0.35, softness: 0.5, coat: 0.8 }
  legs(c, { x: 0.3, top: -0.8, thick: 0.12, shoe: [0.22, 0.12, 0.28], skin: gold, sole: skin })
  Object.assign(c.anatomy, { headRadii: HEAD, skin: glass })
  s.space('body', 'h')
  face(c, [0.66, 0.56, 0.62], {
    azimuth: 0.4,
    elevation: 0.44,
    size: 0.21,
    inset: 0.96,
    iris: 0.74,
    pupil: 0.4,
    mouth: 'open',
    mouthY: 0.05,
    mouthZ: 0.57,
    mouthWidth: 0.12,
  })
  sleeper(c)
}
