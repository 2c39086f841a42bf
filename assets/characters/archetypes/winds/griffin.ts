/** A griffin: eagle's head and talons, feathered ruff, lion's body, paws and tufted tail. Wings are a part of its line. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, tube } from '../../glsl/solids.ts'
import { mixed, num, ramp, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { blushed, skinColour } from '../../skin.ts'

function plumes(c: Creature, down: Material): void {
  const { sculpture: s, palette } = c
  const rows: [number, number, number, number][] = [
    [0.06, 0.36, 12, 0.2],
    [-0.14, 0.42, 13, 0.9],
  ]
  for (const [y, ring, count, turned] of rows) {
    const own = s.space(
      s.fresh('plume'),
      `aroundY(turnY(turnX(p-vec3(0.,${num(y)},.26),.42),${num(turned)}),${num(count)})`,
    )
    s.join(
      `${capsule(own, [0, 0.06, ring - 0.06], [0.02, -0.26, ring + 0.1], 0.14, 0.02)}*.85`,
      { ...down, colour: mixed(palette.accent, palette.belly, ramp(-0.24, -0.02, `${own}.y`)) },
      0.04,
    )
  }
  for (const [x, up, out] of [
    [0.26, 0.92, 0.62],
    [0.34, 0.66, 0.72],
  ] as const)
    s.join(
      tube('hm*vec3(1.,1.,1.3)', [x, 0.3, 0], [x + 0.1, up * 0.8, -0.06], [out, up, -0.2], 0.15, 0.02),
      { ...down, colour: mixed(palette.belly, palette.accent, ramp(0.4, 0.85, 'h.y')) },
      0.05,
    )
  s.join(
    tube('h', [0, 0.4, 0.12], [0.02, 0.72, 0.02], [-0.08, 0.72, -0.32], 0.15, 0.03),
    { ...down, colour: palette.accent },
    0.06,
  )
}

function limbs(c: Creature, hide: Material, down: Material): void {
  const { sculpture: s, palette } = c
  const talon: Material = { colour: palette.foot ?? '#ffb01e', rough: 0.3, softness: 0.6, coat: 0.6 }
  const claw: Material = { colour: palette.dark, rough: 0.2, coat: 0.9 }
  s.join(
    capsule('m', [0.3, -0.3, 0.24], [0.34, -0.62, 0.3], 0.2, 0.15),
    { ...down, colour: palette.belly },
    0.08,
  )
  s.join(capsule('m', [0.34, -0.6, 0.3], [0.35, -0.88, 0.34], 0.1, 0.09), talon, 0.03)
  s.space('toe', 'vec3(abs(m.x-.35),m.yz)')
  s.join(capsule('toe', [0.03, -0.9, 0.36], [0.13, -0.95, 0.54], 0.085, 0.065), talon, 0.03)
  s.join(capsule('toe', [0.13, -0.94, 0.56], [0.15, -0.98, 0.68], 0.05, 0.01), claw, 0.01)
  s.join(ellipsoid('m', [0.36, -0.52, -0.5], [0.22, 0.32, 0.27]), hide, 0.1)
  s.join(capsule('m', [0.38, -0.7, -0.46], [0.39, -0.88, -0.38], 0.16, 0.14), hide, 0.06)
  s.join(ellipsoid('m', [0.39, -0.93, -0.3], [0.18, 0.09, 0.22]), { ...hide, colour: palette.shade }, 0.04)
  s.join(tube('p', [0, -0.36, -0.6], [-0.4, -0.7, -1.3], [-0.9, 0.02, -0.9], 0.12, 0.08), hide, 0.06)
  s.join(
    `${ellipsoid('turnZ(p-vec3(-.95,.14,-.88),.4)', [0, 0.06, 0], [0.17, 0.27, 0.17])}-.02*sin(p.y*30.+p.x*14.)`,
    { ...hide, colour: mixed(palette.shade, palette.accent, ramp(0, 0.4, 'p.y')), coat: 0.05 },
    0.06,
  )
}

export function griffin(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = [0.53, 0.49, 0.47]
  headSpace(c, [0, 0.46, 0.4], o.tilt ?? 0.07)
  const hide: Material = {
    colour: skinColour(c, { from: -0.95, to: 0.2 }),
    rough: 0.55,
    softness: 0.75,
    coat: 0.15,
  }
  const down: Material = {
    colour: blushed(
      mixed(palette.accent, palette.belly, ramp(-0.62, -0.1, 'h.y')),
      [0.38, -0.12, 0.3],
      palette.blush,
    ),
    rough: 0.5,
    softness: 0.85,
    coat: 0.15,
  }
  s.join(ellipsoid('p', [0, -0.36, -0.18], [0.43, 0.4, 0.58]), hide)
  s.join(ellipsoid('p', [0, -0.24, 0.2], [0.42, 0.42, 0.36]), down, 0.1)
  s.join(capsule('p', [0, -0.1, 0.22], [0, 0.3, 0.34], 0.36, 0.36), down, 0.1)
  s.join(ellipsoid('h', [0, 0, 0], head), down, 0.1)
  plumes(c, down)
  limbs(c, hide, down)
  Object.assign(c.anatomy, { headRadii: head, skin: down })
  face({ ...c, palette: { ...palette, accent: palette.foot ?? '#ffb01e' } }, head, {
    azimuth: 0.5,
    elevation: 0.16,
    size: 0.2,
    inset: 0.92,
    lid: { tilt: -0.45, cover: 0.24 },
    mouth: 'none',
    beak: { y: -0.1, length: 0.34, width: 0.19, hook: 0.2 },
  })
}
