/** A turtle whose shell is a mossy rock with a small tree on it. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { mixed, ramp, type Vec3, vec } from '../../glsl/values.ts'
import { blossom } from '../../parts/leaf.ts'
import type { Material } from '../../sculpture.ts'
import { skinColour } from '../../skin.ts'

function rock(c: Creature): void {
  const { sculpture: s, palette } = c
  s.space('rock', 'p-vec3(0.,-.34,-.16)')
  const cut = (turn: string, half: string) => `roundBox(${turn},${half},.16)`
  const layer = 'sin(p.y*24.+1.6*sin(p.x*3.+p.z*2.))'
  const stoneTone = mixed(
    mixed('#7a3f34', palette.accent, `smoothstep(-.5,.2,${layer})`),
    '#f0c890',
    `smoothstep(.55,.8,${layer})`,
  )
  const grass = mixed('#3f9a35', '#9ad845', 'smoothstep(.25,.65,layeredNoise(p*7.))')
  s.join(
    `smoothMax(${cut('turnY(rock,.3)', 'vec3(.72,.46,.74)')},${cut('turnZ(turnX(turnY(rock,.5),.6),.55)', 'vec3(.76,.62,.76)')},.06)`,
    { colour: stoneTone, rough: 0.55, softness: 0.25, coat: 0.25 },
  )
  s.join(
    '(smoothMax(ellipsoid(p-vec3(0.,-.02,-.16),vec3(.68,.28,.68)),-(p.y-.02+.06*sin(atan(p.x,p.z+.16)*7.)),.05)-.012*sin(p.x*17.)*sin(p.z*17.))*.85',
    { colour: grass, rough: 0.85, softness: 0.7, coat: 0 },
    0.03,
  )
  s.join(
    'ringFlat((p-vec3(0.,-.66,-.14))*vec3(1.,.8,1.),.66,.12)',
    { colour: palette.belly, rough: 0.5, softness: 0.6, coat: 0.3 },
    0.04,
  )
}

function tree(c: Creature): void {
  const { sculpture: s, palette } = c
  s.join(
    tube('p', [0, 0.12, -0.2], [0.1, 0.4, -0.2], [-0.06, 0.66, -0.2], 0.14, 0.08),
    { colour: mixed('#4a2814', '#9a5f30', ramp(0, 0.7, 'p.y')), rough: 0.75, softness: 0.3, coat: 0.05 },
    0.05,
  )
  const crown: Material = {
    colour: mixed(
      mixed('#1f8a3a', '#86d83f', ramp(0.6, 1.2, 'p.y')),
      '#ff5a5a',
      'smoothstep(.17,.13,spots(p*3.6+5.))',
    ),
    rough: 0.55,
    softness: 0.75,
    coat: 0.2,
  }
  for (const [x, y, z, r] of [
    [-0.06, 0.98, -0.2, 0.32],
    [0.28, 0.82, -0.16, 0.24],
    [-0.4, 0.82, -0.18, 0.25],
    [-0.02, 0.8, 0.06, 0.24],
  ] as const)
    s.join(sphere('p', [x, y, z], r), crown, 0.06)
  for (const [x, y, z, size] of [
    [-0.42, 0.24, 0.1, 0.13],
    [0.36, 0.26, 0.12, 0.11],
  ] as const)
    blossom(c, s.space(s.fresh('flower'), `turnX(p-${vec([x, y, z])},-.7)`), {
      size,
      petal: palette.glow,
      edge: '#fff0c0',
    })
}

function limbs(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  for (const [z, turn] of [
    [0.36, 0.12],
    [-0.56, -0.06],
  ] as const) {
    s.join(capsule('m', [0.46, -0.62, z], [0.62, -0.86, z + turn], 0.22, 0.18), skin, 0.06)
    for (const x of [-0.11, 0, 0.11])
      s.join(
        ellipsoid('m', [0.64 + x, -0.94, z + turn + 0.17], [0.055, 0.05, 0.06]),
        { colour: palette.belly, rough: 0.3, coat: 0.6 },
        0.02,
      )
  }
  s.join(tube('p', [0, -0.74, -0.8], [-0.1, -0.8, -1.05], [-0.24, -0.66, -1.14], 0.14, 0.03), skin, 0.05)
}

export function turtle(c: Creature): void {
  const { sculpture: s, palette } = c
  const head: Vec3 = [0.5, 0.46, 0.46]
  headSpace(c, [0, -0.22, 0.74], c.options.tilt ?? 0.08)
  const skin: Material = {
    colour: mixed(
      skinColour(c, {
        from: -1,
        to: 0.1,
        belly: { centre: [0, -0.6, 0.86], radii: [0.3, 0.3, 0.4] },
        blush: [0.4, -0.1, 0.3],
      }),
      palette.shade,
      '.7*smoothstep(.32,.26,spots(p*4.4+3.))*smoothstep(.85,.6,p.z)',
    ),
    rough: 0.35,
    softness: 0.75,
    coat: 0.5,
  }
  rock(c)
  tree(c)
  s.join(tube('p', [0, -0.6, 0.3], [0, -0.62, 0.6], [0, -0.3, 0.66], 0.3, 0.26), skin, 0.06)
  limbs(c, skin)
  s.join(ellipsoid('h', [0, 0, 0], head), skin, 0.1)
  Object.assign(c.anatomy, { headRadii: head, skin: { ...skin, colour: palette.body } })
  face(c, head, {
    azimuth: 0.48,
    elevation: 0.12,
    size: 0.19,
    inset: 0.92,
    mouth: 'open',
    mouthY: -0.24,
    mouthWidth: 0.17,
    lid: { tilt: 0.1, cover: 0.2 },
  })
}
