import type { CardSpec, MoveSpec } from './types.ts'

/** Damage equals move damage minus the target card's resistenza, never below 0 (specification notes §4). */
export const damageOf = (move: Pick<MoveSpec, 'danno'>, target: CardSpec): number =>
  Math.max(0, move.danno - target.resistenza)

/** Health never goes below 0 (specification notes §4). */
export const healthAfter = (pv: number, damage: number): number => Math.max(0, pv - damage)
