/** A cross moka pot: eight-sided aluminium tank with the face, red band, funnel and lid, black handle, a curl of steam. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, cylinder, sphere, tube } from '../../glsl/solids.ts'
import { mixed, ramp } from '../../glsl/values.ts'
import { boots } from '../../parts/boots.ts'
import { chrome, lacquer } from '../../parts/finishes.ts'
import { glovedArm } from '../../parts/gloves.ts'
import type { Material } from '../../sculpture.ts'

const EIGHT = 'max(max(abs(h.x),abs(h.z)),(abs(h.x)+abs(h.z))*.7071)'

function topOf(c: Creature, metal: Material, black: Material): void {
  const { sculpture: s, palette } = c
  s.join(
    `smoothMax((${EIGHT}-mix(.46,.68,${ramp(0.42, 1.02, 'h.y')}))*.9,abs(h.y-.72)-.3,.05)-.02`,
    metal,
    0.01,
  )
  s.join(cylinder('h', [0, 0.37, 0], 0.085, 0.6, 0.05), lacquer(palette.accent), 0.01)
  s.join(
    `smoothMax((${EIGHT}-mix(.72,.1,${ramp(1.04, 1.32, 'h.y')}))*.75,abs(h.y-1.17)-.14,.03)-.012`,
    metal,
    0.01,
  )
  s.join(capsule('h', [0, 1.3, 0], [0, 1.44, 0], 0.055, 0.12), black, 0.01)
  s.join(capsule('h', [-0.5, 0.84, 0.05], [-0.92, 1.04, 0.08], 0.2, 0.07), metal, 0.06)
  s.join(tube('h', [0.6, 0.98, 0], [1.3, 1.12, 0], [1.06, 0.3, 0], 0.1, 0.11), black, 0.02)
  const steam: Material = { colour: '#fff6ea', rough: 0.9, softness: 1, coat: 0, emission: 'vec3(.12)' }
  s.join(tube('h', [-0.98, 1.14, 0.08], [-1.22, 1.3, 0.08], [-1.0, 1.46, 0.08], 0.07, 0.085), steam, 0.04)
  s.join(tube('h', [-1.0, 1.46, 0.08], [-0.76, 1.62, 0.08], [-1.02, 1.76, 0.08], 0.085, 0.03), steam, 0.06)
}

function fists(c: Creature, black: Material): void {
  glovedArm(c, {
    side: 1,
    from: [0.58, -0.4, 0.1],
    elbow: [1.1, -0.36, 0.1],
    hand: [0.98, -0.7, 0.3],
    turn: 2.1,
    fist: true,
    sleeve: black,
  })
  glovedArm(c, {
    side: -1,
    from: [0.58, -0.4, 0.1],
    elbow: [1.0, -0.7, 0.2],
    hand: [1.06, -0.3, 0.34],
    turn: -0.3,
    fist: true,
    sleeve: black,
  })
}

export function moka(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, -0.36, 0], o.tilt ?? 0.05)
  const metal: Material = { ...chrome, colour: palette.body, rough: 0.2, metal: 0.8 }
  const black = lacquer(palette.dark)
  const tank: Material = {
    ...metal,
    metal: 0.55,
    colour: mixed(palette.body, palette.shade, ramp(0.1, -0.5, 'h.y')),
  }
  s.join(`smoothMax((${EIGHT}-mix(.8,.52,${ramp(-0.45, 0.34, 'h.y')}))*.9,abs(h.y+.05)-.38,.06)-.02`, tank)
  topOf(c, metal, black)
  s.join(sphere('h', [-0.6, 0.12, 0.2], 0.09), { ...chrome, colour: '#ffc23a' }, 0.01)
  boots(c, { x: 0.3, top: -0.8, z: 0.16, leg: black, boot: black, sole: rubberSole })
  fists(c, black)
  Object.assign(c.anatomy, { headRadii: [0.6, 1.4, 0.6], skin: { ...tank, metal: 0.3 } })
  face(c, [0.7, 0.6, 0.74], {
    azimuth: 0.42,
    elevation: -0.08,
    size: 0.22,
    inset: 0.96,
    mouth: 'frown',
    mouthY: -0.3,
    mouthZ: 0.77,
    mouthWidth: 0.17,
    lid: { tilt: -0.45, cover: 0.24, colour: palette.dark },
  })
}

const rubberSole: Material = { colour: '#c8303a', rough: 0.4, softness: 0.3, coat: 0.5 }
