/** Where a pair of arms is in each pose: as drawn at rest, otherwise reaching to the action's own places, each side for itself. */
import type { Creature } from '../creature.ts'
import { num, type Vec3, vec } from '../glsl/values.ts'
import type { Action } from './pose.ts'

export interface Arm {
  from: Vec3
  elbow: Vec3
  hand: Vec3
}

export interface PlacedArm extends Arm {
  space: string // its own side is at positive x
  turn?: number // radians: where the fingers point, as `glovedArm` reads it; none at rest
}

/** Direction and length of an arm: outwards, up, forwards; 1 is the arm as it hangs. */
interface Reach {
  front: Vec3
  back: Vec3
}

const reaches: Record<Action, Reach> = {
  coil: { front: [0.45, -0.3, 0.5], back: [0.85, 0.32, -0.6] },
  strike: { front: [1.05, 0.3, 0.55], back: [0.8, -0.25, -0.6] },
  hurt: { front: [0.6, 0.9, 0.3], back: [0.8, 0.62, -0.1] },
}
const WIDEST = 1.42 // distance of a hand from the middle that every picture holds
const SAG = 0.14 // of the elbow below the line from shoulder to hand

const distance = (a: Vec3, b: Vec3): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

function reach({ from, elbow, hand }: Arm, to: Vec3): Arm {
  const whole = (distance(from, elbow) + distance(elbow, hand) + distance(from, hand)) / 2 // of the curve
  const length = Math.min(whole, Math.max(0.2, WIDEST - from[0]) / to[0])
  const along = (part: number, drop: number): Vec3 => [
    from[0] + to[0] * length * part,
    from[1] + to[1] * length * part - drop,
    from[2] + to[2] * length * part,
  ]
  return { from, elbow: along(0.5, SAG), hand: along(1, 0) }
}

/** @param side of a single arm; a pair when not given */
export function placeArms(c: Creature, arm: Arm, side?: 1 | -1): PlacedArm[] {
  const { sculpture: s, pose } = c
  const spaceOf = (of: 1 | -1) => s.space(s.fresh('arm'), `vec3(${num(of)}*p.x,p.yz)`)
  if (pose === 'rest') return [{ space: side === undefined ? 'm' : spaceOf(side), ...arm }]
  const sides = side === undefined ? ([1, -1] as const) : [side]
  return sides.map(of => {
    const to = reaches[pose][of === 1 ? 'front' : 'back']
    return { space: spaceOf(of), ...reach(arm, to), turn: Math.atan2(to[1], to[0]) - Math.PI / 2 }
  })
}

const angleOf = (x: number, y: number): number => Math.atan2(y, x)

/**
 * The space of an arm that its archetype draws itself, with all it holds: swung around the shoulder until the hand points where the action
 * reaches. At rest the space it is drawn in.
 * @param space `m` for a pair of arms, `p` for the arm on the side of the shoulder
 */
export function armSpace(c: Creature, space: 'm' | 'p', shoulder: Vec3, hand: Vec3): string {
  const { sculpture: s, pose } = c
  if (pose === 'rest') return space
  const { front, back } = reaches[pose]
  const side = shoulder[0] < 0 ? -1 : 1
  const rest = angleOf(side * (hand[0] - shoulder[0]), hand[1] - shoulder[1])
  const swing = ([x, y]: Vec3) => angleOf(x, y) - rest
  const angle =
    space === 'm'
      ? `(p.x<0.?${num(swing(back))}:${num(swing(front))})`
      : num(side * swing(side < 0 ? back : front))
  return s.space(s.fresh('swung'), `turnZ(${space}-${vec(shoulder)},${angle})+${vec(shoulder)}`)
}
