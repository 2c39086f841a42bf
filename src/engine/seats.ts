/** Reading and replacing one side of a battle. Contains no rules. */
import type { BattleState, CardSpec, DeckCard, Seat, SeatState } from './types.ts'

/** The other seat. */
export const rivalOf = (seat: Seat): Seat => (seat === 'player1' ? 'player2' : 'player1')

/**
 * Returns a shallow copy of a state. All fields are written out, here and wherever a command copies, so that all states have the same
 * hidden class. A spread would be slower.
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

/** Returns the state with another side at a seat. The given state is not modified. */
export function withSeat(state: BattleState, seat: Seat, side: SeatState): BattleState {
  const next = copyOf(state)
  if (seat === 'player1') next.player1 = side
  else next.player2 = side
  return next
}

/** Same as `state[seat]`, but faster in hot code, because both property names are constant. */
export const sideOf = <Side>(state: Readonly<Record<Seat, Side>>, seat: Seat): Side =>
  seat === 'player1' ? state.player1 : state.player2

/** Index of a card in its deck, −1 if it is not in it. */
export function placeOf(deck: readonly DeckCard[], id: number): number {
  for (let at = 0; at < deck.length; at++) if (deck[at]?.id === id) return at
  return -1
}

/** Undefined before a card is chosen, and from its fall until the next choice. */
export const activeCardOf = ({ deck, activeCardId }: SeatState): DeckCard | undefined =>
  activeCardId === null ? undefined : deck[placeOf(deck, activeCardId)]

/** Cards that are neither active nor defeated, in deck order. */
export function handOf({ deck, activeCardId, defeatedCardIds }: SeatState): DeckCard[] {
  const hand: DeckCard[] = []
  for (const card of deck) if (card.id !== activeCardId && !defeatedCardIds.includes(card.id)) hand.push(card)
  return hand
}

/** Whether no card is left. */
export const isBeaten = (side: SeatState): boolean => side.defeatedCardIds.length === side.deck.length

/** Returns the printed card of a deck card. A battle contains every card of its decks. */
export const printedCard = (state: Pick<BattleState, 'cards'>, id: number): CardSpec =>
  state.cards[id] as CardSpec
