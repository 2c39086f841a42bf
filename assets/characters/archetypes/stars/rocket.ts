/** A fat toy rocket with three fins, a porthole for a face and a flame below. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { cylinder, ellipsoid, sphere } from '../../glsl/solids.ts'
import { mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { flame } from '../../parts/flames.ts'
import { gold } from '../../parts/gold.ts'
import type { Material } from '../../sculpture.ts'

const PORTHOLE: Vec3 = [0.56, 0.56, 0.26]

function hull(c: Creature): void {
  const { sculpture: s, palette } = c
  const band = 'step(abs(h.y+.52),.07)'
  const tone = mixed(
    mixed(palette.shade, palette.body, ramp(-0.9, 0, 'h.y')),
    palette.accent,
    `max(smoothstep(.5,.53,h.y),${band})`,
  )
  const shell: Material = { colour: tone, rough: 0.22, softness: 0.4, coat: 1 }
  const nose =
    'length(h.xz)-.66*sqrt(max(0.,1.-pow(max(h.y+.12,0.)/1.22,2.)))*(1.-.34*pow(clamp((-h.y-.1)/.7,0.,1.),2.))'
  s.join(`smoothMax(max((${nose})*.62,h.y-1.12),-(h.y+.72),.06)`, shell)
  s.join(sphere('h', [0, 1.14, 0], 0.11), gold, 0.04)
  s.join(
    cylinder('h', [0, -0.76, 0], 0.1, 0.34, 0.04),
    { ...gold, colour: '#c8ccdc', emission: undefined },
    0.02,
  )
  const fin: Material = {
    colour: mixed(palette.shade, palette.accent, ramp(-1.1, -0.3, 'h.y')),
    rough: 0.25,
    softness: 0.5,
    coat: 1,
  }
  s.space('fin', 'turnY(hm,-.2)')
  const outline = s.polygon([
    [0.36, -0.05],
    [0.7, -0.3],
    [0.98, -0.7],
    [0.98, -1.06],
    [0.78, -0.86],
    [0.4, -0.72],
  ])
  s.join(`max(${outline}(fin.xy)-.02,abs(fin.z)-.05)*.9-.025`, fin, 0.04)
}

function burn(c: Creature): void {
  const { sculpture: s } = c
  const fire = { ...flame('h', -0.9, -1.5, 1) }
  s.join('tube(h,vec3(0.,-.86,0.),vec3(0.,-1.2,0.),vec3(.05,-1.56,0.),.27,.015)', fire, 0.03)
  s.join('tube(aroundY(h,4.),vec3(0.,-.88,.12),vec3(0.,-1.08,.26),vec3(0.,-1.34,.2),.14,.012)', fire, 0.06)
}

export function rocket(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.1, 0], o.tilt ?? -0.2)
  hull(c)
  burn(c)
  const plate: Material = {
    colour: mixed('#3a9ae8', palette.belly, ramp(-0.4, 0.4, 'h.y')),
    rough: 0.12,
    softness: 0.6,
    coat: 1,
  }
  s.space('port', 'h-vec3(0.,.04,.46)')
  s.join(ellipsoid('port', [0, 0, 0], PORTHOLE), plate, 0.01)
  s.join('ringFacing(port-vec3(0.,0.,.06),.53,.075)', gold, 0.02)
  Object.assign(c.anatomy, { headRadii: [0.66, 1.1, 0.66], skin: plate })
  face(c, [0.6, 0.56, 0.74], {
    azimuth: 0.38,
    elevation: 0.22,
    size: 0.2,
    inset: 0.96,
    iris: 0.74,
    pupil: 0.4,
    mouth: 'open',
    mouthY: -0.2,
    mouthZ: 0.68,
    mouthWidth: 0.14,
  })
}
