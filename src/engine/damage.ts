import type { CardSpec, MoveSpec } from './types.ts'

/** Move damage minus the target card's resistenza, at least 0 (specification notes §4). */
export const damageOf = (move: Pick<MoveSpec, 'danno'>, target: CardSpec): number =>
  Math.max(0, move.danno - target.resistenza)

/** Remaining health, at least 0 (specification notes §4). */
export const healthAfter = (pv: number, damage: number): number => Math.max(0, pv - damage)
