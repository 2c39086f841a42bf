/** An iron rhinoceros of riveted plates, a spinning drill for a horn, lamps on its shoulders, a boiler's chimney on its back. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, cylinder, ellipsoid, sphere } from '../../glsl/solids.ts'
import { colour, mixed, ramp, type Vec3, vec } from '../../glsl/values.ts'
import { brass, chrome } from '../../parts/finishes.ts'
import type { Material } from '../../sculpture.ts'

const HEAD: Vec3 = [0.56, 0.52, 0.6]

function plates(c: Creature, metal: Material): void {
  const { sculpture: s, palette } = c
  const seam = 'smoothstep(.05,.02,abs(fract(p.z*1.9+.2)-.5)*.52)'
  s.join(`ellipsoid(p-vec3(0.,-.14,-.42),vec3(.78,.68,.86))-.03*(1.-${seam})`, {
    ...metal,
    colour: mixed(metal.colour, palette.dark, seam),
  })
  for (const [z, r] of [
    [0.12, 0.74],
    [-0.4, 0.82],
    [-0.92, 0.72],
  ] as const) {
    const ring = s.space(s.fresh('ring'), `aroundZ(turnZ(p-${vec([0, -0.14, z])},.2),14.)`)
    s.join(sphere(`(${ring}*vec3(1.,.98,1.))`, [0, r * 0.93, 0], 0.055), brass, 0.005)
  }
  s.join(
    ellipsoid('m', [0.5, 0.0, 0.2], [0.4, 0.5, 0.42]),
    { ...metal, colour: mixed(palette.accent, palette.body, ramp(0.3, -0.3, 'p.y')) },
    0.02,
  )
  s.join('max(abs(ellipsoid(m-vec3(.5,0.,.2),vec3(.41,.51,.43)))-.02,abs(m.y-.02)-.04)-.01', brass, 0.01)
  for (const [x, z] of [
    [0.46, 0.16],
    [0.46, -0.9],
  ] as const) {
    s.join(capsule('m', [x, -0.4, z], [x + 0.04, -0.8, z + 0.02], 0.25, 0.25), metal, 0.05)
    s.join(cylinder('m', [x + 0.04, -0.66, z + 0.02], 0.05, 0.28, 0.04), brass, 0.01)
    s.join(
      cylinder('m', [x + 0.04, -0.89, z + 0.04], 0.11, 0.29, 0.07),
      { ...metal, colour: palette.dark },
      0.01,
    )
    for (const t of [-0.14, 0, 0.14])
      s.join(sphere('m', [x + 0.04 + t, -0.92, z + 0.29 - Math.abs(t) * 0.3], 0.07), chrome, 0.01)
  }
  s.join(capsule('p', [0, 0.0, -1.2], [0.1, -0.4, -1.46], 0.06, 0.04), metal, 0.03)
  s.join(sphere('p', [0.1, -0.46, -1.48], 0.11), brass, 0.01)
}

function chimneys(c: Creature, metal: Material): void {
  const { sculpture: s } = c
  s.join(cylinder('m', [0.26, 0.66, -0.66], 0.26, 0.13, 0.03), metal, 0.02)
  s.join('ringFlat(m-vec3(.26,.92,-.66),.14,.045)', brass, 0.01)
  s.join(
    sphere('m', [0.3, 1.06, -0.68], 0.13),
    { colour: '#e8e4f0', rough: 0.9, softness: 1, coat: 0, emission: 'vec3(.05)' },
    0.03,
  )
  s.join(
    sphere('m', [0.42, 1.22, -0.72], 0.17),
    { colour: '#f8f4ff', rough: 0.9, softness: 1, coat: 0, emission: 'vec3(.05)' },
    0.08,
  )
}

function drill(c: Creature): void {
  const { sculpture: s, palette } = c
  s.space('drill', 'turnX(h-vec3(0.,.12,.72),.62)')
  s.join(cylinder('drill', [0, 0.0, 0], 0.09, 0.25, 0.04), brass, 0.02)
  const groove = '.035*sin(atan(drill.x,drill.z)*1.+drill.y*26.)'
  s.join(
    `(smoothMax(length(drill.xz)-.23*(1.-(drill.y-.06)/.86)+${groove}*(1.-drill.y),abs(drill.y-.46)-.44,.02))*.6`,
    {
      ...chrome,
      colour: mixed('#f4f8ff', palette.glow, ramp(0.5, 0.95, 'drill.y')),
      emission: `${colour(palette.glow)}*.5*${ramp(0.55, 1, 'drill.y')}`,
    },
    0.01,
  )
  s.space('small', 'turnX(h-vec3(0.,.4,.46),.3)')
  s.join(capsule('small', [0, 0, 0], [0, 0.3, 0], 0.13, 0.02), brass, 0.02)
}

function ears(c: Creature, metal: Material): void {
  const { sculpture: s, palette } = c
  s.space('ear', 'turnZ(hm-vec3(.44,.44,-.08),-.5)')
  s.join(
    `smoothMax(${ellipsoid('ear', [0, 0.14, 0], [0.15, 0.26, 0.11])},-${ellipsoid('ear', [0, 0.14, 0.1], [0.09, 0.18, 0.08])},.03)`,
    { ...metal, colour: palette.accent },
    0.03,
  )
  s.join(sphere('hm', [0.17, -0.2, 0.76], 0.055), { colour: palette.dark, rough: 0.4 }, 0.02)
}

export function rhino(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.12, 0.66], o.tilt ?? 0.06)
  const metal: Material = {
    colour: mixed(palette.shade, palette.body, ramp(-0.8, 0.5, 'p.y')),
    rough: 0.26,
    metal: 0.55,
    softness: 0.05,
    coat: 0.6,
  }
  plates(c, metal)
  chimneys(c, metal)
  s.join(ellipsoid('h', [0, 0, 0], HEAD), metal, 0.04)
  s.join(
    ellipsoid('h', [0, -0.24, 0.4], [0.42, 0.32, 0.4]),
    { ...metal, colour: mixed(palette.belly, palette.body, ramp(-0.3, 0.1, 'h.y')) },
    0.08,
  )
  s.join('max(abs(ellipsoid(h,vec3(.58,.54,.62)))-.018,abs(h.z-.12)-.035)-.01', brass, 0.01)
  drill(c)
  ears(c, metal)
  s.join(
    sphere('m', [0.74, 0.3, 0.34], 0.12),
    { colour: palette.glow, rough: 0.2, coat: 1, emission: `${colour(palette.glow)}*.9` },
    0.01,
  )
  s.join('ringFacing(m-vec3(.74,.3,.36),.13,.035)', brass, 0.01)
  Object.assign(c.anatomy, { headRadii: HEAD, skin: { ...metal, colour: palette.body } })
  face(c, HEAD, {
    azimuth: 0.62,
    elevation: 0.2,
    size: 0.19,
    inset: 0.95,
    mouth: 'smile',
    mouthY: -0.38,
    mouthZ: 0.75,
    mouthWidth: 0.22,
    fangs: true,
    lid: { tilt: -0.4, cover: 0.24, colour: palette.accent },
  })
}
