/** What travels, as the session's words: a view for the reader's seat, the time by this device's clock. Pure. */
import { turnMillis } from '@/contract/endpoints/game/online.ts'
import type { BattleClock, BattleUpdate, OnlineBattle } from '@/contract/endpoints/game/online-battle.ts'
import type { BattleState, CardSpec, RuleSet, Seat } from '@/engine/types.ts'
import { type BattleView, viewFor } from '@/engine/view.ts'
import type { TurnClock } from '../session/public-battle.ts'

type Facts = Pick<
  OnlineBattle | BattleUpdate,
  'player1' | 'player2' | 'currentTurnPlayerId' | 'gameState' | 'winner' | 'turn' | 'wind'
>

export interface Printed {
  rules: RuleSet
  cards: Record<number, CardSpec>
}

/** A state to look at and to think one step ahead with. What chance will bring is not known: a wind beyond the announced one is none that will blow. */
export function stateOf({ rules, cards }: Printed, facts: Facts): BattleState {
  const { player1, player2, currentTurnPlayerId, gameState: phase, winner, turn, wind } = facts
  return { rules, cards, player1, player2, currentTurnPlayerId, phase, winner, turn, wind, rng: 0 }
}

export const viewOf = (state: BattleState, seat: Seat | null): BattleView => viewFor(state, seat)

/** @param today epoch ms of this device when the clock was received; its own clock may be wrong */
export function turnClockOf(clock: BattleClock, today: number): TurnClock | null {
  if (!clock.seat) return null
  const total = clock.ends_at - clock.turn_ends_at + turnMillis
  return { endsAt: clock.ends_at + today - clock.now, total }
}
