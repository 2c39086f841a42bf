/** A flower whose heart is the face: two rings of petals, stem with leaf arms, and feet. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { ellipsoid, tube } from '../../glsl/solids.ts'
import { mixed, num, ramp, type Vec3, vec } from '../../glsl/values.ts'
import { leaf } from '../../parts/leaf.ts'
import { legs } from '../../parts/limbs.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

function petals(c: Creature): void {
  const { sculpture: s, palette } = c
  for (const [turn, reach, z, tone] of [
    [0, 0.74, -0.12, palette.accent],
    [0.2094, 0.66, -0.02, palette.body],
  ] as const) {
    const own = s.space(s.fresh('ray'), `aroundZ(turnZ(h,${num(turn)}),15.)`)
    s.join(
      `ellipsoid(${own}-vec3(0.,${num(reach)},${num(z)}+.25*(${own}.y-.6)*(${own}.y-.6)),vec3(.125,.3,.055))*.8-.012`,
      {
        colour: mixed(palette.shade, tone, ramp(0.45, 0.85, `${own}.y`)),
        rough: 0.4,
        softness: 0.75,
        coat: 0.3,
      },
      0.012,
    )
  }
}

export function flower(c: Creature): void {
  const { sculpture: s, palette } = c
  const head: Vec3 = [0.56, 0.56, 0.36]
  headSpace(c, [0, 0.34, 0.08], c.options.tilt ?? 0.1)
  const seeds = `smoothstep(.34,.2,spots(h*11.))*${ramp(0.4, 0.5, 'length(h.xy)')}`
  const heart = mixed(mixed('#ffb04a', palette.belly, ramp(0.2, 0.5, 'length(h.xy)')), palette.dark, seeds)
  const skin: Material = {
    colour: blushed(heart, [0.36, -0.14, 0.24]),
    rough: 0.55,
    softness: 0.8,
    coat: 0.15,
  }
  petals(c)
  s.join(ellipsoid('h', [0, 0, 0], head), skin, 0.02)
  const stem: Material = {
    colour: mixed('#2f8a34', '#7fcf4a', ramp(-1, -0.1, 'p.y')),
    rough: 0.45,
    softness: 0.8,
    coat: 0.4,
  }
  s.join(tube('p', [0, -0.72, 0], [0, -0.4, -0.05], [0, 0.1, -0.1], 0.27, 0.13), stem, 0.03)
  legs(c, { x: 0.16, top: -0.72, thick: 0.13, shoe: [0.19, 0.11, 0.25], skin: stem })
  for (const [side, roll, long] of [
    [1, -0.95, 0.86],
    [-1, 1.25, 0.86],
  ] as const) {
    const own = s.space(s.fresh('armLeaf'), `turnZ(p-${vec([side * 0.14, -0.42, 0.02])},${num(roll)})`)
    leaf(c, own, { long, wide: 0.3, root: '#2f9a3a', tip: '#86d040', curl: 0.14 })
  }
  Object.assign(c.anatomy, { headRadii: head, skin: { ...skin, colour: '#ffa83e' } })
  face(c, head, {
    azimuth: 0.46,
    elevation: 0.12,
    size: 0.165,
    inset: 0.92,
    mouth: 'open',
    mouthY: -0.17,
    mouthWidth: 0.15,
  })
}
