/** The numbers of the standard rules (decision 0043). */
import type { Seat } from '../types.ts'

/** Points of fallen cards that win. */
export const POINTS_TO_WIN = 12
/** What a card is worth that says nothing else. */
export const USUAL_POINTS = 2
export const FIRST_ENERGY: Readonly<Record<Seat, number>> = { player1: 1, player2: 4 }
export const TURN_ENERGY = 3
export const GUARD_COST = 1
/** Taken off the next blow on a card on guard. */
export const GUARD = 18
/** Added to a blow whose type has the edge. */
export const EDGE = 20
/** Added to the blows of types with the wind behind, taken off those of types with it ahead. */
export const WIND = 15
/** What the wind leaves of a blow that would do damage without it. */
export const LEAST_AGAINST_WIND = 5
/** Turns that a wind blows for. */
export const WIND_TURNS = 4
/** Cards from this many points on are heavy: calling one back costs more. */
const HEAVY = 6
/** Health a card loses when it is called back. */
export const CHANGE_DAMAGE = 20
/** From this turn on the table is hot: the card of whoever begins a turn loses health, more with every turn. */
export const HEAT_FROM = 15
const HEAT_STEP = 7
export const LAST_TURN = 60

/** Energy that calling back a card worth so many points costs. */
export const changeCostOf = (points: number): number => (points >= HEAVY ? 2 : 1)

/** Health the table takes at the beginning of a turn. */
export const heatAt = (turn: number): number => Math.max(0, turn - HEAT_FROM + 1) * HEAT_STEP
