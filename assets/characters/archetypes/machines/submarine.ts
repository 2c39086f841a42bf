/** A yellow submarine with copper bands: two porthole eyes, periscope, propeller, fins for arms, bubbles. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { eyesAt } from '../../face/eyes-at.ts'
import { face } from '../../face/face.ts'
import { capsule, cylinder, ellipsoid, roundBox, sphere, tube } from '../../glsl/solids.ts'
import { mixed, num, ramp, vec } from '../../glsl/values.ts'
import { brass, copper, lacquer } from '../../parts/finishes.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

function tower(c: Creature, paint: Material): void {
  const { sculpture: s, palette } = c
  s.join(cylinder('p', [0, 0.6, -0.3], 0.3, 0.34, 0.1), paint, 0.06)
  s.join('ringFlat(p-vec3(0.,.88,-.3),.33,.055)', copper, 0.01)
  s.join(tube('p', [0.06, 0.8, -0.3], [0.06, 1.62, -0.36], [0.06, 1.42, 0.02], 0.085, 0.085), copper, 0.02)
  s.join('cylinderFacing(p-vec3(.06,1.4,.08),.1,.13,.03)', brass, 0.01)
  s.join(
    sphere('p', [0.06, 1.4, 0.13], 0.105),
    { colour: '#7ae8ff', rough: 0.04, coat: 1, emission: 'vec3(.1,.3,.4)' },
    0.005,
  )
  s.join(capsule('p', [-0.2, 0.88, -0.34], [-0.24, 1.2, -0.36], 0.03), brass, 0.01)
  s.join(roundBox('p', [-0.4, 1.12, -0.36], [0.16, 0.1, 0.015], 0.01), lacquer(palette.accent), 0.005)
}

function propeller(c: Creature): void {
  const { sculpture: s } = c
  s.join(capsule('p', [0, -0.1, -1.1], [0, -0.1, -1.5], 0.26, 0.1), copper, 0.06)
  s.space('screw', 'aroundZ(p-vec3(0.,-.1,-1.5),4.)')
  s.join(`${ellipsoid('turnY(screw,.5)', [0, 0.32, 0], [0.17, 0.27, 0.05])}*.8`, brass, 0.02)
  s.join('ringFacing(p-vec3(0.,-.1,-1.5),.62,.05)', copper, 0.01)
}

function bubbles(c: Creature): void {
  const { sculpture: s } = c
  for (const [x, y, z, r] of [
    [-1.1, 0.6, 0.2, 0.14],
    [-1.3, 0.94, 0.1, 0.09],
    [1.1, 0.86, 0.1, 0.11],
    [-0.92, 0.98, 0, 0.07],
  ] as const)
    s.join(
      `abs(sphere(p-${vec([x, y, z])},${num(r)}))-.012`,
      { colour: '#c8f4ff', rough: 0.05, softness: 1, coat: 1, emission: 'vec3(.06,.16,.2)' },
      0.004,
    )
}

export function submarine(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, -0.1, 0.1], o.tilt ?? 0.06)
  const paint = lacquer(
    blushed(mixed(palette.shade, palette.body, ramp(-0.9, 0.2, 'p.y')), [0.62, -0.24, 0.5], palette.blush),
  )
  s.join(ellipsoid('p', [0, -0.1, -0.36], [0.86, 0.72, 1.0]), paint)
  for (const z of [-0.04, -0.78])
    s.join(
      `max(abs(ellipsoid(p-vec3(0.,-.1,-.36),vec3(.88,.74,1.02)))-.03,abs(p.z-${num(z)})-.05)-.015`,
      copper,
      0.01,
    )
  s.space('rivet', 'aroundZ(p-vec3(0.,-.1,-.04),16.)')
  s.join('sphere(vec3(rivet.x,rivet.y*1.12-.78,rivet.z),.045)', brass, 0.005)
  s.join(
    'smoothMax(ellipsoid(p-vec3(0.,-.1,-.36),vec3(.89,.75,1.03)),p.y+.46,.02)',
    lacquer(palette.accent),
    0.01,
  )
  tower(c, paint)
  propeller(c)
  s.space('fin', 'turnZ(m-vec3(.78,-.2,-.2),-.5)')
  s.join(`${ellipsoid('fin', [0.28, 0, 0], [0.38, 0.075, 0.26])}*.8`, lacquer(palette.accent), 0.05)
  s.join(roundBox('p', [0, 0.38, -1.06], [0.07, 0.36, 0.24], 0.06), lacquer(palette.accent), 0.05)
  s.join(ellipsoid('m', [0.34, -0.92, -0.1], [0.16, 0.1, 0.4]), copper, 0.04)
  const { radii, eyes } = eyesAt([0.34, 0.16, 0.48], 0.32)
  s.space('port', 'turnX(turnY(hm-vec3(.34,.16,.42),-.3),-.12)')
  s.join('cylinderFacing(port,.12,.31,.05)', copper, 0.02)
  s.space('bolt', 'aroundZ(port,8.)')
  s.join(sphere('bolt', [0, 0.275, 0.12], 0.036), brass, 0.005)
  bubbles(c)
  Object.assign(c.anatomy, { headRadii: [0.8, 0.7, 0.6], skin: { ...paint, colour: palette.body } })
  face(c, radii, { ...eyes, size: 0.23, mouth: 'open', mouthY: -0.3, mouthZ: 0.47, mouthWidth: 0.22 })
}
