/** The state of a battle between two people, as the link's store has it: what the server has confirmed, and an own command before that. */
import type { Match } from '@/contract/endpoints/game/online.ts'
import type { BattleEvent } from '@/engine/events.ts'
import type { BattleState } from '@/engine/types.ts'
import type { SeenEmote } from '../emotes/emote-bubble.tsx'
import type { TurnClock } from '../session/public-battle.ts'
import { haveSameFacts } from './online-view.ts'

/** What the server has said last. */
export interface Confirmed {
  version: number
  state: BattleState
  history: BattleEvent[]
  clock: TurnClock | null
  turnEnd: number // of the clock as it was received, in epoch milliseconds of the server
}

/** An own command that is shown before the server has confirmed it. */
export interface Guess {
  version: number // in which the command should happen
  events: readonly BattleEvent[]
}

export interface OnlineState {
  match: Match // the table beside its cards: who is here, how it ended, what is asked
  emote: SeenEmote | null
  confirmed: Confirmed
  guess: Guess | null
  isShown: boolean // the first update has been given
  isHere: boolean // no other tab or device of the player has the seat
}

export const firstState = (match: Match, confirmed: Confirmed): OnlineState => ({
  match,
  emote: null,
  confirmed,
  guess: null,
  isShown: false,
  isHere: true,
})

export const isGuessed = ({ events }: Guess, { battle }: Match): boolean =>
  haveSameFacts(battle?.history.slice(-events.length) ?? [], events)
