import type { Seat } from './types.ts'

/** What a seat may ask for. Indices and ids are those of the state it saw. */
export type Command =
  | { type: 'use-move'; seat: Seat; move: number } // index into the active card's mosse
  | { type: 'choose-card'; seat: Seat; cardId: number }
  | { type: 'skip-turn'; seat: Seat }

export type RejectionCode =
  | 'battle_over'
  | 'not_your_turn'
  | 'selection_pending' // a fallen card must be replaced first
  | 'no_selection_pending'
  | 'no_active_card'
  | 'unknown_move'
  | 'unknown_card'
  | 'card_defeated'
  | 'malformed_command'

export interface Rejection {
  rejected: RejectionCode
}
