/** Reading and replacing one side of a battle. Nothing here decides a rule. */
import type { BattleState, CardSpec, DeckCard, Seat, SeatState } from './types.ts'

/** The other seat. */
export const rivalOf = (seat: Seat): Seat => (seat === 'player1' ? 'player2' : 'player1')

/**
 * A copy of a state that shares everything below with it. Each field is written out, here and wherever a command copies: so all states
 * have one shape and the compiler knows where each field lies, which a spread would cost.
 */
export const copyOf = (state: BattleState): BattleState => ({
  rules: state.rules,
  cards: state.cards,
  player1: state.player1,
  player2: state.player2,
  currentTurnPlayerId: state.currentTurnPlayerId,
  phase: state.phase,
  winner: state.winner,
  turn: state.turn,
  rng: state.rng,
  wind: state.wind,
})

/** The state with another side at a seat; the given one is unchanged. */
export function withSeat(state: BattleState, seat: Seat, side: SeatState): BattleState {
  const next = copyOf(state)
  if (seat === 'player1') next.player1 = side
  else next.player2 = side
  return next
}

/** As `state[seat]`, and faster where every command asks: the compiler knows both names. */
export const sideOf = <Side>(state: Readonly<Record<Seat, Side>>, seat: Seat): Side =>
  seat === 'player1' ? state.player1 : state.player2

/** Where a card lies in its deck; −1 if it is not there. */
export function placeOf(deck: readonly DeckCard[], id: number): number {
  for (let at = 0; at < deck.length; at++) if (deck[at]?.id === id) return at
  return -1
}

/** Undefined before a card is chosen, and after it fell until the next is. */
export const activeCardOf = ({ deck, activeCardId }: SeatState): DeckCard | undefined =>
  activeCardId === null ? undefined : deck[placeOf(deck, activeCardId)]

/** What is neither active nor defeated, in deck order. */
export function handOf({ deck, activeCardId, defeatedCardIds }: SeatState): DeckCard[] {
  const hand: DeckCard[] = []
  for (const card of deck) if (card.id !== activeCardId && !defeatedCardIds.includes(card.id)) hand.push(card)
  return hand
}

/** Whether no card is left. */
export const isBeaten = (side: SeatState): boolean => side.defeatedCardIds.length === side.deck.length

/** The printed card of a deck card; a battle holds every card of its decks. */
export const printedCard = (state: Pick<BattleState, 'cards'>, id: number): CardSpec =>
  state.cards[id] as CardSpec
