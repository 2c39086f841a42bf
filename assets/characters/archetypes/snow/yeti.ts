/** A shaggy yeti: locks of fur in rows, bare face and big bare hands, two fangs up. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { mixed, num, ramp, type Vec3 } from '../../glsl/values.ts'
import { armSpace } from '../../pose/arms.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

/** Rings of hanging locks, each a cone repeated around y: height, ring radius, how many, length. */
const rows: [number, number, number, number][] = [
  [0.02, 0.7, 13, 0.34],
  [-0.3, 0.76, 15, 0.34],
  [-0.58, 0.72, 14, 0.3],
]

function fur(c: Creature, coat: Material): void {
  const { sculpture: s } = c
  for (const [y, ring, count, long] of rows) {
    const own = s.space(s.fresh('lock'), `aroundY(turnY(vec3(p.x,p.y,p.z*1.08),${num(y * 7)}),${num(count)})`)
    s.join(
      `${capsule(own, [0, y, ring - 0.12], [0.03, y - long, ring + 0.08], 0.16, 0.015)}*.85`,
      { ...coat, colour: mixed(c.palette.shade, c.palette.body, ramp(-long - 0.05, 0.02, `p.y-${num(y)}`)) },
      0.05,
    )
  }
  s.space('ruff', 'aroundZ(h,15.)')
  s.join(`${capsule('ruff', [0, 0.42, 0.16], [0.05, 0.8, 0], 0.15, 0.015)}*.85`, coat, 0.06)
}

function limbs(c: Creature, coat: Material, bare: Material): void {
  const { sculpture: s } = c
  const left = armSpace(c, 'p', [-0.56, -0.06, 0.1], [-1.04, 0.28, 0.34])
  const right = armSpace(c, 'p', [0.56, -0.06, 0.1], [1, -0.56, 0.36])
  s.join(tube(left, [-0.56, -0.06, 0.1], [-1, -0.2, 0.2], [-1.04, 0.28, 0.34], 0.24, 0.2), coat, 0.08)
  s.join(tube(right, [0.56, -0.06, 0.1], [1.04, -0.1, 0.16], [1, -0.56, 0.36], 0.24, 0.2), coat, 0.08)
  s.space('palm', `p.x<0.?turnZ(${left}-vec3(-1.05,.46,.4),.15):turnZ(${right}-vec3(1.,-.7,.42),3.2)`)
  s.join(ellipsoid('palm', [0, 0, 0], [0.24, 0.22, 0.17]), bare, 0.04)
  for (const [x, y] of [
    [-0.17, 0.2],
    [0, 0.27],
    [0.17, 0.2],
  ] as const)
    s.join(capsule('palm', [x * 0.7, 0.06, 0.02], [x, y, 0.06], 0.09, 0.08), bare, 0.03)
  s.join(capsule('palm', [-0.1, -0.04, 0.04], [-0.27, 0.02, 0.1], 0.08, 0.07), bare, 0.03)
  s.join(ellipsoid('m', [0.34, -0.9, 0.26], [0.25, 0.13, 0.3]), bare, 0.04)
  for (const x of [-0.14, 0, 0.14])
    s.join(sphere('m', [0.34 + x, -0.93, 0.54 - Math.abs(x) * 0.4], 0.08), bare, 0.03)
}

function bareSkin(c: Creature): Material {
  const { palette } = c
  return {
    colour: blushed(
      mixed(palette.accent, palette.foot ?? palette.accent, ramp(0.3, -0.9, 'p.y')),
      [0.4, -0.14, 0.4],
    ),
    rough: 0.45,
    softness: 0.7,
    coat: 0.3,
  }
}

function forelock(c: Creature, coat: Material): void {
  for (const [x, y] of [
    [0.06, 1],
    [-0.12, 0.94],
    [0.22, 0.9],
  ] as const)
    c.sculpture.join(capsule('h', [x * 0.6, 0.5, 0.14], [x * 1.6 + 0.04, y, 0.1], 0.16, 0.015), coat, 0.06)
}

export function yeti(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = [0.6, 0.54, 0.52]
  headSpace(c, [0, 0.36, 0.16], o.tilt ?? 0.08)
  const coat: Material = {
    colour: mixed(palette.shade, palette.body, ramp(-0.9, 0.4, 'p.y+.06*sin(p.x*18.)')),
    rough: 0.75,
    softness: 0.9,
    coat: 0.05,
  }
  const bare = bareSkin(c)
  s.join(ellipsoid('p', [0, -0.36, 0], [0.7, 0.58, 0.6]), coat)
  s.join(ellipsoid('h', [0, 0.02, -0.08], [0.68, 0.62, 0.54]), coat, 0.15)
  fur(c, coat)
  limbs(c, coat, bare)
  s.join(ellipsoid('h', [0, -0.06, 0.06], [0.56, 0.46, 0.5]), bare, 0.03)
  forelock(c, coat)
  Object.assign(c.anatomy, { headRadii: head, skin: bare })
  face(c, [0.56, 0.5, 0.53], {
    azimuth: 0.44,
    elevation: 0.08,
    size: 0.18,
    inset: 0.96,
    lid: { tilt: -0.2, cover: 0.14, colour: palette.foot },
    mouth: 'open',
    mouthY: -0.26,
    mouthZ: 0.5,
    mouthWidth: 0.18,
  })
  s.join(capsule('hm', [0.17, -0.36, 0.5], [0.19, -0.2, 0.54], 0.06, 0.012), {
    colour: '#fff6e6',
    rough: 0.25,
    coat: 0.6,
  })
}
