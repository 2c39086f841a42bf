/** A dome-backed beetle with six legs. Options: dots (size of the spots on the wing cases, 0 none), lantern (lit belly end), horn, feelerGlow. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, num, ramp, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

function shell(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const radius = typeof o.dots === 'number' ? o.dots : 0.19
  const places: Vec3[] = [
    [0.3, 0.28, 0.12],
    [0.6, -0.06, -0.1],
    [0.36, 0.22, -0.46],
    [0.62, -0.3, -0.5],
    [0.56, -0.1, 0.38],
  ]
  const nearest = places
    .map(at => `length(m-vec3(${at.map(num).join(',')}))`)
    .reduce((all, one) => `min(${all},${one})`)
  const dots = `smoothstep(${num(radius + 0.015)},${num(radius - 0.015)},${nearest})`
  const seam = 'smoothstep(.035,.02,abs(p.x))'
  const red = mixed(palette.shade, palette.body, ramp(-0.7, 0.25, 'p.y'))
  s.join('ellipsoid(p-vec3(0.,-.26,-.16),vec3(.78,.68,.8))+.03*smoothstep(.05,.0,abs(p.x))', {
    colour: mixed(red, palette.dark, radius > 0 ? `max(${seam},${dots})` : seam),
    rough: 0.14,
    softness: 0.45,
    coat: 1,
  })
  s.join(
    ellipsoid('p', [0, -0.52, 0.02], [0.62, 0.4, 0.72]),
    { colour: palette.foot ?? palette.dark, rough: 0.4, softness: 0.4, coat: 0.5 },
    0.03,
  )
  if (o.lantern)
    s.join(
      ellipsoid('p', [0, -0.42, -0.72], [0.4, 0.36, 0.4]),
      { colour: palette.glow, rough: 0.3, softness: 1, coat: 0.6, emission: `${colour(palette.glow)}*1.2` },
      0.05,
    )
}

function limbs(c: Creature, limb: Material): void {
  const { sculpture: s, palette, options: o } = c
  for (const z of [0.34, -0.1, -0.52])
    s.join(tube('m', [0.48, -0.5, z], [1.0, -0.38, z], [0.88, -0.92, z + 0.1], 0.1, 0.08), limb, 0.04)
  for (const z of [0.46, 0.02, -0.4]) s.join(ellipsoid('m', [0.9, -0.93, z], [0.12, 0.07, 0.15]), limb, 0.03)
  s.join(tube('hm', [0.18, 0.4, 0.08], [0.2, 0.82, 0.06], [0.5, 0.88, 0.24], 0.045, 0.035), limb, 0.03)
  s.join(
    sphere('hm', [0.52, 0.89, 0.25], 0.11),
    {
      colour: palette.accent,
      rough: 0.3,
      coat: 0.8,
      emission: o.feelerGlow ? `${colour(palette.glow)}*.8` : undefined,
    },
    0.02,
  )
}

export function beetle(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = o.headRadii ?? [0.54, 0.5, 0.44]
  headSpace(c, o.headCentre ?? [0, 0.02, 0.56], o.tilt ?? 0.07)
  shell(c)
  const limb: Material = { colour: palette.dark, rough: 0.3, softness: 0.3, coat: 0.7 }
  const mask = ramp(0.2, 0.3, 'h.y-.35*abs(h.x)')
  const skin: Material = {
    colour: blushed(mixed(palette.belly, palette.dark, mask), [0.4, -0.18, 0.32]),
    rough: 0.35,
    softness: 0.7,
    coat: 0.6,
  }
  s.join(ellipsoid('h', [0, 0, 0], head), skin, 0.05)
  limbs(c, limb)
  if (o.horn)
    s.join(
      tube('h', [0, 0.3, 0.3], [0, 0.55, 0.75], [0, 1.0, 0.55], 0.14, 0.03),
      { colour: palette.accent, rough: 0.2, metal: 0.6, coat: 0.8 },
      0.05,
    )
  Object.assign(c.anatomy, { headRadii: head, skin: { ...skin, colour: palette.belly } })
  face(c, head, {
    azimuth: 0.46,
    elevation: 0.06,
    size: 0.185,
    inset: 0.9,
    mouth: 'open',
    mouthY: -0.22,
    mouthWidth: 0.15,
  })
}
