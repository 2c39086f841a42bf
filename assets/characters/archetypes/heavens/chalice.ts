/** A golden cup set with stones, a face on its bowl and light that brims over and drips. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { cylinder, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, num, ramp, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const HEAD: Vec3 = [0.76, 0.66, 0.74]

function foot(c: Creature, metal: Material): void {
  const { sculpture: s, palette } = c
  s.join(tube('p', [0, -0.4, 0], [0, -0.6, 0], [0, -0.8, 0], 0.17, 0.15), metal, 0.1)
  s.join(sphere('p', [0, -0.6, 0], 0.22), { ...metal, colour: palette.shade }, 0.05)
  s.join('(max(length(p.xz)-.2-.42*smoothstep(-.72,-1.,p.y),abs(p.y+.86)-.13))*.7-.02', metal, 0.05)
  s.space('stud', 'aroundY(p,8.)')
  s.join(
    sphere('stud', [0, -0.88, 0.52], 0.07),
    { colour: palette.accent, rough: 0.08, coat: 1, softness: 0.6, emission: `${colour(palette.accent)}*.3` },
    0.01,
  )
}

function brim(c: Creature): void {
  const { sculpture: s } = c
  const tone = mixed('#fff0b0', '#ffc02a', 'smoothstep(-.2,.7,sin(h.x*7.+4.*sin(h.z*6.)))')
  const light: Material = { colour: tone, rough: 0.15, softness: 1, coat: 0.8, emission: `${tone}*.22` }
  s.join(ellipsoid('h', [0, 0.54, 0], [0.7, 0.14, 0.7]), light, 0.02)
  for (const [x, z, low, r] of [
    [-0.6, 0.42, 0.16, 0.12],
    [-0.3, 0.68, 0.36, 0.1],
    [0.62, 0.42, 0.3, 0.11],
    [0.7, -0.1, 0.05, 0.1],
  ] as const)
    s.join(
      `capsule(h,vec3(${num(x)},.56,${num(z)}),vec3(${num(x * 1.06)},${num(low)},${num(z * 1.06)}),.07,${num(r)})`,
      light,
      0.09,
    )
  s.join(tube('h', [0.05, 0.5, 0], [-0.1, 1.0, 0], [0.14, 1.22, 0.05], 0.28, 0.02), light, 0.2)
  for (const [x, y, r] of [
    [-0.42, 0.92, 0.09],
    [0.46, 0.98, 0.11],
    [-0.12, 1.3, 0.06],
    [0.66, 0.76, 0.05],
  ] as const)
    s.join(sphere('h', [x, y, 0.05], r), light, 0.02)
}

export function chalice(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.2, 0], o.tilt ?? 0.1)
  const metal: Material = {
    colour: mixed(palette.shade, palette.body, ramp(-1, 0.4, 'p.y')),
    rough: 0.2,
    metal: 0.4,
    softness: 0.3,
    coat: 0.9,
    emission: 'vec3(.08,.035,.002)',
  }
  s.join(
    `smoothMax(${ellipsoid('h', [0, 0.06, 0], [0.8, 0.72, 0.78])},h.y-.52,.03)`,
    { ...metal, colour: blushed(metal.colour, [0.54, -0.16, 0.56], '#ff6a3a') },
    0.02,
  )
  s.join('ringFlat(h-vec3(0.,.5,0.),.68,.07)', { ...metal, colour: '#fff0a0' }, 0.02)
  foot(c, metal)
  s.join('arcFacing((hm-vec3(.72,.1,0.)).yxz*vec3(1.,1.,1.),2.1,.27,.075)', metal, 0.05)
  brim(c)
  s.join(
    cylinder('h', [0, -0.38, 0], 0.045, 0.64, 0.04),
    { ...metal, colour: palette.accent, metal: 0.1 },
    0.02,
  )
  Object.assign(c.anatomy, { headRadii: HEAD, skin: metal })
  face(c, HEAD, {
    azimuth: 0.42,
    elevation: 0.16,
    size: 0.21,
    inset: 0.96,
    iris: 0.74,
    pupil: 0.4,
    mouth: 'open',
    mouthY: -0.16,
    mouthZ: 0.74,
    mouthWidth: 0.14,
  })
}
