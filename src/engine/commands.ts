import type { Stat } from './effects/effect.ts'
import type { Seat } from './types.ts'

/** A command of a seat. Indices and ids refer to the state in which the seat made it. */
export type Command =
  | { type: 'use-move'; seat: Seat; move: number; stat?: Stat } // index into the active card's mosse; the stat it raises
  | { type: 'choose-card'; seat: Seat; cardId: number }
  | { type: 'replace-card'; seat: Seat; cardId: number } // replaces the active card by one from the hand
  | { type: 'skip-turn'; seat: Seat; timedOut?: true; guard?: true } // by the clock, not by choice; on guard instead of gathering energy

export type RejectionCode =
  | 'battle_over'
  | 'not_your_turn'
  | 'selection_pending' // a fallen card must be replaced first
  | 'no_selection_pending'
  | 'no_active_card'
  | 'unknown_move'
  | 'unknown_card'
  | 'card_defeated'
  | 'card_active' // it is already the active card
  | 'card_frozen'
  | 'already_changed' // only one replacement per turn
  | 'card_asleep'
  | 'card_stunned'
  | 'already_used' // once per match
  | 'not_enough_energy'
  | 'stat_missing' // the move raises a stat, and the command names none
  | 'not_in_rules' // the rules of the battle have no such command
  | 'malformed_command'

export interface Rejection {
  rejected: RejectionCode
}
