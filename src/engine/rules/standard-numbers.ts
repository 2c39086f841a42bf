/** The numbers of the standard rules (decision 0043). */
import type { Seat } from '../types.ts'

/** Points of fallen cards needed to win. */
export const POINTS_TO_WIN = 12
/** Points of a card that does not define its own. */
export const USUAL_POINTS = 2
export const FIRST_ENERGY: Readonly<Record<Seat, number>> = { player1: 1, player2: 4 }
export const TURN_ENERGY = 3
export const GUARD_COST = 1
/** Reduction of the next attack on a card on guard. */
export const GUARD = 18
/** Bonus of an attack with the type advantage. */
export const EDGE = 20
/** Bonus of attacks of types with the wind behind, reduction for types with it ahead. */
export const WIND = 15
/** Minimum damage that the wind leaves of an attack that would do damage without it. */
export const LEAST_AGAINST_WIND = 5
/** Duration of a wind in turns. */
export const WIND_TURNS = 4
/** Cards with at least this many points cost more to call back. */
const HEAVY = 6
/** Health a card loses when it is called back. */
export const CHANGE_DAMAGE = 20
/** From this turn on, the active card of the player who begins a turn loses health, more with every turn. */
export const HEAT_FROM = 15
const HEAT_STEP = 7
export const LAST_TURN = 60

/** Energy that calling back a card with this many points costs. */
export const changeCostOf = (points: number): number => (points >= HEAVY ? 2 : 1)

/** Health lost to the heat at the beginning of a turn. */
export const heatAt = (turn: number): number => Math.max(0, turn - HEAT_FROM + 1) * HEAT_STEP
