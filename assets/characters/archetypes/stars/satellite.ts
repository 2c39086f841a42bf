/** A satellite in gold foil with solar panels for wings, a dish for an ear and a blinking feeler. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, cylinder, roundBox, sphere } from '../../glsl/solids.ts'
import { colour, mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'

const HEAD: Vec3 = [0.56, 0.54, 0.56]

const steel: Material = { colour: '#c4cae0', rough: 0.3, metal: 0.6, softness: 0.1, coat: 0.6 }

function panels(c: Creature): void {
  const { sculpture: s, palette } = c
  s.space('panel', 'turnX(turnZ(hm-vec3(.58,.04,-.05),.5),-.2)')
  const cell =
    'max(smoothstep(.42,.47,abs(fract(panel.x*4.2-.1)-.5)),smoothstep(.42,.47,abs(fract(panel.y*4.2+.5)-.5)))'
  const blue: Material = {
    colour: mixed(mixed('#1a2ac0', '#2ab8ff', ramp(-0.5, 0.5, 'panel.y+.4*panel.x')), '#dff4ff', cell),
    rough: 0.12,
    metal: 0.1,
    softness: 0.1,
    coat: 1,
    emission: `${colour('#1a5aff')}*.12`,
  }
  s.join(capsule('panel', [0, 0, 0], [0.3, 0, 0], 0.065), steel, 0.02)
  s.join(roundBox('panel', [0.56, 0, 0], [0.36, 0.46, 0.05], 0.04), {
    ...steel,
    colour: palette.accent,
    metal: 0.2,
  })
  s.join(roundBox('panel', [0.56, 0, 0], [0.31, 0.41, 0.075], 0.01), blue, 0.005)
}

function dishAndFeeler(c: Creature): void {
  const { sculpture: s, palette } = c
  s.join(capsule('h', [0.12, 0.54, 0], [0.22, 0.78, 0.05], 0.06), steel, 0.02)
  s.space('dish', 'turnX(turnZ(h-vec3(.2,.9,.1),-.35),.75)')
  s.join(
    'smoothMax(abs(sphere(dish-vec3(0.,.3,0.),.42))-.03,dish.y-.16,.02)',
    {
      colour: mixed('#f4f6ff', palette.accent, 'smoothstep(.3,.36,length(dish.xz))'),
      rough: 0.3,
      softness: 0.5,
      coat: 0.8,
    },
    0.01,
  )
  s.join(capsule('dish', [0, -0.1, 0], [0, 0.2, 0], 0.025), steel, 0.01)
  const lamp: Material = { colour: '#ff4a6a', rough: 0.2, coat: 1, emission: `${colour('#ff2a4a')}*.9` }
  s.join(sphere('dish', [0, 0.24, 0], 0.075), lamp, 0.01)
  s.join(capsule('h', [-0.32, 0.56, 0], [-0.48, 0.9, -0.05], 0.035, 0.025), steel, 0.01)
  s.join(
    sphere('h', [-0.5, 0.95, -0.05], 0.085),
    { ...lamp, colour: palette.glow, emission: `${colour(palette.glow)}*.9` },
    0.01,
  )
  s.join(cylinder('h', [0, -0.68, 0], 0.1, 0.26, 0.03), steel, 0.02)
  s.join(
    'cylinder(h-vec3(0.,-.82,0.),.1,.2+.5*clamp(-.82-h.y,-.1,.1),.02)',
    { ...steel, colour: '#5a6284' },
    0.02,
  )
}

export function satellite(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0, 0], o.tilt ?? 0.14)
  s.relief = 'abs(sin(p.x*9.+3.*sin(p.y*5.+p.z*4.)))'
  const foil: Material = {
    colour: mixed(palette.shade, palette.body, ramp(-0.6, 0.3, 'h.y')),
    rough: 0.22,
    metal: 0.4,
    softness: 0.2,
    coat: 0.8,
    bump: 0.03,
    emission: 'vec3(.12,.06,.005)',
  }
  s.join(roundBox('h', [0, 0, 0], [0.66, 0.62, 0.52], 0.22), foil)
  s.join(
    roundBox('h', [0, -0.02, 0.38], [0.54, 0.48, 0.2], 0.2),
    { colour: palette.belly, rough: 0.3, softness: 0.6, coat: 0.9 },
    0.02,
  )
  panels(c)
  dishAndFeeler(c)
  Object.assign(c.anatomy, {
    headRadii: HEAD,
    skin: { colour: palette.belly, rough: 0.3, softness: 0.6, coat: 0.9 },
  })
  face(c, [0.64, 0.6, 0.66], {
    azimuth: 0.4,
    elevation: 0.12,
    size: 0.235,
    inset: 0.9,
    iris: 0.74,
    pupil: 0.4,
    mouth: 'open',
    mouthY: -0.25,
    mouthZ: 0.58,
    mouthWidth: 0.13,
  })
}
