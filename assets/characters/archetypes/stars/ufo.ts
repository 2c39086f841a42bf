/** A flying saucer with round lights and a beam below; its small pilot leans out, feelers up. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { gold } from '../../parts/gold.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const HEAD: Vec3 = [0.56, 0.48, 0.48]

function saucer(c: Creature): void {
  const { sculpture: s, palette } = c
  const shell: Material = {
    colour: mixed(
      palette.dark,
      mixed(palette.shade, palette.body, ramp(-0.5, -0.2, 'dish.y')),
      ramp(-0.62, -0.44, 'dish.y'),
    ),
    rough: 0.2,
    metal: 0.2,
    softness: 0.2,
    coat: 1,
  }
  s.space('dish', 'turnX(turnZ(p,-.07),.1)')
  s.join(ellipsoid('dish', [0, -0.34, 0], [1.22, 0.26, 1.1]), shell)
  s.join(ellipsoid('dish', [0, -0.22, 0], [0.74, 0.26, 0.68]), { ...shell, colour: palette.belly }, 0.05)
  s.join('ringFlat(dish-vec3(0.,-.34,0.),1.13,.06)', gold, 0.02)
  s.carve(
    ellipsoid('dish', [0, 0.02, 0], [0.56, 0.2, 0.5]),
    { colour: palette.dark, rough: 0.6, coat: 0 },
    0.04,
  )
  s.space('lamp', 'aroundY(turnY(dish,.26),10.)')
  s.join(
    sphere('lamp', [0, -0.25, 0.93], 0.095),
    { colour: palette.glow, rough: 0.2, coat: 1, emission: `${colour(palette.glow)}*1.2` },
    0.012,
  )
  s.join(
    'cylinder(dish-vec3(0.,-.56,0.),.05,.4,.03)',
    { colour: '#ffe87a', rough: 0.3, emission: `${colour('#ffd84a')}*1.2` },
    0.03,
  )
  s.join(
    '(max(length(dish.xz)-.36-.3*clamp(-.56-dish.y,0.,.5),max(dish.y+.56,-1.02-dish.y)))*.8',
    {
      colour: mixed('#fff08a', '#1a9af0', 'smoothstep(-.6,-.9,dish.y)'),
      rough: 0.6,
      softness: 0.5,
      coat: 0,
      emission: `${colour(palette.glow)}*(.1+.6*smoothstep(-.9,-.6,dish.y))`,
    },
    0.01,
  )
}

export function ufo(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.38, 0.06], o.tilt ?? 0.1)
  const green: Material = {
    colour: blushed(mixed('#2a9a3a', palette.accent, ramp(-0.6, 0.2, 'h.y')), [0.4, -0.14, 0.36]),
    rough: 0.35,
    softness: 0.85,
    coat: 0.6,
  }
  saucer(c)
  s.join(tube('p', [0, -0.3, 0], [0, -0.1, 0], [0, 0.14, 0.04], 0.3, 0.24), green, 0.04)
  s.join(tube('m', [0.24, -0.14, 0.1], [0.62, 0.06, 0.3], [0.58, -0.1, 0.5], 0.1, 0.09), green, 0.05)
  s.join(sphere('m', [0.58, -0.12, 0.56], 0.12), green, 0.04)
  s.join(ellipsoid('h', [0, 0, 0], HEAD), green, 0.06)
  s.join(ellipsoid('h', [0, 0.16, -0.04], [0.58, 0.42, 0.48]), green, 0.1)
  s.join(tube('hm', [0.2, 0.46, 0], [0.24, 0.72, 0], [0.44, 0.84, 0.02], 0.05, 0.035), green, 0.03)
  s.join(
    sphere('hm', [0.46, 0.87, 0.03], 0.11),
    { colour: '#ff5ac0', rough: 0.2, softness: 1, coat: 1, emission: `${colour('#ff3ab0')}*.45` },
    0.02,
  )
  Object.assign(c.anatomy, { headRadii: HEAD, skin: green })
  face(c, HEAD, {
    azimuth: 0.46,
    elevation: 0.1,
    size: 0.22,
    inset: 0.9,
    iris: 0.8,
    pupil: 0.48,
    mouth: 'smile',
    mouthY: -0.24,
    mouthWidth: 0.13,
  })
}
