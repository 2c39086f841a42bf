/** The arena rules as a game to measure: `npm run bench depth -- --game=bench/depth/arena-game.ts`. */
import { arenaCards } from '../../assets/catalogue/arena-cards.ts'
import { legalCommands } from '../../src/engine/legal.ts'
import { evaluate } from '../../src/engine/opponents/arena/evaluate.ts'
import { linesOf } from '../../src/engine/opponents/arena/lines.ts'
import { temperOf } from '../../src/engine/opponents/arena/temper.ts'
import { pointsOf } from '../../src/engine/rules/arena-moves.ts'
import { LAST_TURN } from '../../src/engine/rules/arena-numbers.ts'
import type { BattleState, Seat } from '../../src/engine/types.ts'
import { gameOf } from './standard-game.ts'

const points = new Map(arenaCards.map(({ spec }) => [spec.id, pointsOf(spec)]))

/** As `esperto` sees it: after a change the best of what may follow in the same turn. */
function worthOf(state: BattleState, seat: Seat, seed: number): number {
  const temper = temperOf(seed)
  const goesOn = state.phase === 'playing' && state.currentTurnPlayerId === seat && state[seat].hasChanged
  if (!goesOn) return evaluate(state, seat, temper)
  const ends = linesOf(state, seat, legalCommands(state, seat)).lines
  return Math.max(...ends.map(({ end }) => evaluate(end, seat, temper)))
}

export const game = gameOf({
  ruleSet: 'arena',
  cards: arenaCards,
  pointsOf: id => points.get(id) ?? 0,
  worthOf,
  turnLimit: LAST_TURN,
})
