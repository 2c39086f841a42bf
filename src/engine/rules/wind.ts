/**
 * The wind over the wheel of types (decision 0043): half of the wheel has it behind, the other half ahead, and it turns every few turns.
 * The next direction is announced one wind in advance, so players can plan for it.
 */
import { drawBelow } from '../rng.ts'
import type { Turn } from '../turn.ts'
import type { BattleState, Wind } from '../types.ts'
import { WIND_TURNS } from './standard-numbers.ts'
import { placeOnWheel, wheel } from './wheel.ts'

const HALF = wheel.length / 2

/** 1 with the wind behind, −1 with it ahead, 0 outside the wheel or without wind. */
export function windOn(tipo: string, from: number | undefined): 1 | 0 | -1 {
  const at = placeOnWheel(tipo)
  if (from === undefined || at === undefined) return 0
  return (at - from + wheel.length) % wheel.length < HALF ? 1 : -1
}

/** The turn in which the next wind starts. */
export const nextWindTurn = (turn: number): number => turn - ((turn - 1) % WIND_TURNS) + WIND_TURNS

/** The types with the wind behind, in the order of the wheel. */
export const typesWithWind = (from: number): (typeof wheel)[number][] =>
  Array.from({ length: HALF }, (_, at) => wheel[(from + at) % wheel.length] as (typeof wheel)[number])

/** Never draws the current place. */
function drawNext(state: BattleState, from: number): number {
  const { value, rng } = drawBelow(state.rng, wheel.length - 1)
  state.rng = rng
  return (from + 1 + value) % wheel.length
}

/** Draws the first wind of a battle and the one after it. */
export function raiseWind({ state }: Turn): void {
  const { value: from, rng } = drawBelow(state.rng, wheel.length)
  state.rng = rng
  state.wind = { from, next: drawNext(state, from) }
}

/** Starts the announced wind in its turn. A battle that began without wind never gets one. */
export function turnWind(turn: Turn): void {
  const { state } = turn
  if (!state.wind || (state.turn - 1) % WIND_TURNS !== 0) return
  const from = state.wind.next
  const wind: Wind = { from, next: drawNext(state, from) }
  state.wind = wind
  turn.events.push({ type: 'wind-turned', ...wind })
}
