/** Reading and replacing one side of a battle. Nothing here decides a rule. */
import type { BattleState, CardSpec, DeckCard, Seat, SeatState } from './types.ts'

export const rivalOf = (seat: Seat): Seat => (seat === 'player1' ? 'player2' : 'player1')

export const withSeat = (state: BattleState, seat: Seat, side: SeatState): BattleState =>
  seat === 'player1' ? { ...state, player1: side } : { ...state, player2: side }

/** As `state[seat]`, and several times as fast where every command asks: the compiler knows both names. */
export const sideOf = <Side>(state: Readonly<Record<Seat, Side>>, seat: Seat): Side =>
  seat === 'player1' ? state.player1 : state.player2

/** Where a card lies in its deck; −1 if it is not there. */
export function placeOf(deck: readonly DeckCard[], id: number): number {
  for (let at = 0; at < deck.length; at++) if (deck[at]?.id === id) return at
  return -1
}

export const activeCardOf = ({ deck, activeCardId }: SeatState): DeckCard | undefined =>
  activeCardId === null ? undefined : deck[placeOf(deck, activeCardId)]

/** What is neither active nor defeated, in deck order. */
export function handOf({ deck, activeCardId, defeatedCardIds }: SeatState): DeckCard[] {
  const hand: DeckCard[] = []
  for (const card of deck) if (card.id !== activeCardId && !defeatedCardIds.includes(card.id)) hand.push(card)
  return hand
}

export const isBeaten = (side: SeatState): boolean => side.defeatedCardIds.length === side.deck.length

/** The printed card of a deck card; a battle holds every card of its decks. */
export const printedCard = (state: Pick<BattleState, 'cards'>, id: number): CardSpec =>
  state.cards[id] as CardSpec
