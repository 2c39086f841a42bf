/** A proud pizza slice: crust for a quiff, melting cheese, salami and olives, a crown of basil. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { eyesAt } from '../../face/eyes-at.ts'
import { face } from '../../face/face.ts'
import { capsule, cylinderFacing, ellipsoid, sphere } from '../../glsl/solids.ts'
import { mixed, num, ramp, vec } from '../../glsl/values.ts'
import { boots } from '../../parts/boots.ts'
import { lacquer, rubber } from '../../parts/finishes.ts'
import { glovedArm } from '../../parts/gloves.ts'
import { leaf } from '../../parts/leaf.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const slice = (grow: number, z: number, half: number): string =>
  `smoothMax(smoothMax(hm.x*.83-(h.y+.96)*.58-${num(grow)},h.y-.62,.12),abs(h.z-${num(z)})-${num(half)},.06)`

function toppings(c: Creature): void {
  const { sculpture: s, palette } = c
  const fat = mixed('#d8283a', '#ff8a7a', 'smoothstep(.45,.3,spots(h*9.))')
  const salami: Material = { colour: fat, rough: 0.35, softness: 0.7, coat: 0.6 }
  for (const [x, y] of [
    [-0.7, 0.36],
    [0.62, -0.02],
    [0.02, -0.64],
  ] as const) {
    s.join(cylinderFacing('h', [x, y, 0.23], 0.05, 0.17, 0.04), salami, 0.01)
    s.join(`ringFacing(h-${vec([x, y, 0.26])},.155,.028)`, { ...salami, colour: '#a81428' }, 0.01)
  }
  for (const [x, y] of [
    [0.78, 0.42],
    [-0.52, -0.1],
  ] as const)
    s.join(`ringFacing(h-${vec([x, y, 0.25])},.075,.045)`, lacquer(palette.dark), 0.008)
}

function basil(c: Creature): void {
  const { sculpture: s } = c
  for (const [x, turn, long] of [
    [0, 0.05, 0.62],
    [-0.1, 0.95, 0.5],
    [0.1, -0.95, 0.5],
  ] as const)
    leaf(c, s.space(s.fresh('basil'), `turnX(turnZ(h-${vec([x, 0.84, 0.06])},${num(turn)}),.25)`), {
      long,
      wide: 0.36,
      root: '#1c8a3a',
      tip: '#6ed84a',
      curl: 0.2,
    })
}

function limbs(c: Creature): void {
  const { palette } = c
  const hose = rubber(palette.dark)
  boots(c, { x: 0.2, top: -0.5, leg: hose, boot: lacquer(palette.accent) })
  glovedArm(c, {
    side: 1,
    from: [0.66, 0.1, 0.05],
    elbow: [1.3, 0.06, 0.1],
    hand: [0.84, -0.3, 0.3],
    turn: 1.4,
    fist: true,
    sleeve: hose,
  })
  glovedArm(c, {
    side: -1,
    from: [0.66, 0.1, 0.05],
    elbow: [1.16, -0.16, 0.1],
    hand: [1.22, 0.34, 0.3],
    turn: -0.25,
    sleeve: hose,
  })
}

function drips(c: Creature, cheese: Material): void {
  const { sculpture: s } = c
  for (const [x, y, long] of [
    [-0.4, -0.4, 0.3],
    [0.52, -0.26, 0.36],
    [-0.8, 0.16, 0.34],
    [0.1, -0.86, 0.22],
  ] as const)
    s.join(`${capsule('h', [x, y, 0.16], [x, y - long, 0.18], 0.1, 0.075)}`, cheese, 0.08)
}

function moustache(c: Creature): void {
  const { sculpture: s } = c
  s.join(ellipsoid('hm', [0.11, -0.15, 0.31], [0.13, 0.05, 0.07]), rubber('#3a1a10'), 0.02)
  s.join(capsule('hm', [0.18, -0.16, 0.3], [0.32, -0.06, 0.28], 0.045, 0.012), rubber('#3a1a10'), 0.03)
  s.join(sphere('h', [0, -0.06, 0.31], 0.075), lacquer('#ff5a4a'), 0.01)
}

export function pizza(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.22, 0], o.tilt ?? -0.08)
  const bubbles = 'smoothstep(.34,.2,spots(h*4.+2.))'
  const cheese: Material = {
    colour: blushed(
      mixed(mixed(palette.shade, palette.body, ramp(-0.9, 0.3, 'h.y')), '#fff0a8', bubbles),
      [0.46, -0.02, 0.2],
      palette.blush,
    ),
    rough: 0.24,
    softness: 1,
    coat: 0.8,
  }
  const crust: Material = {
    colour: mixed('#f0b060', '#a8581c', `smoothstep(.42,.66,layeredNoise(h*5.))`),
    rough: 0.6,
    softness: 0.5,
    coat: 0.15,
  }
  s.join(slice(0.02, -0.06, 0.12), crust)
  s.join(slice(0, 0.1, 0.11), { colour: palette.accent, rough: 0.3, softness: 0.7, coat: 0.6 }, 0.01)
  s.join(slice(-0.05, 0.14, 0.11), cheese, 0.01)
  drips(c, cheese)
  s.join(`${capsule('hm', [0, 0.72, 0], [0.94, 0.58, 0], 0.26, 0.2)}-.02*sin(h.x*9.)`, crust, 0.05)
  toppings(c)
  basil(c)
  limbs(c)
  moustache(c)
  Object.assign(c.anatomy, { headRadii: [0.7, 0.8, 0.3], skin: { ...cheese, colour: palette.body } })
  const { radii, eyes } = eyesAt([0.28, 0.2, 0.22], 0.16)
  face(c, radii, {
    ...eyes,
    size: 0.25,
    mouth: 'open',
    mouthY: -0.36,
    mouthZ: 0.26,
    mouthWidth: 0.18,
    lid: { tilt: -0.25, cover: 0.2, colour: '#f0a030' },
  })
}
