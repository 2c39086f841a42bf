/** Reading and replacing one side of a battle. Nothing here decides a rule. */
import type { BattleState, CardSpec, DeckCard, Seat, SeatState } from './types.ts'

export const rivalOf = (seat: Seat): Seat => (seat === 'player1' ? 'player2' : 'player1')

export const withSeat = (state: BattleState, seat: Seat, side: SeatState): BattleState =>
  seat === 'player1' ? { ...state, player1: side } : { ...state, player2: side }

export const activeCardOf = (side: SeatState): DeckCard | undefined =>
  side.activeCardId === null ? undefined : side.deck.find(card => card.id === side.activeCardId)

/** What is neither active nor defeated, in deck order. */
export const handOf = (side: SeatState): DeckCard[] =>
  side.deck.filter(card => card.id !== side.activeCardId && !side.defeatedCardIds.includes(card.id))

export const isBeaten = (side: SeatState): boolean => side.defeatedCardIds.length === side.deck.length

/** The printed card of a deck card; a battle holds every card of its decks. */
export const printedCard = (state: Pick<BattleState, 'cards'>, id: number): CardSpec =>
  state.cards[id] as CardSpec
