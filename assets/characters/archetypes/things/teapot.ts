/** A porcelain teapot: spout for a nose, lid for a hat, handles for arms on the hips, roses on its flanks. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, cylinder, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { porcelain } from '../../parts/finishes.ts'
import { gold } from '../../parts/gold.ts'
import { blossom, leaf } from '../../parts/leaf.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const BODY: Vec3 = [0.86, 0.74, 0.76]

function lid(c: Creature, china: Material): void {
  const { sculpture: s, palette } = c
  s.join(cylinder('h', [0, 0.66, 0], 0.06, 0.5, 0.05), gold, 0.02)
  s.join(ellipsoid('h', [0, 0.7, 0], [0.46, 0.27, 0.46]), { ...china, colour: palette.body }, 0.01)
  s.join(cylinder('h', [0, 0.95, 0], 0.05, 0.09, 0.03), gold, 0.02)
  const top = s.space('top', 'turnX(h-vec3(0.,1.04,.06),-.75)')
  for (const angle of [-1.9, 1.9])
    leaf(c, s.space(s.fresh('blade'), `turnZ(top-vec3(0.,0.,-.04),${angle})`), { long: 0.42 })
  blossom(c, top, { size: 0.27, petal: palette.accent, edge: '#ffd0dc', heart: '#ffd76a', petals: 6 })
}

function roses(c: Creature): void {
  const { sculpture: s, palette } = c
  const flank = s.space('flank', 'turnX(turnY(m-vec3(.58,-.6,.46),-.78),.42)')
  for (const angle of [-1.1, 1.5])
    leaf(c, s.space(s.fresh('blade'), `turnZ(flank-vec3(0.,0.,-.03),${angle})`), {
      long: 0.36,
      wide: 0.24,
      curl: 0,
    })
  blossom(c, flank, { size: 0.3, petal: palette.accent, edge: '#ffc2d2', heart: '#ffd76a', petals: 5 })
}

export function teapot(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, -0.22, 0], o.tilt ?? 0.06)
  const glaze = mixed(
    mixed(palette.shade, palette.belly, ramp(-0.75, 0.1, 'h.y')),
    palette.body,
    ramp(0.42, 0.5, 'h.y'),
  )
  const china = porcelain(blushed(glaze, [0.56, -0.14, 0.5], palette.blush))
  s.join(ellipsoid('h', [0, 0, 0], BODY), china)
  s.join('ringFlat(h-vec3(0.,.43,0.),.69,.028)', gold, 0.01)
  s.join(cylinder('p', [0, -0.92, 0], 0.06, 0.46, 0.05), { ...china, colour: palette.body }, 0.06)
  s.join('ringFlat(p-vec3(0.,-.96,0.),.46,.04)', gold, 0.01)
  lid(c, china)
  const nose = { ...china, colour: mixed(palette.belly, palette.body, ramp(0.7, 0.95, 'h.z')) }
  s.join(tube('h', [0, -0.2, 0.6], [0, -0.3, 0.94], [0, -0.06, 1.0], 0.18, 0.115), nose, 0.08)
  s.join('ringFlat(turnX(h-vec3(0.,-.04,1.0),.1),.11,.035)', gold, 0.01)
  s.carve(capsule('h', [0, 0.2, 1.0], [0, -0.06, 1.0], 0.08), { colour: '#6a2a1a', rough: 0.4 }, 0.01)
  const handle = { ...china, colour: palette.body }
  s.join(tube('m', [0.66, 0.14, 0], [1.3, 0.34, 0], [1.12, -0.26, 0.04], 0.1, 0.09), handle, 0.04)
  s.join(tube('m', [1.12, -0.26, 0.04], [1.04, -0.52, 0.06], [0.74, -0.46, 0.1], 0.09, 0.1), handle, 0.03)
  s.join(sphere('m', [1.13, 0.06, 0.02], 0.115), gold, 0.02)
  roses(c)
  Object.assign(c.anatomy, { headRadii: [0.8, 1, 0.7], skin: { ...china, colour: palette.belly } })
  face(c, BODY, {
    azimuth: 0.44,
    elevation: 0.16,
    size: 0.23,
    inset: 0.93,
    mouth: 'smile',
    mouthY: -0.46,
    mouthWidth: 0.24,
  })
}
