/**
 * The postures of a creature in a battle: rest is the picture on cards, coil draws back before a blow, strike reaches out, hurt is
 * thrown back. Each bends the whole sculpture and moves its arms and wings.
 */
import type { Expression } from '../creature.ts'

export type Action = 'coil' | 'strike' | 'hurt'
export type Pose = 'rest' | Action

export const actions: readonly Action[] = ['coil', 'strike', 'hurt']

/** The face of each action. */
export const expressionOf: Record<Action, Expression> = { coil: 'attack', strike: 'attack', hurt: 'hurt' }

/** How an action deforms a creature that faces the right of the picture. Angles in radians, lengths in units of the creature. */
export interface BodyShape {
  tall: number // scale of the height, from the ground
  wide: number // scale of width and depth
  lean: number // shift to the right for each unit of height
  bend: number // of the spine over two units of height, above 0 to the right
  turn: number // of the whole body, above 0 towards the right of the picture
  twist: number // more turn at the top
  swell: number // how much larger the top becomes
  front: number // lift of what sticks out on the side it faces
  back: number // lift of what sticks out on the other side
  nod: number // of the head, above 0 lowers the chin
  roll: number // of the head, above 0 to the left
  wings: number // lift of wings
  sweep: number // of wings backwards
}

/** What an archetype may change of an action. */
export type Gesture = Partial<Omit<BodyShape, 'nod' | 'roll' | 'wings' | 'sweep'>>

export const bodyShapes: Record<Action, BodyShape> = {
  coil: {
    tall: 0.8,
    wide: 1.1,
    lean: -0.1,
    bend: -0.42,
    turn: 0.05,
    twist: -0.2,
    swell: 0,
    front: -0.5,
    back: -0.45,
    nod: 0.12,
    roll: -0.15,
    wings: -0.75,
    sweep: 0.45,
  },
  strike: {
    tall: 1.04,
    wide: 1,
    lean: 0.12,
    bend: 0.72,
    turn: 0.3,
    twist: 0.15,
    swell: 0.12,
    front: 0.25,
    back: 0.4,
    nod: -0.22,
    roll: 0.26,
    wings: 0.5,
    sweep: 0.25,
  },
  hurt: {
    tall: 1,
    wide: 0.97,
    lean: -0.16,
    bend: -0.62,
    turn: -0.25,
    twist: -0.4,
    swell: -0.04,
    front: 0.5,
    back: 0.4,
    nod: -0.25,
    roll: 0.1,
    wings: 0.25,
    sweep: -0.15,
  },
}

/** How wings are moved from their place at rest. */
export const wingsOf = (pose: Pose): Pick<BodyShape, 'wings' | 'sweep'> =>
  pose === 'rest' ? { wings: 0, sweep: 0 } : bodyShapes[pose]
