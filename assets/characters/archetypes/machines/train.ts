/** A chubby steam engine seen from the front: boiler face with brass rim, cow-catcher for a grin, funnel with smoke, side lamps. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { eyesAt } from '../../face/eyes-at.ts'
import { face } from '../../face/face.ts'
import { capsule, cylinder, cylinderFacing, roundBox, sphere } from '../../glsl/solids.ts'
import { colour, mixed, num, ramp, vec } from '../../glsl/values.ts'
import { brass, chrome, lacquer } from '../../parts/finishes.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

function engine(c: Creature): void {
  const { sculpture: s, palette } = c
  const paint = lacquer(mixed(palette.shade, palette.body, ramp(-0.6, 0.6, 'p.y')))
  s.join(cylinderFacing('p', [0, 0.06, -0.3], 0.76, 0.66, 0.06), paint)
  for (const z of [-0.1, -0.5]) s.join(`ringFacing(p-vec3(0.,.06,${num(z)}),.67,.035)`, brass, 0.01)
  s.join(roundBox('p', [0, 0.2, -0.98], [0.74, 0.72, 0.34], 0.08), lacquer(palette.accent), 0.01)
  s.join(roundBox('p', [0, 0.98, -0.96], [0.86, 0.08, 0.5], 0.07), paint, 0.01)
  s.carve(
    roundBox('m', [0.74, 0.5, -0.98], [0.1, 0.22, 0.2], 0.06),
    { colour: '#ffe08a', emission: 'vec3(.5,.3,.05)', rough: 0.3 },
    0.01,
  )
  s.join(roundBox('p', [0, -0.6, -0.34], [0.6, 0.12, 0.9], 0.05), lacquer(palette.dark), 0.01)
  for (const [z, r] of [
    [0.18, 0.26],
    [-0.38, 0.32],
    [-0.98, 0.32],
  ] as const) {
    const wheel = s.space(s.fresh('wheel'), `turnZ(m-${vec([0.62, -1 + r, z])},1.5708)`)
    s.join(cylinder(wheel, [0, 0, 0], 0.08, r, 0.03), lacquer(palette.accent), 0.01)
    s.join(`ringFlat(${wheel}+vec3(0.,.06,0.),${num(r - 0.04)},.045)`, chrome, 0.01)
    s.join(sphere(wheel, [0, -0.1, 0], 0.085), brass, 0.01)
  }
  s.join(capsule('m', [0.74, -0.72, 0.2], [0.74, -0.7, -0.96], 0.045), chrome, 0.005)
}

function funnel(c: Creature): void {
  const { sculpture: s, palette } = c
  s.join(
    `cylinder(p-vec3(0.,.86,.1),.26,.17+.16*${ramp(0.7, 1.12, 'p.y')},.03)*.8`,
    lacquer(palette.dark),
    0.02,
  )
  s.join('ringFlat(p-vec3(0.,1.12,.1),.31,.06)', brass, 0.01)
  s.join(sphere('p', [0, 0.74, -0.4], 0.22), brass, 0.02)
  s.join(sphere('p', [0, 0.97, -0.4], 0.07), brass, 0.02)
  const smoke: Material = {
    colour: mixed('#c8b8d8', '#ffffff', 'smoothstep(1.2,1.8,p.y)'),
    rough: 0.9,
    softness: 1,
    coat: 0,
    emission: 'vec3(.06)',
  }
  for (const [x, y, z, r] of [
    [0, 1.3, 0.1, 0.2],
    [-0.2, 1.5, 0.06, 0.26],
    [-0.52, 1.66, 0, 0.3],
    [-0.86, 1.62, 0, 0.2],
    [-0.3, 1.78, 0, 0.22],
  ] as const)
    s.join(sphere('p', [x, y, z], r), smoke, 0.08)
}

/** Bars of the cow-catcher, spread like a beard of teeth. */
function catcher(c: Creature): void {
  const { sculpture: s, palette } = c
  s.join(roundBox('p', [0, -0.56, 0.62], [0.66, 0.09, 0.12], 0.06), lacquer(palette.accent), 0.01)
  for (const x of [0.0, 0.17, 0.34, 0.5])
    s.join(
      capsule('m', [x, -0.6, 0.68], [x * 1.36, -0.96, 0.98 - x * 0.3], 0.062, 0.055),
      { ...brass, colour: palette.belly, metal: 0.3 },
      0.01,
    )
  s.join(capsule('m', [0, -0.95, 1.0], [0.7, -0.95, 0.8], 0.06), lacquer(palette.accent), 0.02)
  s.join(cylinderFacing('m', [0.5, -0.44, 0.76], 0.08, 0.13, 0.03), chrome, 0.01)
  s.join(
    sphere('m', [0.5, -0.44, 0.8], 0.1),
    { colour: '#fff0a0', rough: 0.2, coat: 1, emission: `${colour(palette.glow)}*.7` },
    0.005,
  )
}

export function train(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.08, 0.46], o.tilt ?? 0.05)
  engine(c)
  funnel(c)
  catcher(c)
  const plate: Material = {
    colour: blushed(
      mixed('#d8c4b0', palette.belly, ramp(-0.6, 0.1, 'h.y')),
      [0.46, -0.14, 0.16],
      palette.blush,
    ),
    rough: 0.3,
    softness: 0.6,
    coat: 0.7,
  }
  s.join('smoothMax(ellipsoid(h,vec3(.64,.64,.26)),-h.z-.05,.02)', plate, 0.01)
  s.join('ringFacing(h,.66,.085)', brass, 0.01)
  s.space('bolt', 'aroundZ(h,12.)')
  s.join(sphere('bolt', [0, 0.66, 0.07], 0.04), { ...brass, colour: '#a86a1a' }, 0.005)
  Object.assign(c.anatomy, { headRadii: [0.66, 0.66, 0.3], skin: { ...plate, colour: palette.belly } })
  const { radii, eyes } = eyesAt([0.25, 0.14, 0.2], 0.2)
  face(c, radii, { ...eyes, size: 0.23, mouth: 'open', mouthY: -0.24, mouthZ: 0.25, mouthWidth: 0.18 })
}
