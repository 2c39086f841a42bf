/** A black gondola broadside with its face on the planks: silver ferro, lantern, red cushions, straw hat, a moustache of wave. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { eyesAt } from '../../face/eyes-at.ts'
import { face } from '../../face/face.ts'
import { capsule, cylinder, ellipsoid, roundBox, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, ramp } from '../../glsl/values.ts'
import { brass, chrome, lacquer } from '../../parts/finishes.ts'
import { gold } from '../../parts/gold.ts'
import type { Material } from '../../sculpture.ts'

function hull(c: Creature, paint: Material): void {
  const { sculpture: s, palette } = c
  s.join('smoothMax(ellipsoid(h-vec3(0.,.3,0.),vec3(1.08,.9,.62)),h.y-.36-.26*h.x*h.x,.05)', paint)
  s.join(tube('hm', [0.7, 0.02, 0], [1.22, 0.12, 0], [1.3, 0.78, 0], 0.3, 0.1), paint, 0.16)
  s.join(
    'max(abs(ellipsoid(h-vec3(0.,.3,0.),vec3(1.12,.93,.66)))-.035,abs(h.y-.37-.26*h.x*h.x)-.05)-.012',
    gold,
    0.01,
  )
  s.carve(
    'ellipsoid(h-vec3(0.,.5,0.),vec3(.8,.3,.44))',
    { colour: palette.accent, rough: 0.8, softness: 0.6 },
    0.02,
  )
  for (const x of [-0.34, 0.34])
    s.join(
      roundBox('h', [x, 0.5, -0.1], [0.32, 0.2, 0.2], 0.12),
      { colour: palette.accent, rough: 0.7, softness: 0.9, coat: 0.1 },
      0.02,
    )
}

function ferro(c: Creature): void {
  const { sculpture: s } = c
  s.space('iron', 'turnZ(h-vec3(1.34,.9,0.),.06)')
  s.join(
    'max(max(length(iron.xy-vec2(-.05,.1))-.34,-length(iron.xy-vec2(-.3,.06))+.26),abs(iron.z)-.045)-.01',
    chrome,
    0.01,
  )
  s.join(roundBox('iron', [0.06, -0.44, 0], [0.07, 0.4, 0.045], 0.03), chrome, 0.02)
  s.space('comb', 'vec3(iron.x,abs(mod(iron.y+.84,.14)-.07)-.0,iron.z)')
  s.join('max(roundBox(comb-vec3(.2,0.,0.),vec3(.16,.036,.04),.02),abs(iron.y+.46)-.34)', chrome, 0.01)
}

function lantern(c: Creature): void {
  const { sculpture: s, palette } = c
  s.space('lamp', 'h-vec3(-1.3,1.02,0.)')
  s.join(capsule('lamp', [0, -0.3, 0], [0, -0.12, 0], 0.05), brass, 0.02)
  s.join('cylinder(lamp+vec3(0.,.12,0.),.04,.18,.02)', brass, 0.01)
  s.join(
    ellipsoid('lamp', [0, 0.06, 0], [0.16, 0.19, 0.16]),
    { colour: palette.glow, rough: 0.2, softness: 1, coat: 1, emission: `${colour(palette.glow)}*.9` },
    0.005,
  )
  s.join('max(ellipsoid(lamp-vec3(0.,.2,0.),vec3(.22,.16,.22)),-lamp.y+.2)', brass, 0.01)
  s.join(sphere('lamp', [0, 0.4, 0], 0.05), brass, 0.02)
  s.join(
    'max(abs(ellipsoid(lamp-vec3(0.,.06,0.),vec3(.18,.21,.18)))-.012,abs(aroundY(lamp,6.).x)-.02)',
    brass,
    0.005,
  )
}

function sea(c: Creature): void {
  const { sculpture: s } = c
  const water: Material = {
    colour: mixed('#1478c8', '#58d8f0', 'smoothstep(-.1,.12,p.y+.86+.05*sin(p.x*6.)*sin(p.z*5.))'),
    rough: 0.08,
    softness: 1,
    coat: 1,
  }
  const foam: Material = { colour: '#e8fbff', rough: 0.4, softness: 1, coat: 0.5 }
  s.join('(ellipsoid(p-vec3(0.,-.92,0.),vec3(1.26,.13,.84))-.03*sin(length(p.xz)*14.))*.7', water, 0.04)
  s.join(tube('hm', [0.03, -0.2, 0.7], [0.3, -0.36, 0.78], [0.56, -0.16, 0.68], 0.11, 0.09), foam, 0.03)
  s.join(tube('hm', [0.56, -0.16, 0.68], [0.8, 0.04, 0.6], [0.76, 0.14, 0.54], 0.09, 0.03), foam, 0.03)
}

function hat(c: Creature): void {
  const { sculpture: s, palette } = c
  s.space('hat', 'turnZ(h-vec3(-.04,.7,-.06),.12)')
  const straw: Material = {
    colour: mixed('#ffe2a0', '#c8963a', 'smoothstep(.2,.5,abs(fract(length(hat.xz)*14.)-.5))'),
    rough: 0.7,
    softness: 0.8,
    coat: 0.1,
  }
  s.join('cylinder(hat,.035,.5,.03)', straw, 0.01)
  s.join(cylinder('hat', [0, 0.14, 0], 0.14, 0.29, 0.05), straw, 0.03)
  s.join(
    cylinder('hat', [0, 0.08, 0], 0.06, 0.305, 0.02),
    { colour: palette.accent, rough: 0.4, softness: 0.7, coat: 0.4 },
    0.005,
  )
  s.join(
    `${tube('hat', [0.28, 0.06, 0.1], [0.6, 0.1, 0.2], [0.66, -0.22, 0.24], 0.06, 0.04)}`,
    { colour: palette.accent, rough: 0.4, softness: 0.9 },
    0.01,
  )
}

export function gondola(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, -0.28, 0], o.tilt ?? -0.06)
  const sheen = mixed(palette.body, palette.shade, ramp(-0.1, -0.5, 'h.y'))
  const paint: Material = { ...lacquer(sheen), rough: 0.12 }
  hull(c, paint)
  ferro(c)
  lantern(c)
  hat(c)
  sea(c)
  s.join(capsule('p', [-0.96, 0.9, -0.42], [0.98, -0.92, 0.5], 0.05), { colour: '#c8843a', rough: 0.5 }, 0.01)
  Object.assign(c.anatomy, { headRadii: [1, 0.7, 0.55], skin: { ...paint, colour: palette.belly } })
  const { radii, eyes } = eyesAt([0.31, 0.12, 0.58], 0.24)
  face(c, radii, {
    ...eyes,
    size: 0.26,
    linerColour: palette.belly,
    mouth: 'open',
    mouthY: -0.36,
    mouthZ: 0.5,
    mouthWidth: 0.13,
    lid: { tilt: 0.1, cover: 0.16, colour: palette.belly },
  })
}
