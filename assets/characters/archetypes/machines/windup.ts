/** A clockwork mouse of printed tin on wheels: round ears, whiskers, a cord tail, a great brass key turning in its back. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, roundBox, sphere, tube } from '../../glsl/solids.ts'
import { mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { brass, chrome, lacquer, rubber } from '../../parts/finishes.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const HEAD: Vec3 = [0.66, 0.58, 0.6]

function body(c: Creature, tin: Material): void {
  const { sculpture: s, palette } = c
  const flowers = 'smoothstep(.3,.24,spots(p*3.4+1.))'
  s.join(ellipsoid('p', [0, -0.4, -0.36], [0.62, 0.56, 0.74]), {
    ...tin,
    colour: mixed(tin.colour, palette.accent, flowers),
  })
  s.join('max(abs(ellipsoid(p-vec3(0.,-.4,-.36),vec3(.63,.57,.75)))-.02,abs(p.y+.52)-.03)-.01', brass, 0.01)
  for (const z of [0.12, -0.72]) {
    const wheel = s.space(s.fresh('wheel'), `m-vec3(.5,-.78,${z})`)
    s.join(`cylinder(turnZ(${wheel},1.5708),.09,.24,.05)`, rubber('#2a2634'), 0.01)
    s.join(`cylinder(turnZ(${wheel},1.5708),.115,.13,.03)`, lacquer(palette.accent), 0.01)
    s.join(sphere(wheel, [0.11, 0, 0], 0.06), chrome, 0.01)
  }
  s.join(
    tube('p', [0, -0.4, -1.0], [-0.5, -0.7, -1.4], [-0.9, 0.0, -1.1], 0.06, 0.045),
    rubber(palette.blush ?? '#ff7a9a'),
    0.02,
  )
}

function key(c: Creature): void {
  const { sculpture: s } = c
  s.space('key', 'turnX(p-vec3(0.,.1,-.72),-.45)')
  s.join('cylinder(key-vec3(0.,.16,0.),.3,.075,.02)', brass, 0.01)
  s.join('cylinder(key-vec3(0.,0.,0.),.05,.14,.02)', brass, 0.01)
  s.space('bow', 'vec3(abs(key.x),key.yz)')
  s.join('(ringFacing((bow-vec3(.32,.74,0.))*vec3(.9,1.,.8),.24,.1))*.85', brass, 0.03)
  s.join(sphere('key', [0, 0.62, 0], 0.14), brass, 0.05)
}

function ears(c: Creature, tin: Material): void {
  const { sculpture: s, palette } = c
  s.space('ear', 'turnY(turnZ(hm-vec3(.56,.6,-.08),-.5),-.2)')
  s.join('cylinderFacing(ear,.06,.4,.05)', tin, 0.03)
  s.join(
    'cylinderFacing(ear-vec3(0.,-.02,.05),.03,.29,.02)',
    { ...lacquer(palette.blush ?? '#ff7a9a'), softness: 0.8 },
    0.01,
  )
  s.join('ringFacing(ear-vec3(0.,0.,.03),.37,.045)', brass, 0.01)
}

function snout(c: Creature): void {
  const { sculpture: s } = c
  for (const y of [-0.14, -0.22])
    s.join(capsule('hm', [0.22, y, 0.62], [0.72, y * 2.4 + 0.36, 0.5], 0.018, 0.01), chrome, 0.004)
  s.join(ellipsoid('h', [0, -0.08, 0.8], [0.12, 0.09, 0.09]), lacquer('#ff3a6a'), 0.02)
  if (c.expression !== 'attack' && c.expression !== 'hurt')
    s.join(
      roundBox('hm', [0.055, -0.36, 0.72], [0.05, 0.09, 0.035], 0.02),
      { colour: '#fffaf0', rough: 0.2, coat: 0.8 },
      0.006,
    )
}

export function windup(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, -0.06, 0.36], o.tilt ?? 0.1)
  const tin: Material = {
    colour: mixed(palette.shade, palette.body, ramp(-0.95, 0.2, 'p.y')),
    rough: 0.2,
    metal: 0.25,
    softness: 0.2,
    coat: 1,
  }
  body(c, tin)
  key(c)
  const cheeks = 'smoothstep(.05,-.06,ellipsoid(h-vec3(0.,-.34,.4),vec3(.46,.36,.4)))'
  const mask: Material = {
    ...tin,
    colour: blushed(
      mixed(mixed(palette.shade, palette.body, ramp(-0.6, 0.2, 'h.y')), palette.belly, cheeks),
      [0.5, -0.14, 0.42],
      palette.blush,
    ),
  }
  s.join(ellipsoid('h', [0, 0, 0], HEAD), mask, 0.06)
  s.join(ellipsoid('h', [0, -0.18, 0.5], [0.32, 0.24, 0.3]), mask, 0.1)
  s.join('max(abs(ellipsoid(h,vec3(.67,.59,.61)))-.02,abs(h.x)-.025)-.006', brass, 0.01)
  ears(c, tin)
  snout(c)
  Object.assign(c.anatomy, { headRadii: HEAD, skin: { ...mask, colour: palette.body } })
  face(c, HEAD, {
    azimuth: 0.46,
    elevation: 0.2,
    size: 0.22,
    mouth: 'cat',
    mouthY: -0.26,
    mouthZ: 0.78,
    mouthWidth: 0.15,
  })
}
