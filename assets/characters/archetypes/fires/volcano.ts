/** A small volcano on legs: lava runs down its flanks, a puff of smoke stands over the crater. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { mixed, num, ramp, type Vec3 } from '../../glsl/values.ts'
import { arms, legs } from '../../parts/limbs.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const LAVA: Material = {
  colour: mixed('#ffd03a', '#ff4a0a', ramp(0.72, -0.1, 'p.y')),
  rough: 0.2,
  softness: 0.8,
  coat: 0.9,
  emission: `mix(vec3(.7,.12,.0),vec3(1.1,.5,.05),${ramp(0.1, 0.75, 'p.y')})`,
}

function smokeAndStones(c: Creature): void {
  const { sculpture: s, palette } = c
  for (const [x, y, z, r] of [
    [0, 0.98, 0, 0.2],
    [0.2, 1.12, 0, 0.22],
    [-0.16, 1.18, 0.02, 0.2],
    [0.06, 1.34, 0.02, 0.22],
    [0.34, 1.3, -0.02, 0.13],
  ] as const)
    s.join(
      sphere('p', [x, y, z], r),
      { colour: mixed('#ff9a5a', '#b8a4b4', ramp(0.85, 1.15, 'p.y')), rough: 0.9, softness: 0.9, coat: 0 },
      0.07,
    )
  for (const [x, y, r] of [
    [0.72, 0.98, 0.11],
    [-0.7, 0.86, 0.13],
    [-0.5, 1.22, 0.08],
  ] as const)
    s.join(`sphere(p-vec3(${num(x)},${num(y)},.06),${num(r)})`, {
      ...LAVA,
      colour: mixed(palette.dark, '#ff6a10', `smoothstep(.3,.45,spots(p*9.))`),
    })
}

function eruption(c: Creature): void {
  const { sculpture: s } = c
  s.join('ringFlat(p-vec3(0.,.68,0.),.32,.13)', LAVA, 0.05)
  s.join(ellipsoid('p', [0, 0.68, 0], [0.32, 0.1, 0.32]), LAVA, 0.05)
  const runs: [number, number, number][] = [
    [0.95, 0.5, 0.13],
    [-0.85, 0.66, 0.12],
    [-0.1, 0.34, 0.12],
    [2.2, 0.6, 0.12],
    [-2.1, 0.5, 0.12],
  ]
  for (const [angle, length, thick] of runs) {
    const x = Math.sin(angle)
    const z = Math.cos(angle)
    const low = 0.68 - length
    const out = 0.42 + (0.36 * (length + 0.1)) / 1.15
    s.join(
      tube(
        'p',
        [x * 0.34, 0.7, z * 0.34],
        [x * 0.46, 0.56, z * 0.46],
        [x * out, low, z * out],
        thick,
        thick * 0.9,
      ),
      LAVA,
      0.06,
    )
  }
  smokeAndStones(c)
}

function rock(c: Creature): Material {
  const { palette } = c
  const strata = '.45*smoothstep(.1,.5,sin(p.y*17.+1.4*sin(p.x*4.+p.z*3.)))'
  return {
    colour: blushed(
      mixed(mixed(palette.shade, palette.body, ramp(-0.9, 0.5, 'p.y')), palette.belly, strata),
      [0.46, -0.14, 0.56],
      '#ff5a4a',
    ),
    rough: 0.65,
    softness: 0.4,
    coat: 0.15,
    bump: 0.02,
  }
}

export function volcano(c: Creature): void {
  const { sculpture: s, palette } = c
  const head: Vec3 = [0.68, 0.7, 0.68]
  headSpace(c, [0, -0.22, 0], c.options.tilt ?? 0.05)
  s.relief = 'layeredNoise(p*5.)'
  const skin = rock(c)
  s.join(
    'smoothMax(capsule(p,vec3(0.,-.62,0.),vec3(0.,.5,0.),.86,.35)-.014*sin(atan(p.x,p.z)*7.+p.y*3.),-(p.y+.74),.12)',
    skin,
  )
  s.carve(sphere('p', [0, 0.92, 0], 0.32), skin, 0.06)
  eruption(c)
  arms(c, {
    from: [0.62, -0.34, 0.12],
    elbow: [1.0, -0.5, 0.2],
    hand: [1.04, -0.1, 0.36],
    thick: 0.13,
    palm: 0.17,
    skin,
  })
  legs(c, {
    x: 0.32,
    top: -0.7,
    thick: 0.18,
    shoe: [0.26, 0.14, 0.3],
    skin,
    sole: { ...skin, colour: palette.foot ?? palette.shade },
  })
  Object.assign(c.anatomy, { headRadii: head, skin: { ...skin, colour: palette.body } })
  face(c, head, {
    azimuth: 0.36,
    elevation: 0.14,
    size: 0.2,
    inset: 0.94,
    mouth: 'fang',
    mouthY: -0.2,
    mouthZ: 0.7,
    mouthWidth: 0.2,
  })
}
