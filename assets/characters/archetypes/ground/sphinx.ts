/** A lying sphinx: lion's body, paws stretched out, striped royal headcloth, broad collar. Wings are a part. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { skinColour } from '../../skin.ts'

const GOLD: Material = {
  colour: mixed('#d88a10', '#ffd24a', ramp(-0.6, 0.8, 'p.y')),
  rough: 0.24,
  metal: 0.45,
  softness: 0.2,
  coat: 0.7,
  emission: 'vec3(.10,.055,.0)',
}

function lionBody(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  const paw: Material = { ...skin, colour: mixed(palette.belly, palette.body, ramp(0.95, 0.5, 'p.z')) }
  s.join(ellipsoid('p', [0, -0.5, -0.4], [0.42, 0.36, 0.66]), skin)
  s.join(ellipsoid('p', [0, -0.36, 0.16], [0.44, 0.5, 0.4]), skin, 0.15)
  s.join(ellipsoid('m', [0.44, -0.6, -0.62], [0.26, 0.36, 0.38]), skin, 0.06)
  s.join(capsule('m', [0.54, -0.86, -0.6], [0.58, -0.87, -0.22], 0.14, 0.14), skin, 0.05)
  s.join(capsule('m', [0.34, -0.66, 0.24], [0.37, -0.84, 0.72], 0.2, 0.165), paw, 0.08)
  s.join(ellipsoid('m', [0.375, -0.87, 0.86], [0.2, 0.135, 0.2]), paw, 0.05)
  s.carve(
    capsule('vec3(abs(m.x-.375)-.06,m.yz)', [0, -0.78, 1.06], [0, -0.98, 1.06], 0.018),
    { ...paw, colour: palette.shade },
    0.02,
  )
  s.join('ringFacing(turnX(m-vec3(.355,-.76,.54),.4),.19,.05)', GOLD, 0.01)
  s.join(tube('p', [0, -0.62, -1], [-0.5, -1.05, -1.2], [-0.82, -0.4, -0.9], 0.1, 0.07), skin, 0.06)
  s.join(ellipsoid('p', [-0.83, -0.3, -0.9], [0.13, 0.2, 0.13]), { ...skin, colour: palette.accent }, 0.05)
}

function headcloth(c: Creature): void {
  const { sculpture: s, palette } = c
  const cloth = (stripes: string): Material => ({
    colour: mixed(palette.accent, '#ffc83a', `smoothstep(-.12,.12,${stripes})`),
    rough: 0.3,
    softness: 0.35,
    coat: 0.6,
    emission: `vec3(.08,.045,0.)*smoothstep(-.12,.12,${stripes})`,
  })
  s.join(
    'smoothMax(ellipsoid(h-vec3(0.,.05,-.08),vec3(.6,.58,.54)),h.z-.2+.25*h.y,.05)',
    cloth('sin(atan(h.x,h.z-.6)*17.)'),
    0.02,
  )
  s.space('lappet', 'turnZ(hm-vec3(.58,-.22,-.04),.32)')
  s.join('roundBox(lappet,vec3(.2-.12*lappet.y,.4,.13),.1)*.85', cloth('sin(hm.y*32.)'), 0.06)
  s.join(
    tube('hm', [0.44, -0.3, 0.12], [0.44, -0.5, 0.3], [0.36, -0.82, 0.34], 0.15, 0.12),
    cloth('sin(hm.y*32.)'),
    0.05,
  )
  s.join('arcFacing(turnX(h-vec3(0.,.02,.2),-.24),1.75,.545,.065)', GOLD, 0.015)
  s.join(tube('h', [0, 0.46, 0.36], [0, 0.54, 0.6], [0, 0.76, 0.44], 0.06, 0.075), GOLD, 0.02)
  s.join(ellipsoid('h', [0, 0.8, 0.46], [0.1, 0.13, 0.08]), GOLD, 0.04)
  s.join(
    sphere('hm', [0.045, 0.83, 0.53], 0.025),
    { colour: palette.glow, emission: 'vec3(.9,.1,.05)', rough: 0.2 },
    0.004,
  )
  s.join(capsule('h', [0, -0.46, 0.34], [0, -0.72, 0.46], 0.075, 0.1), cloth('sin(h.y*44.)'), 0.02)
}

export function sphinx(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = o.headRadii ?? [0.54, 0.52, 0.5]
  headSpace(c, o.headCentre ?? [0, 0.36, 0.26], o.tilt ?? 0.05)
  const skin: Material = {
    colour: skinColour(c, { from: -1, to: 0.3, blush: [0.4, -0.14, 0.36] }),
    rough: 0.5,
    softness: 0.75,
    coat: 0.25,
  }
  lionBody(c, skin)
  const band = 'length(vec3(p.x,(p.y+.2)*1.1,p.z-.1))'
  const collar = mixed(
    mixed('#ffc83a', palette.accent, `smoothstep(.05,-.05,sin(${band}*46.))`),
    '#e0402a',
    `.9*smoothstep(.6,.9,sin(atan(p.x,.3-p.y)*26.))*smoothstep(.42,.44,${band})`,
  )
  s.join(
    'max(ellipsoid(p-vec3(0.,-.24,.16),vec3(.54,.34,.47)),-(p.z+.05))',
    { colour: collar, rough: 0.3, softness: 0.3, coat: 0.7 },
    0.02,
  )
  s.join(ellipsoid('h', [0, 0, 0], head), skin, 0.03)
  headcloth(c)
  s.join(ellipsoid('h', [0, -0.17, 0.4], [0.24, 0.16, 0.16]), { ...skin, colour: palette.belly }, 0.07)
  Object.assign(c.anatomy, { headRadii: head, skin })
  face(c, head, {
    azimuth: 0.46,
    elevation: 0.08,
    size: 0.185,
    inset: 0.92,
    mouth: 'cat',
    mouthY: -0.21,
    mouthZ: 0.56,
    mouthWidth: 0.13,
    nose: { y: -0.08, z: 0.56, radii: [0.065, 0.045, 0.04], colour: '#7a2a20' },
  })
}
