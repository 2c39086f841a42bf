/** A mint scooter seen from the front: headlamp for its one great eye under a lid, mirrors for ears, a smile in the leg shield. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { expressed } from '../../face/expression.ts'
import { greatEye } from '../../face/great-eye.ts'
import { mouth } from '../../face/mouth.ts'
import { capsule, cylinder, ellipsoid, roundBox, sphere, tube } from '../../glsl/solids.ts'
import { mixed, ramp } from '../../glsl/values.ts'
import { chrome, lacquer, rubber } from '../../parts/finishes.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

function frame(c: Creature, paint: Material): void {
  const { sculpture: s, palette } = c
  s.join(ellipsoid('p', [0, -0.36, -0.66], [0.46, 0.4, 0.56]), paint)
  s.join(ellipsoid('m', [0.34, -0.46, -0.66], [0.24, 0.3, 0.44]), paint, 0.06)
  s.join(roundBox('p', [0, -0.72, -0.1], [0.36, 0.08, 0.5], 0.06), { ...lacquer(palette.belly) }, 0.02)
  s.join(
    roundBox('p', [0, 0.1, -0.74], [0.32, 0.12, 0.46], 0.11),
    { colour: palette.accent, rough: 0.4, softness: 0.5, coat: 0.4 },
    0.01,
  )
  for (const [z, wide] of [
    [0.42, 0.17],
    [-0.74, 0.19],
  ] as const) {
    const wheel = s.space(s.fresh('wheel'), `turnZ(p-vec3(0.,-.66,${z}),1.5708)`)
    s.join(cylinder(wheel, [0, 0, 0], wide, 0.34, 0.11), rubber('#2c2a36'), 0.01)
    s.join(cylinder(wheel, [0, 0, 0], wide + 0.03, 0.19, 0.03), chrome, 0.01)
  }
  s.join('smoothMax(ellipsoid(p-vec3(0.,-.56,.42),vec3(.3,.42,.5)),-p.y-.66,.04)', paint, 0.02)
  s.join(sphere('p', [0, -0.3, 0.82], 0.07), chrome, 0.01)
}

function shield(c: Creature, paint: Material): void {
  const { sculpture: s, palette } = c
  s.join(
    'smoothMax(ellipsoid(p-vec3(0.,-.26,.1),vec3(.72,.62,.36)),-p.z-.02,.06)',
    { ...paint, colour: blushed(paint.colour, [0.46, -0.8, 0.36], palette.blush) },
    0.04,
  )
  s.join('max(abs(ellipsoid(p-vec3(0.,-.26,.1),vec3(.74,.64,.4)))-.02,abs(p.z-.03)-.035)-.012', chrome, 0.01)
  s.join(capsule('p', [0, 0.02, 0.18], [0, 0.5, 0.2], 0.22, 0.26), paint, 0.08)
  for (const x of [0.44])
    s.join(
      sphere('m', [x, 0.02, 0.36], 0.085),
      { colour: '#ffb02a', rough: 0.15, softness: 0.8, coat: 1, emission: 'vec3(.25,.1,0.)' },
      0.01,
    )
}

function handlebar(c: Creature): void {
  const { sculpture: s, palette } = c
  s.join(tube('hm', [0.36, -0.04, -0.02], [0.7, 0.06, 0], [0.92, -0.16, -0.06], 0.08, 0.07), chrome, 0.02)
  s.join(capsule('hm', [0.84, -0.06, -0.04], [1.08, -0.28, -0.06], 0.11, 0.1), rubber(palette.accent), 0.01)
  s.join(tube('hm', [0.46, 0.1, -0.06], [0.7, 0.34, -0.06], [0.66, 0.6, -0.02], 0.04, 0.035), chrome, 0.01)
  s.space('mirror', 'turnY(hm-vec3(.7,.78,0.),-.3)')
  s.join('cylinderFacing(mirror,.07,.25,.06)', lacquer(palette.body), 0.01)
  s.join(
    'cylinderFacing(mirror-vec3(0.,0.,.05),.04,.19,.02)',
    { ...chrome, rough: 0.05, colour: '#bfe8ff' },
    0.01,
  )
}

export function scooter(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.54, 0.2], o.tilt ?? 0.08)
  const paint = lacquer(mixed(palette.shade, palette.body, ramp(-0.9, 0.5, 'p.y')))
  frame(c, paint)
  shield(c, paint)
  handlebar(c)
  const lids: Material = { ...paint, colour: palette.body }
  s.join('smoothMin(sphere(h,.5),ellipsoid(h-vec3(0.,.1,-.2),vec3(.46,.44,.46)),.1)', lids, 0.03)
  greatEye(c, lids, { radius: 0.46, opening: [0.37, 0.35, 0.3], centreY: 0, iris: 0.6, pupil: 0.3 })
  s.join('max(abs(length(h.xy)-.42)-.045,abs(h.z-.3)-.09)-.02', chrome, 0.01)
  s.join(
    'smoothMax(ellipsoid(h-vec3(0.,.12,.1),vec3(.56,.48,.5)),.3-h.y+.12*h.z,.03)',
    { ...paint, colour: palette.accent },
    0.02,
  )
  const look = expressed(
    { mouth: 'open', mouthY: -0.66, mouthZ: 0.26, mouthWidth: 0.22, ...o.face },
    c.expression,
  )
  mouth(c, [0.5, 0.5, 0.5], look)
  Object.assign(c.anatomy, { headRadii: [0.5, 0.5, 0.5], skin: paint })
}
