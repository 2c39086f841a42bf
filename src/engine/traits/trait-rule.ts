import type { Turn } from '../turn.ts'
import type { CardSpec, DeckCard, MoveSpec, Seat } from '../types.ts'

/** A card and its seat. */
export interface Bearer {
  seat: Seat
  cardId: number
}

/** The action of a trait when it is triggered. */
export type TraitAction = (turn: Turn, bearer: Bearer, amount: number) => void

/**
 * The moments at which a trait acts. Only the trait of the active card is run, `leaves` for the card that was just called back and `falls`
 * for the card that just fell.
 */
export interface TraitRule {
  enters?: TraitAction // it became active, by a change or after a fall
  leaves?: TraitAction // the next card is already active
  rivalLeaves?: (turn: Turn, left: Bearer, amount: number) => void
  struck?: (turn: Turn, attacker: Bearer, amount: number) => void // an attack took health from it and it has not fallen
  strikes?: (turn: Turn, bearer: Bearer, target: Bearer, danno: number, amount: number) => void // its attack took `danno`
  ends?: TraitAction // its owner's turn ends
  falls?: TraitAction
  /** Added to the damage of its attacks. */
  dealt?: (card: DeckCard, printed: CardSpec, move: MoveSpec, amount: number) => number
  lessDamage?: true // its amount is subtracted from attacks on it
  hasEdgeOverAll?: true
  ownChangeCost?: -1 // energy added to the cost of calling it back
  rivalChangeCost?: 1 // energy added to the cost of calling back the rival's active card
}
