/** Converts received data for the session: a view for the reader's seat, times by this device's clock. Pure. */
import { turnMillis } from '@/contract/endpoints/game/online.ts'
import type { BattleClock, BattleUpdate, OnlineBattle } from '@/contract/endpoints/game/online-battle.ts'
import type { BattleEvent } from '@/engine/events.ts'
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

/**
 * Returns a state to display and to predict one step with. Future random results are unknown: the wind after the
 * announced one is a placeholder.
 */
export function stateOf({ rules, cards }: Printed, facts: Facts): BattleState {
  const { player1, player2, currentTurnPlayerId, gameState: phase, winner, turn, wind } = facts
  return { rules, cards, player1, player2, currentTurnPlayerId, phase, winner, turn, wind, rng: 0 }
}

export const viewOf = (state: BattleState, seat: Seat | null): BattleView => viewFor(state, seat)

/** @param received time when the clock was received, in ms of performance.now() */
export function turnClockOf(clock: BattleClock, received: number): TurnClock | null {
  if (!clock.seat) return null
  const total = clock.ends_at - clock.turn_ends_at + turnMillis
  return { endsAt: clock.ends_at + received - clock.now, total }
}

/** Serialises events without the wind after the announced one, which only the server has. */
const comparableText = (events: readonly BattleEvent[]): string =>
  JSON.stringify(events.map(event => (event.type === 'wind-turned' ? { ...event, next: null } : event)))

/** Whether predicted events equal those of the server, in all data that a client has. */
export const haveSameFacts = (a: readonly BattleEvent[], b: readonly BattleEvent[]): boolean =>
  comparableText(a) === comparableText(b)
