/** A bumblebee pilot: striped fluffy ball, short glassy wings, leather cap with goggles pushed up. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { armSpace } from '../../pose/arms.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

function pilotCap(c: Creature): void {
  const { sculpture: s, palette } = c
  const leather: Material = {
    colour: mixed('#5a2a12', '#a85a28', ramp(-0.1, 0.6, 'h.y')),
    rough: 0.4,
    softness: 0.3,
    coat: 0.4,
  }
  s.join('smoothMax(ellipsoid(h,vec3(.665,.615,.615)),-(h.y-.2+.42*h.z-.35*abs(h.x)),.03)', leather, 0.015)
  s.join(ellipsoid('hm', [0.6, -0.1, 0.02], [0.12, 0.2, 0.18]), leather, 0.06)
  const brass: Material = { colour: '#f0b43a', rough: 0.22, metal: 0.8, coat: 0.5 }
  s.space('glass', 'turnX(turnY(hm-vec3(.235,.46,.44),-.36),-.72)')
  s.join('(max(length(glass.xy)-.22,abs(glass.z)-.07)-.02)', brass, 0.01)
  s.join(
    'ellipsoid(glass-vec3(0.,0.,.06),vec3(.17,.17,.07))',
    {
      colour: mixed('#1a6ae0', '#8af0ff', ramp(-0.12, 0.14, 'glass.y')),
      rough: 0.05,
      softness: 0.5,
      coat: 1,
      emission: `${colour(palette.glow)}*.12`,
    },
    0.006,
  )
  s.join(
    'max(abs(length(h)-.655)-.03,abs(h.y-.33+.1*h.z)-.06)',
    { colour: '#3a1a0c', rough: 0.5, coat: 0.3 },
    0.01,
  )
}

function wings(c: Creature): void {
  const { sculpture: s, palette } = c
  const glass: Material = {
    colour: mixed(
      palette.accent,
      '#ffffff',
      'smoothstep(.1,.5,length(blade.xy))*(.7+.3*sin(atan(blade.x,blade.y)*14.))',
    ),
    rough: 0.12,
    softness: 1,
    coat: 1,
    emission: `${colour(palette.accent)}*.12`,
  }
  s.space('blade', 'turnY(turnZ(m-vec3(.34,.06,-.36),-.95),.25)')
  s.join('max(ellipsoid(blade-vec3(0.,.48,0.),vec3(.3,.52,.3)),abs(blade.z)-.02)*.8-.016', glass, 0.02)
  s.space('blade2', 'turnY(turnZ(m-vec3(.36,-.1,-.36),-1.65),.3)')
  s.join('max(ellipsoid(blade2-vec3(0.,.36,0.),vec3(.22,.38,.3)),abs(blade2.z)-.02)*.8-.016', glass, 0.02)
}

/** Arms, one raised, feet and feelers. */
function limbs(c: Creature): void {
  const { sculpture: s, palette } = c
  const leg: Material = { colour: palette.dark, rough: 0.3, coat: 0.7 }
  const right = armSpace(c, 'p', [0.44, -0.3, 0.2], [0.7, 0.02, 0.56])
  const left = armSpace(c, 'p', [-0.44, -0.3, 0.2], [-0.66, -0.56, 0.54])
  s.join(tube(right, [0.44, -0.3, 0.2], [0.76, -0.3, 0.4], [0.66, 0.02, 0.56], 0.07, 0.06), leg, 0.03)
  s.join(sphere(right, [0.66, 0.04, 0.57], 0.1), leg, 0.02)
  s.join(tube(left, [-0.44, -0.3, 0.2], [-0.74, -0.36, 0.4], [-0.62, -0.56, 0.54], 0.07, 0.06), leg, 0.03)
  s.join(sphere(left, [-0.62, -0.57, 0.55], 0.1), leg, 0.02)
  s.join(tube('m', [0.24, -0.74, 0.2], [0.34, -0.95, 0.26], [0.28, -1, 0.44], 0.08, 0.085), leg, 0.03)
  s.join(tube('hm', [0.2, 0.52, 0.1], [0.28, 0.98, 0.06], [0.52, 0.94, 0.2], 0.038, 0.03), leg, 0.02)
  s.join(sphere('hm', [0.53, 0.93, 0.2], 0.08), leg, 0.02)
}

function rump(c: Creature): Material {
  const { sculpture: s, palette } = c
  s.space('rump', 'turnX(p-vec3(0.,-.46,-.16),.5)')
  const stripes = 'smoothstep(-.15,.15,sin(rump.y*13.+1.9))'
  const fluff: Material = {
    colour: mixed(palette.dark, palette.body, stripes),
    rough: 0.75,
    softness: 0.7,
    coat: 0.05,
  }
  s.join(
    'ellipsoid(rump,vec3(.52,.6,.52))-.025*abs(sin(rump.y*6.5+.95))-.012*sin(atan(rump.x,rump.z)*22.)',
    fluff,
  )
  s.join(
    capsule('rump', [0, -0.55, 0], [0, -0.84, 0], 0.09, 0.01),
    { colour: palette.dark, rough: 0.2, coat: 0.8 },
    0.03,
  )
  return fluff
}

export function bee(c: Creature): void {
  c.anatomy.gesture.hurt = { bend: -0.95, twist: -0.75 }
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = [0.63, 0.58, 0.58]
  headSpace(c, [0, 0.2, 0.16], o.tilt ?? 0.1)
  const fluff = rump(c)
  wings(c)
  const skin: Material = {
    colour: blushed(mixed(palette.shade, palette.body, ramp(-0.6, 0.2, 'h.y')), [0.46, -0.16, 0.42]),
    rough: 0.6,
    softness: 0.8,
    coat: 0.1,
  }
  s.join(ellipsoid('h', [0, 0, 0], head), skin, 0.06)
  s.space('ruff', 'aroundY(turnX(p-vec3(0.,-.2,.04),.35),17.)')
  s.join(
    `${capsule('ruff', [0, 0.06, 0.32], [0.02, -0.08, 0.5], 0.13, 0.08)}*.85`,
    { ...fluff, colour: palette.belly },
    0.05,
  )
  pilotCap(c)
  limbs(c)
  Object.assign(c.anatomy, { headRadii: head, skin })
  face(c, head, {
    azimuth: 0.44,
    elevation: -0.02,
    size: 0.2,
    inset: 0.92,
    mouth: 'open',
    mouthY: -0.3,
    mouthWidth: 0.15,
  })
}
