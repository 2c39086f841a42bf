/** A thinking brain on two little legs: folded halves around a smooth face. Options: glasses. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { eyeCentre } from '../../face/eye-centre.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid } from '../../glsl/solids.ts'
import { mixed, type Vec3, vec } from '../../glsl/values.ts'
import { arms, legs } from '../../parts/limbs.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const HEAD: Vec3 = [0.9, 0.74, 0.76]
const FACE = { azimuth: 0.36, elevation: -0.14, size: 0.2, inset: 0.98 }

function glasses(c: Creature): void {
  const { sculpture: s, palette } = c
  const frame: Material = { colour: palette.accent, rough: 0.2, softness: 0.3, coat: 1 }
  const [x, y, z] = eyeCentre(HEAD, FACE.azimuth, FACE.elevation, FACE.inset)
  s.join(`ringFacing(turnY(hm-${vec([x + 0.01, y, z + 0.1])},-.24),.265,.04)`, frame, 0.01)
  s.join(capsule('h', [-0.06, y + 0.05, z + 0.16], [0.06, y + 0.05, z + 0.16], 0.04), frame, 0.02)
  s.join(capsule('hm', [x + 0.24, y + 0.06, z + 0.03], [x + 0.56, y + 0.12, z - 0.34], 0.032), frame, 0.01)
}

export function brain(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.1, 0], o.tilt ?? 0.06)
  s.scalar(
    'bare',
    'smoothstep(.2,-.04,h.y-.02-.2*abs(h.x))*smoothstep(.3,.55,h.z)*smoothstep(.78,.6,abs(h.x))',
  )
  s.scalar(
    'fold',
    'abs(sin(hm.x*9.+2.1*sin(hm.y*7.4+.9)+1.9*sin(hm.z*6.6+hm.y*3.+hm.x*2.)))*(1.-bare)+.75*bare',
  )
  const flesh = mixed(palette.shade, palette.body, 'smoothstep(.05,.62,fold)')
  const skin: Material = {
    colour: blushed(mixed(palette.shade, flesh, 'smoothstep(-1.1,.1,p.y)'), [0.56, -0.3, 0.58]),
    rough: 0.32,
    softness: 0.55,
    coat: 0.6,
  }
  const groove = '-.07*exp(-h.x*h.x*160.)*(1.-bare)'
  s.join(`(${ellipsoid('h', [0, 0, 0], HEAD)}+.055-.085*smoothstep(.0,.8,fold)-(${groove}))*.72`, skin)
  const limb: Material = { colour: palette.shade, rough: 0.4, softness: 0.8, coat: 0.5 }
  const shoe: Material = { colour: palette.accent, rough: 0.25, softness: 0.4, coat: 0.9 }
  legs(c, { x: 0.3, top: -0.5, thick: 0.12, shoe: [0.23, 0.14, 0.3], skin: limb, sole: shoe })
  arms(c, {
    from: [0.72, -0.2, 0.1],
    elbow: [1.12, -0.36, 0.2],
    hand: [1.06, 0.02, 0.42],
    thick: 0.08,
    palm: 0.13,
    skin: limb,
  })
  Object.assign(c.anatomy, { headRadii: HEAD, skin: { ...skin, colour: palette.body } })
  face(c, HEAD, { ...FACE, iris: 0.72, pupil: 0.4, mouth: 'open', mouthY: -0.44, mouthWidth: 0.13 })
  if (o.glasses) glasses(c)
}
