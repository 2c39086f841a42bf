/** A fat crescent moon in a nightcap, craters on its cheek and a little star between its horns. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const HEAD: Vec3 = [0.62, 0.6, 0.52]

function nightcap(c: Creature): void {
  const { sculpture: s, palette } = c
  const knit: Material = {
    colour: mixed(palette.accent, palette.belly, 'smoothstep(-.15,.15,sin(length(p-vec3(.1,.55,0.))*17.))'),
    rough: 0.7,
    softness: 0.8,
    coat: 0,
  }
  const wool: Material = { colour: '#fff2e4', rough: 0.85, softness: 1, coat: 0 }
  s.join(tube('p', [-0.02, 0.72, 0], [-0.16, 1.38, 0], [-0.78, 1.08, 0.1], 0.36, 0.1), knit, 0.02)
  s.join(tube('p', [-0.78, 1.08, 0.1], [-1.0, 0.94, 0.14], [-1.04, 0.7, 0.2], 0.1, 0.05), knit, 0.02)
  s.join(sphere('p', [-1.05, 0.6, 0.22], 0.16), wool, 0.02)
  s.join('ringFlat(turnZ(p-vec3(.0,.66,.02),-.12),.35,.1)', wool, 0.03)
}

function companionStar(c: Creature): void {
  const { sculpture: s } = c
  const lit: Material = {
    colour: '#ffd84a',
    rough: 0.25,
    softness: 0.7,
    coat: 0.8,
    emission: `${colour('#ffb82a')}*.55`,
  }
  s.space('star', 'aroundZ(turnZ(p-vec3(.8,.06,.1),.25),5.)')
  s.join('capsule(star,vec3(0.,.02,0.),vec3(0.,.25,0.),.13,.03)', lit, 0.03)
}

export function moon(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [-0.22, -0.06, 0.1], o.tilt ?? 0.12)
  const skin: Material = {
    colour: blushed(
      mixed(
        mixed(palette.shade, palette.body, ramp(-0.95, 0.3, 'p.y+.3*p.x')),
        '#fffbe0',
        'smoothstep(.5,1.,h.y)*.5',
      ),
      [0.42, -0.18, 0.36],
      '#ff8a6a',
    ),
    rough: 0.4,
    softness: 0.9,
    coat: 0.5,
    emission: `${colour(palette.glow)}*.06`,
  }
  const disc = ellipsoid('p', [0, -0.06, 0], [0.98, 0.94, 0.52])
  const bite = 'ellipsoid(p-vec3(.66,.14,0.),vec3(.7,.68,1.2))'
  s.join(`smoothMax(${disc},-(${bite}),.12)`, skin)
  s.join(ellipsoid('h', [0, 0, 0], HEAD), skin, 0.25)
  for (const [x, y, z, r] of [
    [-0.66, 0.32, 0.38, 0.11],
    [-0.56, -0.52, 0.34, 0.13],
    [0.24, -0.78, 0.3, 0.1],
    [-0.84, -0.12, 0.28, 0.08],
  ] as const)
    s.carve(sphere('p', [x, y, z + 0.08], r), { ...skin, colour: palette.shade }, 0.05)
  Object.assign(c.anatomy, { headRadii: HEAD, skin: { ...skin, colour: palette.body } })
  face(c, HEAD, {
    azimuth: 0.46,
    elevation: 0.1,
    size: 0.2,
    inset: 0.95,
    iris: 0.74,
    pupil: 0.4,
    mouth: 'smile',
    mouthY: -0.24,
    mouthWidth: 0.15,
    lid: { tilt: 0.2, cover: 0.34 },
  })
  nightcap(c)
  companionStar(c)
}
