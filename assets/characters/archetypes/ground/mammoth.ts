/**
 * A big-headed mammoth. Options: wool (fringe and skirt, default true), tusks (default true), trunk ('curl', 'none' for whoever
 * gives it another nose), blanket (colour of the cloth on its back).
 */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, tube } from '../../glsl/solids.ts'
import { colour, mixed, num, ramp, type Vec3, vec } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { skinColour } from '../../skin.ts'

function legs(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  const nail: Material = { colour: palette.horn ?? '#fff0d0', rough: 0.3, softness: 0.4, coat: 0.5 }
  for (const z of [0.28, -0.5]) {
    s.join(capsule('m', [0.36, -0.5, z], [0.38, -0.82, z + 0.02], 0.24, 0.2), skin, 0.08)
    s.join(
      `cylinder(m-${vec([0.38, -0.88, z + 0.02])},.11,.225,.06)`,
      { ...skin, colour: palette.shade },
      0.04,
    )
    s.space(`toes${z > 0 ? 'Front' : 'Back'}`, `vec3(abs(m.x-.38)-.09,m.y+.93,m.z-${num(z + 0.2)})`)
    s.join(ellipsoid(`toes${z > 0 ? 'Front' : 'Back'}`, [0, 0, 0], [0.07, 0.065, 0.06]), nail, 0.015)
  }
}

function wool(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  const hair: Material = {
    ...skin,
    colour: mixed(palette.accent, palette.body, ramp(0.3, 0.85, 'h.y')),
    rough: 0.7,
    coat: 0.05,
  }
  s.join(ellipsoid('h', [0, 0.5, -0.08], [0.44, 0.3, 0.42]), hair, 0.08)
  const fringe: [number, number, number, number][] = [
    [0, 0.24, 0.66, 0.15],
    [0.17, 0.3, 0.6, 0.13],
    [-0.19, 0.28, 0.6, 0.14],
    [0.36, 0.34, 0.44, 0.12],
    [-0.38, 0.3, 0.44, 0.12],
  ]
  for (const [x, low, z, thick] of fringe)
    s.join(
      tube('h', [x * 0.5, 0.68, 0.14], [x * 0.9, 0.66, z], [x + 0.05, low, z + 0.02], thick, 0.015),
      hair,
      0.04,
    )
  s.space('skirt', 'aroundY(vec3(p.x,p.y,(p.z+.16)*.86),13.)')
  s.join(
    tube('skirt', [0, -0.3, 0.5], [0, -0.5, 0.7], [0, -0.76, 0.56], 0.17, 0.015),
    { ...skin, colour: mixed(palette.shade, palette.accent, ramp(-0.8, -0.3, 'p.y')) },
    0.08,
  )
  s.join(ellipsoid('p', [0, 0.06, -0.3], [0.42, 0.3, 0.46]), skin, 0.15)
}

function tusks(c: Creature): void {
  const { sculpture: s, palette } = c
  const ivory: Material = {
    colour: mixed(palette.horn ?? '#fff0d0', '#d8a860', ramp(0.5, 0.2, 'hm.z')),
    rough: 0.2,
    softness: 0.5,
    coat: 0.9,
  }
  s.join(tube('hm', [0.3, -0.3, 0.32], [0.62, -0.92, 0.72], [0.56, -0.2, 1.02], 0.13, 0.02), ivory, 0.03)
  s.join(
    'ringFlat(turnX(turnZ(hm-vec3(.41,-.5,.48),.5),-.6),.13,.035)',
    { colour: '#ffc53a', rough: 0.2, metal: 0.7, coat: 0.6, emission: 'vec3(.14,.08,.0)' },
    0.01,
  )
}

function blanket(c: Creature, tone: string): void {
  const { sculpture: s, palette } = c
  const edge = 'max(smoothstep(.28,.3,abs(p.z+.3)),smoothstep(-.26,-.3,p.y))'
  const dots = 'smoothstep(.5,.8,sin(p.z*26.)*sin(p.y*26.))'
  s.join(
    'max(ellipsoid(p-vec3(0.,-.12,-.26),vec3(.66,.54,.68))-.02,max(abs(p.z+.3)-.36,-(p.y+.36)))',
    {
      colour: mixed(mixed(tone, palette.horn ?? '#fff0d0', dots), '#ffc53a', edge),
      rough: 0.7,
      softness: 0.5,
      coat: 0.05,
    },
    0.01,
  )
}

function trunk(c: Creature, smooth: Material): void {
  const { sculpture: s, palette, options: o } = c
  if (o.trunk !== 'none') {
    const rings = `(.88+.12*smoothstep(-.2,.4,sin((h.y-h.z)*26.)))`
    const nose: Material = { ...smooth, colour: `${colour(palette.body)}*${rings}` }
    s.join(tube('h', [0, -0.16, 0.36], [-0.04, -0.74, 0.72], [0.1, -0.62, 0.98], 0.23, 0.14), nose, 0.1)
    s.join(tube('h', [0.1, -0.62, 0.98], [0.22, -0.52, 1.18], [0.3, -0.22, 1.12], 0.14, 0.1), nose, 0.03)
    s.join(
      ellipsoid('h', [0.31, -0.2, 1.12], [0.12, 0.06, 0.12]),
      { ...smooth, colour: palette.blush ?? palette.belly },
      0.03,
    )
  }
}

export function mammoth(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = o.headRadii ?? [0.6, 0.58, 0.5]
  headSpace(c, o.headCentre ?? [0, 0.2, 0.42], o.tilt ?? 0.06)
  s.relief = 'sin(p.x*26.+2.*sin(p.y*9.))*.5+.5*sin(p.z*24.+3.*sin(p.y*7.))'
  const skin: Material = {
    colour: skinColour(c, { from: -0.9, to: 0.4, blush: [head[0] * 0.72, -0.12, head[2] * 0.66] }),
    rough: 0.7,
    softness: 0.7,
    coat: 0.08,
    bump: o.wool === false ? 0 : 0.012,
  }
  const smooth: Material = { ...skin, bump: 0, rough: 0.5 }
  s.join(ellipsoid('p', [0, -0.28, -0.2], [0.6, 0.5, 0.66]), skin)
  s.join(ellipsoid('h', [0, 0, 0], head), smooth, 0.12)
  legs(c, skin)
  s.join('ellipsoid(turnY(hm-vec3(.66,.06,-.1),.5),vec3(.34,.4,.08))', smooth, 0.06)
  s.join(
    'ellipsoid(turnY(hm-vec3(.7,.04,-.02),.5),vec3(.22,.28,.05))',
    { ...smooth, colour: palette.blush ?? palette.belly },
    0.03,
  )
  trunk(c, smooth)
  s.join(tube('p', [0, -0.2, -0.8], [-0.2, -0.3, -1.05], [-0.26, -0.6, -1.0], 0.08, 0.05), skin, 0.05)
  s.join(ellipsoid('p', [-0.26, -0.66, -1], [0.1, 0.14, 0.1]), { ...skin, colour: palette.accent }, 0.05)
  if (o.wool !== false) wool(c, skin)
  if (o.tusks !== false) tusks(c)
  if (typeof o.blanket === 'string') blanket(c, o.blanket)
  Object.assign(c.anatomy, { headRadii: head, skin: smooth })
  face(c, head, {
    azimuth: 0.5,
    elevation: 0.04,
    size: 0.2,
    inset: 0.93,
    mouth: 'none',
  })
}
