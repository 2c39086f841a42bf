import type { Turn } from '../turn.ts'
import type { CardSpec, DeckCard, MoveSpec, Seat } from '../types.ts'

/** A card on its seat. */
export interface Bearer {
  seat: Seat
  cardId: number
}

/** What a trait does when it is triggered. */
export type TraitAction = (turn: Turn, bearer: Bearer, amount: number) => void

/**
 * When a trait acts. It is asked only of the card that stands on the table, `leaves` of the one that was just called back and `falls`
 * of the one that just fell.
 */
export interface TraitRule {
  enters?: TraitAction // it came to the table: by a change, or after a fall
  leaves?: TraitAction // the other card stands already
  rivalLeaves?: (turn: Turn, left: Bearer, amount: number) => void
  struck?: (turn: Turn, attacker: Bearer, amount: number) => void // a blow took health from it and it still stands
  strikes?: (turn: Turn, bearer: Bearer, target: Bearer, danno: number, amount: number) => void // its blow took `danno`
  ends?: TraitAction // its owner's turn ends
  falls?: TraitAction
  /** Added to the damage of its blows. */
  dealt?: (card: DeckCard, printed: CardSpec, move: MoveSpec, amount: number) => number
  lessDamage?: true // its amount is taken off the blows on it
  hasEdgeOverAll?: true
  ownChangeCost?: -1 // energy added to what calling it back costs
  rivalChangeCost?: 1 // energy added to what calling back the card across costs
}
