/** A flying eye: one great ball between two soft lids, lashes, a small mouth, stubby wings and a nerve for a tail. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { greatEye } from '../../face/great-eye.ts'
import { mouth } from '../../face/mouth.ts'
import { ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { mixed, num, ramp, type Vec3, vec } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { skinColour } from '../../skin.ts'

const HEAD: Vec3 = [0.86, 0.84, 0.82]

function lashes(c: Creature): void {
  const { sculpture: s, palette } = c
  const lowered = c.expression === 'calm' ? 0 : -0.12
  const ink: Material = { colour: palette.dark, rough: 0.35, softness: 0.2, coat: 0.7 }
  for (const [x, tall] of [
    [0, 0.5],
    [0.26, 0.46],
    [0.5, 0.36],
  ] as const) {
    const root: Vec3 = [x, 0.64 - x * x * 0.7 + lowered, 0.56 - x * 0.28]
    const tip: Vec3 = [x * 1.55, root[1] + tall, root[2] + 0.24]
    s.join(tube('hm', root, [x * 1.1, root[1] + tall * 0.3, root[2] + 0.3], tip, 0.065, 0.012), ink, 0.03)
  }
}

function wings(c: Creature): void {
  const { sculpture: s, palette } = c
  for (let i = 0; i < 3; i++) {
    const own = s.space(
      s.fresh('wing'),
      `turnZ(m-${vec([0.78, 0.26 - i * 0.1, -0.2])},${num(-0.62 - i * 0.5)})`,
    )
    const long = 0.56 - i * 0.13
    s.join(
      `${ellipsoid(own, [0, long * 0.75, 0], [0.15 - i * 0.02, long * 0.62, 0.07])}*.9`,
      {
        colour: mixed(palette.belly, palette.accent, ramp(0.1, long * 1.2, `${own}.y`)),
        rough: 0.5,
        softness: 0.9,
      },
      0.03,
    )
  }
}

export function eyeball(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0, 0], o.tilt ?? 0.1)
  const lid: Material = {
    colour: skinColour(c, { space: 'h', from: -0.9, to: 0.6, blush: [0.5, -0.46, 0.5] }),
    rough: 0.4,
    softness: 0.85,
    coat: 0.5,
  }
  s.join(ellipsoid('h', [0, 0, 0], HEAD), lid)
  s.join(tube('h', [0, -0.5, -0.5], [0.1, -1.1, -0.9], [-0.5, -1.12, -0.5], 0.2, 0.08), lid, 0.12)
  s.join(tube('h', [-0.5, -1.12, -0.5], [-0.78, -1.1, -0.3], [-0.66, -0.84, -0.36], 0.08, 0.05), lid, 0.03)
  s.join(sphere('h', [-0.66, -0.8, -0.36], 0.1), { ...lid, colour: palette.accent }, 0.04)
  wings(c)
  Object.assign(c.anatomy, { headRadii: HEAD, skin: lid })
  greatEye(c, lid, { radius: 0.76, opening: [0.6, 0.54, 0.5], centreY: 0.14, iris: 0.56, pupil: 0.3 })
  lashes(c)
  const shape = { calm: 'cat', blink: 'cat', attack: 'fang', hurt: 'o' } as const
  mouth(c, HEAD, { mouth: shape[c.expression], mouthY: -0.56, mouthWidth: 0.15 })
}
