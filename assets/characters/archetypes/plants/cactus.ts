/** A chubby ribbed cactus in a terracotta pot with feet, arms up, a blossom on top. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, tube } from '../../glsl/solids.ts'
import { mixed, num, ramp, type Vec3, vec } from '../../glsl/values.ts'
import { blossom } from '../../parts/leaf.ts'
import { armSpace } from '../../pose/arms.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

function pot(c: Creature): void {
  const { sculpture: s, palette } = c
  const clay: Material = {
    colour: mixed(palette.foot ?? '#a8481f', '#e8834a', ramp(-1, -0.4, 'p.y')),
    rough: 0.6,
    softness: 0.3,
    coat: 0.15,
  }
  s.join('cylinder(p-vec3(0.,-.72,0.),.2,.52+.3*(p.y+.72),.06)*.85', clay, 0.01)
  s.join('cylinder(p-vec3(0.,-.5,0.),.1,.67,.06)', { ...clay, colour: '#f0965a' }, 0.01)
  s.join(
    'cylinder(p-vec3(0.,-.74,0.),.05,.53+.28*(p.y+.72),.02)*.85',
    { ...clay, colour: palette.accent },
    0.01,
  )
  s.join(
    'cylinder(p-vec3(0.,-.42,0.),.04,.59,.02)',
    { colour: '#4a2c1a', rough: 0.9, softness: 0.2, coat: 0 },
    0.01,
  )
  s.join(ellipsoid('m', [0.28, -0.93, 0.34], [0.22, 0.1, 0.26]), clay, 0.04)
}

function arms(c: Creature, skin: Material): void {
  const { sculpture: s } = c
  for (const [side, elbow, hand] of [
    [1, -0.06, 0.5],
    [-1, -0.22, 0.26],
  ] as const)
    s.join(
      tube(
        armSpace(c, 'p', [side * 0.45, elbow + 0.08, 0.05], [side * 0.9, hand, 0.14]),
        [side * 0.45, elbow + 0.08, 0.05],
        [side * 1.02, elbow - 0.12, 0.08],
        [side * 0.9, hand, 0.14],
        0.17,
        0.16,
      ),
      skin,
      0.08,
    )
}

function buds(c: Creature): void {
  const { sculpture: s } = c
  const top = s.space('top', `turnX(h-${vec([0.08, 0.84, 0.16])},-.5)`)
  blossom(c, top, { size: 0.36, petal: '#e81f72', edge: '#ff86b8', petals: 6 })
  s.space('bud', `h-${vec([-0.26, 0.76, 0.12])}`)
  s.join(`ellipsoid(bud,vec3(${num(0.1)},.13,.1))`, { colour: '#ff7fb0', rough: 0.4, softness: 0.9 }, 0.03)
}

export function cactus(c: Creature): void {
  const { sculpture: s, palette } = c
  const head: Vec3 = [0.56, 0.85, 0.54]
  headSpace(c, [0, 0.12, 0], c.options.tilt ?? 0.07)
  const prick = 'smoothstep(.17,.1,spots(p*4.6+2.))'
  const ribs = '(.5+.5*cos(atan(h.x,h.z)*12.))'
  const flesh = mixed(
    mixed(palette.shade, palette.body, ramp(-0.6, 0.5, 'p.y')),
    palette.shade,
    `.45*(1.-${ribs})`,
  )
  const skin: Material = {
    colour: blushed(mixed(flesh, palette.belly, prick), [0.38, -0.1, 0.42], palette.blush),
    rough: 0.42,
    softness: 0.8,
    coat: 0.4,
  }
  s.join(`${capsule('h', [0, -0.3, 0], [0, 0.3, 0], 0.5, 0.52)}+.022*cos(atan(h.x,h.z)*12.)*-1.`, skin)
  arms(c, skin)
  pot(c)
  buds(c)
  Object.assign(c.anatomy, { headRadii: head, skin: { ...skin, colour: palette.body } })
  face(c, head, {
    azimuth: 0.4,
    elevation: 0.08,
    size: 0.19,
    inset: 0.92,
    mouth: 'open',
    mouthY: -0.2,
    mouthZ: 0.555,
    mouthWidth: 0.14,
  })
}
