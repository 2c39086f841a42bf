/** A bath duck: round head, flat bill that opens, small wings and an inflated ring striped in two colours (accent, belly). */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, tube } from '../../glsl/solids.ts'
import { mixed, num, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { skinColour } from '../../skin.ts'

function bill(c: Creature): void {
  const { sculpture: s, palette, expression } = c
  const horn: Material = { colour: palette.foot ?? '#ff8a1e', rough: 0.25, softness: 0.7, coat: 0.9 }
  const gape = expression === 'attack' ? 0.24 : expression === 'hurt' ? 0.14 : 0.05
  s.join(ellipsoid('turnX(h,-.1)', [0, -0.16 - gape, 0.46], [0.2, 0.06, 0.2]), horn, 0.03)
  if (gape > 0.05)
    s.join(ellipsoid('h', [0, -0.16 - gape * 0.45, 0.46], [0.16, gape * 0.5, 0.16]), {
      colour: '#5a1018',
      rough: 0.6,
      coat: 0,
    })
  s.join(ellipsoid('turnX(h,.14)', [0, -0.1, 0.5], [0.27, 0.085, 0.25]), horn, 0.03)
}

function swimRing(c: Creature): void {
  const { accent, belly } = c.palette
  c.sculpture.space('ring', `turnX(turnZ(p-vec3(0.,-.52,.02),${num(0.07)}),.1)`)
  c.sculpture.join(
    'ringFlat(ring,.7,.225)',
    {
      colour: mixed(accent, belly, 'smoothstep(-.12,.12,sin(atan(ring.x,ring.z)*5.+.6))'),
      rough: 0.18,
      softness: 0.7,
      coat: 1,
    },
    0.01,
  )
}

export function duck(c: Creature): void {
  const { sculpture: s, options: o } = c
  const head: Vec3 = o.headRadii ?? [0.56, 0.53, 0.52]
  headSpace(c, [0, 0.34, 0.1], o.tilt ?? -0.1)
  const skin: Material = {
    colour: skinColour(c, { from: -0.9, to: 0.3, blush: [0.4, -0.12, 0.38] }),
    rough: 0.25,
    softness: 0.85,
    coat: 0.8,
  }
  s.join(ellipsoid('p', [0, -0.5, -0.04], [0.62, 0.5, 0.66]), skin)
  s.join(capsule('p', [0, -0.36, -0.5], [0, 0.06, -0.98], 0.28, 0.05), skin, 0.14)
  s.join(ellipsoid('h', [0, 0, 0], head), skin, 0.12)
  s.join(tube('h', [0, 0.5, 0], [-0.02, 0.8, -0.1], [0.18, 0.78, 0.02], 0.1, 0.02), skin, 0.06)
  s.join(tube('h', [-0.02, 0.5, -0.04], [-0.16, 0.72, -0.08], [-0.2, 0.62, 0.06], 0.08, 0.015), skin, 0.04)
  swimRing(c)
  s.join(tube('m', [0.5, -0.28, 0.1], [0.92, -0.2, 0.1], [1.02, 0.16, 0.12], 0.19, 0.07), skin, 0.08)
  s.join(
    ellipsoid('m', [0.26, -0.96, 0.3], [0.17, 0.06, 0.22]),
    { colour: c.palette.foot ?? '#ff8a1e', coat: 0.7 },
    0.03,
  )
  bill(c)
  Object.assign(c.anatomy, { headRadii: head, skin })
  face(c, head, { azimuth: 0.5, elevation: 0.16, size: 0.18, inset: 0.92, mouth: 'none' })
}
