import type { BattleUpdate, OnlineBattle } from '@/contract/endpoints/game/online-battle.ts'
import { viewFor } from '@/engine/view.ts'
import type { LiveBattle } from './live-battles.ts'
import { shownClock } from './match-clock.ts'

type Facts = Pick<
  BattleUpdate,
  | 'gameState'
  | 'currentTurnPlayerId'
  | 'winner'
  | 'turn'
  | 'toAct'
  | 'wind'
  | 'player1'
  | 'player2'
  | 'clock'
  | 'ending'
>

/** Returns the state of a battle in the terms of the specification. The random seed is not included. */
export function battleFacts({ row, state }: LiveBattle, now: Date): Facts {
  const { phase, currentTurnPlayerId, winner, turn, toAct, wind, player1, player2 } = viewFor(state, null)
  return {
    gameState: phase,
    currentTurnPlayerId,
    winner,
    turn,
    toAct,
    wind,
    player1,
    player2,
    clock: shownClock(row, now.getTime()),
    ending: row.ending,
  }
}

/** Returns the battle with the cards and all events so far, for a client that starts watching. */
export const wholeBattle = (battle: LiveBattle, now: Date): OnlineBattle => ({
  ...battleFacts(battle, now),
  rules: battle.row.rules,
  cards: battle.state.cards,
  history: [...battle.history],
})
