/**
 * A four-legged dragon with a long neck and a big head. Options: wings ('leaf', 'bat', 'none'), spikes ('leaves', 'plates',
 * 'none'), mane ('flowers', 'none'), tailTip ('leaf', 'spade', 'none'), wingTip (colour of the leaves' ends).
 */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, octahedron, sphere, tube } from '../../glsl/solids.ts'
import { mixed, num, ramp, type Vec3, vec } from '../../glsl/values.ts'
import { blossom, leaf } from '../../parts/leaf.ts'
import { batWings } from '../../parts/wings.ts'
import type { Material } from '../../sculpture.ts'
import { skinColour } from '../../skin.ts'

function legs(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  const claw: Material = { colour: palette.horn ?? '#fff0d0', rough: 0.3, softness: 0.4, coat: 0.6 }
  const paw: Material = {
    ...skin,
    colour: mixed(palette.foot ?? palette.shade, palette.body, ramp(-1, -0.6, 'p.y')),
  }
  for (const z of [0.26, -0.52]) {
    s.join(ellipsoid('m', [0.34, -0.52, z - 0.04], [0.22, 0.3, 0.25]), skin, 0.1)
    s.join(capsule('m', [0.36, -0.62, z], [0.38, -0.88, z + 0.06], 0.18, 0.15), paw, 0.07)
    s.join(ellipsoid('m', [0.385, -0.92, z + 0.12], [0.19, 0.1, 0.21]), paw, 0.04)
    s.join(
      capsule(`vec3(abs(m.x-.385)-.085,m.yz)`, [0, -0.94, z + 0.27], [0, -0.97, z + 0.35], 0.05, 0.02),
      claw,
      0.015,
    )
  }
}

function tail(c: Creature, skin: Material): void {
  const { sculpture: s, options: o, palette } = c
  const tip: Vec3 = [-0.82, 0.06, -0.98]
  s.join(tube('p', [0, -0.4, -0.5], [-0.3, -0.95, -1.35], tip, 0.3, 0.07), skin, 0.12)
  if (o.tailTip === 'leaf')
    for (const [roll, long] of [
      [0.1, 0.5],
      [1.1, 0.34],
      [-0.9, 0.36],
    ] as const)
      leaf(c, s.space(s.fresh('tailLeaf'), `turnZ(p-${vec(tip)},${num(roll)})`), {
        long,
        tip: palette.accent,
      })
  if (o.tailTip === 'spade')
    s.join(octahedron('p', [tip[0], tip[1] + 0.16, tip[2]], [0.22, 0.32, 0.1], 0.02), {
      colour: palette.accent,
      rough: 0.3,
      softness: 0.7,
      coat: 0.5,
    })
}

function spikes(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const ridge: [number, number, number][] = [
    [0.36, -0.02, -0.5],
    [0.16, -0.24, -0.8],
    [-0.02, -0.46, -1.05],
    [-0.12, -0.66, -1.35],
  ]
  for (const [y, z, pitch] of ridge) {
    const own = s.space(s.fresh('ridge'), `turnX(p-${vec([0, y, z])},${num(pitch)})`)
    if (o.spikes === 'leaves')
      leaf(c, s.space(s.fresh('blade'), `turnY(${own},1.57)`), { long: 0.36, wide: 0.4, tip: palette.accent })
    else
      s.join(
        capsule(`${own}*vec3(1.6,1.,1.)`, [0, -0.06, 0], [0, 0.26, -0.04], 0.13, 0.012),
        { colour: palette.accent, rough: 0.35, softness: 0.7, coat: 0.5 },
        0.03,
      )
  }
}

/** Three long leaves on a twig, mirrored. */
function leafWings(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  const tip = typeof o.wingTip === 'string' ? o.wingTip : palette.accent
  s.space('wing', 'turnY(turnZ(m-vec3(.24,-.02,-.2),.12),.35)')
  s.join(
    tube('wing', [0, 0, 0], [0.1, 0.34, 0], [0.42, 0.5, 0], 0.1, 0.05),
    { colour: '#7a5230', rough: 0.7, softness: 0.4 },
    0.04,
  )
  const blades: [number, number, number, number][] = [
    [0.36, 0.46, 1.32, 1.12],
    [0.42, 0.46, 0.84, 1.24],
    [0.36, 0.42, 0.36, 1.16],
    [0.26, 0.32, -0.12, 0.96],
    [0.14, 0.18, -0.6, 0.74],
  ]
  blades.forEach(([x, y, angle, long], i) => {
    const own = s.space(
      s.fresh('wingLeaf'),
      `turnZ(wing-${vec([x, y, -0.03 * i])},${num(angle - Math.PI / 2)})`,
    )
    leaf(c, own, { long, wide: 0.2, root: palette.shade, tip, curl: -0.1 })
  })
}

function flowerMane(c: Creature, head: Vec3): void {
  const { sculpture: s, palette } = c
  s.space('wreath', `aroundZ(turnZ(h,.2),9.)-vec3(0.,${num(head[1] + 0.08)},-.12)`)
  leaf(c, s.space('wreathLeaf', `turnX(wreath+vec3(0.,.1,.12),.35)`), {
    long: 0.46,
    wide: 0.36,
    tip: palette.accent,
  })
  const each = 'step(0.,sin(atan(h.x,h.y)*4.5))'
  blossom(c, 'wreath', {
    size: 0.21,
    petal: mixed('#f02878', '#ff9f1a', each),
    edge: mixed('#ff9cc6', '#ffe27a', each),
  })
}

function headAndSnout(c: Creature, skin: Material, head: Vec3): void {
  const { sculpture: s, palette } = c
  s.join(ellipsoid('h', [0, 0, 0], head), skin, 0.12)
  s.join(
    ellipsoid('h', [0, -0.17, head[2] - 0.1], [0.33, 0.24, 0.29]),
    { ...skin, colour: mixed(palette.belly, palette.body, ramp(-0.2, 0.02, 'h.y')), bump: 0 },
    0.08,
  )
  s.carve(sphere('hm', [0.12, -0.06, head[2] + 0.16], 0.035), { colour: palette.dark }, 0.03)
}

export function drake(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = o.headRadii ?? [0.52, 0.47, 0.46]
  headSpace(c, o.headCentre ?? [0, 0.48, 0.42], o.tilt ?? 0.07)
  if (o.scales) s.relief = 'max(0.,.5-spots(p*6.))*.9'
  const scutes = `smoothstep(.3,.18,abs(p.x)-.06)*smoothstep(.02,.2,p.z)*(.86+.14*smoothstep(-.2,.4,sin(p.y*34.)))`
  const skin: Material = {
    colour: mixed(
      skinColour(c, { from: -0.9, to: 0.5, blush: [head[0] * 0.74, -head[1] * 0.2, head[2] * 0.6] }),
      palette.belly,
      `${scutes}*step(p.y,.25)`,
    ),
    rough: o.rough ?? 0.42,
    softness: 0.75,
    coat: o.coat ?? 0.45,
    bump: o.bump ?? 0,
  }
  s.join(ellipsoid('p', [0, -0.34, -0.16], [0.46, 0.42, 0.58]), skin)
  s.join(tube('p', [0, -0.3, 0.1], [0, -0.05, 0.4], [0, 0.34, 0.34], 0.38, 0.28), skin, 0.15)
  headAndSnout(c, skin, head)
  legs(c, skin)
  tail(c, skin)
  Object.assign(c.anatomy, { headRadii: head, skin: { ...skin, colour: palette.body } })
  if (o.spikes !== 'none') spikes(c)
  if (o.wings === 'leaf') leafWings(c)
  else if (o.wings !== 'none') batWings(c, { size: 1.05, height: 0.02, depth: -0.2, raise: 0.15, sweep: 0.4 })
  if (o.mane === 'flowers') flowerMane(c, head)
  face(c, head, {
    azimuth: 0.52,
    elevation: 0.2,
    size: 0.19,
    inset: 0.9,
    mouth: 'smile',
    mouthY: -0.25,
    mouthZ: head[2] + 0.175,
    mouthWidth: 0.15,
  })
}
