/** Cartoon arms for things: a bent hose that ends in a cuffed glove with three fingers and a thumb, or in a fist. */
import type { Creature } from '../creature.ts'
import { tube } from '../glsl/solids.ts'
import { num, type Vec3, vec } from '../glsl/values.ts'
import { placeArms } from '../pose/arms.ts'
import type { Material } from '../sculpture.ts'

interface GlovedArm {
  side?: 1 | -1 // one arm only; both, mirrored, when not given. Points are written for positive x either way
  from: Vec3
  elbow: Vec3
  hand: Vec3
  turn?: number // radians; below 0 the fingers lean outwards
  size?: number
  thick?: number
  fist?: boolean
  sleeve: Material
  glove?: Material
}

const white: Material = { colour: '#fff3e4', rough: 0.55, softness: 0.8, coat: 0.2 }
const FINGERS = [
  [-0.075, -0.1, 0.36],
  [0.02, 0.03, 0.4],
  [0.1, 0.17, 0.34],
] as const

function openHand(hand: string): string {
  const palm = `ellipsoid(${hand}-vec3(.01,.14,0.),vec3(.14,.14,.095))`
  const fingers = FINGERS.map(
    ([x, tip, y]) => `capsule(${hand},${vec([x, 0.18, 0])},${vec([tip, y, 0.03])},.055,.052)`,
  )
  const thumb = `capsule(${hand},vec3(-.08,.1,.03),vec3(-.22,.21,.06),.056,.05)`
  return [...fingers, thumb].reduce((d, finger) => `smoothMin(${d},${finger},.035)`, palm)
}

const fistOf = (hand: string): string =>
  `smoothMin(ellipsoid(${hand}-vec3(.01,.13,.01),vec3(.17,.16,.15)),capsule(${hand},vec3(-.12,.14,.1),vec3(.05,.11,.16),.055,.05),.03)`

export function glovedArm(c: Creature, o: GlovedArm): void {
  const { sculpture: s } = c
  const { thick = 0.07, size = 1, turn = -0.35, glove = white } = o
  const fist = o.fist || c.pose === 'coil' || c.pose === 'strike'
  const k = num(size)
  for (const arm of placeArms(c, o, o.side)) {
    s.join(tube(arm.space, arm.from, arm.elbow, arm.hand, thick, thick * 0.92), o.sleeve, 0.04)
    const hand = s.space(
      s.fresh('hand'),
      `turnZ(${arm.space}-${vec(arm.hand)},${num(arm.turn ?? turn)})/${k}`,
    )
    s.join(`(ringFlat(${hand}-vec3(0.,.01,0.),.075,.048))*${k}`, glove, 0.01)
    s.join(`(${fist ? fistOf(hand) : openHand(hand)})*${k}`, glove, 0.03)
  }
}
