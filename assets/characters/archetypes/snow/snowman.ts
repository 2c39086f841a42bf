/** Two balls of snow, carrot nose, twig arms in mittens and a bucket for a hat. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { armSpace } from '../../pose/arms.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

function bucket(c: Creature): void {
  const { sculpture: s, palette } = c
  const tin: Material = {
    colour: mixed(palette.accent, palette.shade, ramp(0.5, -0.1, 'bucket.y')),
    rough: 0.28,
    metal: 0.35,
    softness: 0.2,
    coat: 0.8,
  }
  s.space('bucket', 'turnX(turnZ(h-vec3(-.1,.46,-.02),.26),-.08)')
  s.join('(smoothMax(length(bucket.xz)-.46+.2*bucket.y,abs(bucket.y-.2)-.28,.05))*.9', tin, 0.02)
  s.join(
    'ringFlat(bucket-vec3(0.,-.06,0.),.475,.05)',
    { ...tin, colour: palette.foot ?? palette.accent },
    0.01,
  )
  s.join(
    'ringFlat(bucket-vec3(0.,.26,0.),.415,.03)',
    { ...tin, colour: palette.foot ?? palette.accent },
    0.01,
  )
  s.join('ringFacing(bucket-vec3(0.,-.02,.0),.6,.024)', { colour: '#c8d4e4', rough: 0.2, metal: 0.9 }, 0.01)
}

function arms(c: Creature): void {
  const { sculpture: s, palette } = c
  const bark: Material = { colour: '#7a4a26', rough: 0.7, softness: 0.3, coat: 0.1 }
  const arm = armSpace(c, 'm', [0.4, -0.34, 0.08], [0.98, 0, 0.26])
  s.join(tube(arm, [0.4, -0.34, 0.08], [0.78, -0.4, 0.16], [0.98, -0.02, 0.26], 0.06, 0.05), bark, 0.02)
  s.join(capsule(arm, [0.78, -0.28, 0.16], [0.96, -0.36, 0.18], 0.035, 0.02), bark, 0.02)
  const mitten: Material = { colour: palette.foot ?? '#e8384a', rough: 0.8, softness: 0.6, coat: 0 }
  s.join(ellipsoid(arm, [1.02, 0.14, 0.3], [0.15, 0.19, 0.13]), mitten, 0.02)
  s.join(ellipsoid(arm, [0.87, 0.12, 0.34], [0.07, 0.1, 0.07]), mitten, 0.04)
  s.join(`ringFlat(turnZ(${arm}-vec3(.985,-.02,.27),-.3),.09,.055)`, { ...mitten, colour: '#fff4ea' }, 0.02)
}

export function snowman(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = [0.6, 0.54, 0.56]
  headSpace(c, [0, 0.2, 0.04], o.tilt ?? -0.08)
  const ball = mixed(
    palette.shade,
    palette.body,
    'smoothstep(-.5,.4,min(h.y+.1,p.y+1.1)-.2+.35*step(-.35,h.y)*h.y)',
  )
  const snow: Material = { colour: blushed(ball, [0.42, -0.16, 0.42]), rough: 0.75, softness: 1, coat: 0.1 }
  s.join(sphere('p', [0, -0.5, 0], 0.56), snow)
  s.join(ellipsoid('h', [0, 0, 0], head), snow, 0.05)
  s.join(ellipsoid('m', [0.26, -0.94, 0.22], [0.24, 0.12, 0.26]), snow, 0.08)
  bucket(c)
  arms(c)
  const coal: Material = { colour: '#1a1c2a', rough: 0.35, softness: 0, coat: 0.6 }
  for (const [y, z] of [
    [-0.4, 0.55],
    [-0.62, 0.54],
  ] as const)
    s.join(sphere('p', [0, y, z], 0.068), coal, 0.01)
  s.join(
    `${capsule('h', [0, -0.04, 0.5], [0.03, -0.1, 0.98], 0.12, 0.02)}-.008*sin(h.z*46.)`,
    { colour: mixed('#ff9a1e', '#e8480a', ramp(0.9, 0.5, 'h.z')), rough: 0.4, softness: 0.7, coat: 0.4 },
    0.015,
  )
  Object.assign(c.anatomy, { headRadii: head, skin: snow })
  face(c, head, {
    azimuth: 0.44,
    elevation: 0.16,
    size: 0.18,
    inset: 0.93,
    mouth: 'open',
    mouthY: -0.27,
    mouthWidth: 0.16,
  })
}
