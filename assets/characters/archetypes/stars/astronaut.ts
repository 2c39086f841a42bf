/** A small astronaut who waves: round helmet, visor full of stars with a face behind it, pack and control panel. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, cylinderFacing, ellipsoid, roundBox, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { gold } from '../../parts/gold.ts'
import { armSpace } from '../../pose/arms.ts'
import type { Material } from '../../sculpture.ts'

const VISOR: Vec3 = [0.58, 0.5, 0.5]

function suit(c: Creature, cloth: Material, trim: Material): void {
  const { sculpture: s, palette } = c
  s.join(ellipsoid('p', [0, -0.46, 0], [0.46, 0.44, 0.4]), cloth)
  s.join(roundBox('p', [0, -0.34, -0.42], [0.42, 0.38, 0.2], 0.14), { ...cloth, colour: palette.shade }, 0.02)
  s.join('ringFlat(p-vec3(0.,-.12,.02),.4,.075)', trim, 0.02)
  s.join(capsule('m', [0.22, -0.7, 0.04], [0.24, -0.86, 0.08], 0.19, 0.18), cloth, 0.06)
  s.join(ellipsoid('m', [0.25, -0.92, 0.16], [0.21, 0.12, 0.28]), trim, 0.03)
  const left = armSpace(c, 'p', [-0.36, -0.26, 0.02], [-0.92, 0.12, 0.2])
  const right = armSpace(c, 'p', [0.36, -0.26, 0.02], [0.76, -0.64, 0.24])
  s.join(tube(left, [-0.36, -0.26, 0.02], [-0.82, -0.36, 0.05], [-0.92, 0.12, 0.2], 0.17, 0.15), cloth, 0.06)
  s.join(sphere(left, [-0.93, 0.25, 0.24], 0.17), trim, 0.02)
  s.join(tube(right, [0.36, -0.26, 0.02], [0.76, -0.3, 0.06], [0.76, -0.64, 0.24], 0.17, 0.15), cloth, 0.06)
  s.join(sphere(right, [0.76, -0.73, 0.28], 0.165), trim, 0.02)
  s.join(roundBox('p', [0, -0.44, 0.37], [0.24, 0.16, 0.07], 0.05), { ...cloth, colour: '#3a4670' }, 0.01)
  for (const [x, y, tone] of [
    [-0.12, -0.4, '#ff4a5a'],
    [0.02, -0.4, '#ffd23a'],
    [0.14, -0.4, '#4ae07a'],
  ] as const)
    s.join(
      sphere('p', [x, y, 0.44], 0.055),
      { colour: tone, rough: 0.2, coat: 1, emission: `${colour(tone)}*.5` },
      0.005,
    )
}

function helmet(c: Creature, cloth: Material, trim: Material): void {
  const { sculpture: s } = c
  s.join('sphere(h,.72)', { ...cloth, rough: 0.2, coat: 1 }, 0.02)
  s.join(cylinderFacing('vec3(abs(h.x),h.yz).zyx', [-0.02, -0.04, 0.7], 0.08, 0.19, 0.04), trim, 0.02)
  s.join(
    'abs(smoothMax(ellipsoid(h-vec3(0.,-.02,.28),vec3(.66,.58,.5)),abs(h.z-.44)-.07,.02))-.01',
    gold,
    0.03,
  )
  s.join(capsule('h', [0.4, 0.55, -0.1], [0.54, 0.92, -0.1], 0.035, 0.025), trim, 0.02)
  s.join(
    sphere('h', [0.56, 0.98, -0.1], 0.1),
    { colour: '#ff4a6a', rough: 0.2, coat: 1, emission: `${colour('#ff2a4a')}*.7` },
    0.01,
  )
}

export function astronaut(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.36, 0.04], o.tilt ?? 0.1)
  const cloth: Material = {
    colour: mixed(palette.shade, palette.body, ramp(-1, 0.1, 'p.y')),
    rough: 0.5,
    softness: 0.6,
    coat: 0.3,
  }
  const trim: Material = { colour: palette.accent, rough: 0.35, softness: 0.5, coat: 0.7 }
  suit(c, cloth, trim)
  helmet(c, cloth, trim)
  const sky = mixed(
    mixed('#2a0a6a', '#1a4ac8', ramp(-0.4, 0.3, 'h.y')),
    '#e04ab8',
    'smoothstep(.48,.7,layeredNoise(h*2.6+3.))',
  )
  const stars = 'smoothstep(.15,.04,spots(h*6.+1.))'
  const visor: Material = {
    colour: sky,
    rough: 0.04,
    softness: 0.2,
    coat: 1,
    emission: `${sky}*.18+vec3(1.,.95,.85)*1.1*${stars}`,
  }
  s.join(ellipsoid('h', [0, -0.02, 0.28], VISOR), visor, 0.01)
  Object.assign(c.anatomy, { headRadii: [0.72, 0.72, 0.72], skin: { ...visor, emission: undefined } })
  s.space('helmet', 'h')
  face(c, [0.58, 0.5, 0.78], {
    azimuth: 0.42,
    elevation: 0.06,
    size: 0.19,
    inset: 0.94,
    liner: false,
    iris: 0.76,
    pupil: 0.42,
    mouth: 'open',
    mouthY: -0.24,
    mouthZ: 0.7,
    mouthWidth: 0.11,
  })
}
