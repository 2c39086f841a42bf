/** Two scoops and a swirl in a waffle cone with wafer arms and legs; a cherry, a straw wafer, sprinkles. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { arms, legs } from '../../parts/limbs.ts'
import type { Material } from '../../sculpture.ts'
import { blushed, skinColour } from '../../skin.ts'

const SPRINKLES = 'hash33(floor(h*7.))'

/** Short rods of sugar, one in most cells of a grid, on what is above the face. */
const sprinkled = (base: string): string =>
  `mix(${base},.25+.75*cos(6.28*(${SPRINKLES}.x+vec3(0.,.33,.67))),smoothstep(.16,.1,length((fract(h*7.)-.5)*vec3(1.,.45,1.)))*smoothstep(.2,.3,h.y)*step(.35,${SPRINKLES}.y))`

function topping(c: Creature, cream: Material): void {
  const { sculpture: s, palette } = c
  const vanilla: Material = {
    ...cream,
    colour: sprinkled(mixed(palette.accent, palette.belly, ramp(0.3, 1, 'h.y'))),
  }
  s.space('swirl', 'turnY(h-vec3(.03,.5,-.04),h.y*4.)')
  s.join('(ellipsoid(swirl,vec3(.47,.36,.44))-.035*sin(atan(swirl.x,swirl.z)*5.))*.8', vanilla, 0.04)
  s.join(tube('h', [0.03, 0.7, -0.04], [0.03, 1.06, -0.04], [0.26, 1.06, 0], 0.27, 0.03), vanilla, 0.12)
  s.join(
    sphere('h', [-0.28, 0.86, 0.16], 0.155),
    { colour: '#e81e3c', rough: 0.1, softness: 0.7, coat: 1 },
    0.01,
  )
  s.join(
    tube('h', [-0.28, 1, 0.16], [-0.26, 1.18, 0.14], [-0.08, 1.24, 0.1], 0.024, 0.016),
    { colour: '#4a8a2a' },
    0.01,
  )
  s.space('straw', 'turnZ(h-vec3(.46,.82,-.12),-.45)')
  s.join(
    'cylinder(straw,.4,.085,.02)',
    {
      colour: mixed('#ffd08a', '#b06a2a', 'step(.5,fract(straw.y*5.+atan(straw.x,straw.z)*.32))'),
      rough: 0.6,
    },
    0.01,
  )
}

function cone(c: Creature): void {
  const lines = 'min(abs(fract(p.y*4.2+atan(p.x,p.z)*1.91)-.5),abs(fract(p.y*4.2-atan(p.x,p.z)*1.91)-.5))'
  const waffle: Material = {
    colour: mixed('#f0ac54', '#a8581a', `smoothstep(.16,.06,${lines})`),
    rough: 0.55,
    softness: 0.6,
    coat: 0.2,
  }
  c.sculpture.join(capsule('p', [0, -0.06, 0], [0, -0.86, 0], 0.52, 0.12), waffle)
}

export function icecream(c: Creature): void {
  const { sculpture: s, options: o } = c
  const head: Vec3 = [0.62, 0.56, 0.56]
  headSpace(c, [0, 0.16, 0], o.tilt ?? 0.1)
  cone(c)
  const biscuit: Material = { colour: '#c07a34', rough: 0.5, softness: 0.5, coat: 0.2 }
  const cream: Material = {
    colour: blushed(skinColour(c, { space: 'h', from: -0.6, to: 0.4 }), [0.44, -0.14, 0.42]),
    rough: 0.35,
    softness: 1,
    coat: 0.5,
  }
  s.join(
    `smoothMin(${ellipsoid('h', [0, 0, 0], head)},ringFlat(h-vec3(0.,-.3,0.),.48,.13)-.05*sin(atan(h.x,h.z)*7.),.12)`,
    cream,
    0.02,
  )
  topping(c, cream)
  legs(c, { x: 0.17, top: -0.7, thick: 0.075, shoe: [0.16, 0.09, 0.22], skin: biscuit })
  arms(c, {
    from: [0.4, -0.3, 0.1],
    elbow: [0.82, -0.42, 0.2],
    hand: [0.86, -0.02, 0.36],
    skin: biscuit,
    palm: 0.12,
  })
  Object.assign(c.anatomy, { headRadii: [0.62, 0.9, 0.56], skin: cream })
  face(c, head, {
    azimuth: 0.42,
    elevation: 0.06,
    size: 0.19,
    mouth: 'open',
    mouthY: -0.24,
    mouthWidth: 0.15,
  })
}
