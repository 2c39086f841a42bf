/** State of a battle between two people in the link's store: what the server has confirmed, and an own unconfirmed command. */
import type { Match } from '@/contract/endpoints/game/online.ts'
import type { BattleEvent } from '@/engine/events.ts'
import type { BattleState } from '@/engine/types.ts'
import type { SeenEmote } from '../emotes/emote-bubble.tsx'
import type { TurnClock } from '../session/public-battle.ts'
import { haveSameFacts } from './online-view.ts'

/** The latest confirmed state of the server. */
export interface Confirmed {
  version: number
  state: BattleState
  history: BattleEvent[]
  clock: TurnClock | null
  turnEnd: number // end of the turn in the received clock, in epoch milliseconds of the server
}

/** An own command that is shown before the server has confirmed it. */
export interface Guess {
  version: number // version in which the command should run
  events: readonly BattleEvent[]
}

export interface OnlineState {
  match: Match // the table without its cards: presence, result, requests
  emote: SeenEmote | null
  confirmed: Confirmed
  guess: Guess | null
  isShown: boolean // the first update has been sent
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
