/**
 * The vocabulary of a battle. A state is plain JSON: seed and commands rebuild it, and a JSON round trip
 * changes nothing. Words of the card (`pv`, `mosse`, `danno`) are the specification's.
 */

/** player1 always opens (specification §4). */
export type Seat = 'player1' | 'player2'

/** `classic` is specification §4 to the letter: no energy, no effects, no replacing. */
export type RuleSet = 'classic'

/** The settled half of the specification's states; `loading` and `animating` belong to the session. */
export type Phase = 'playing' | 'awaiting_selection' | 'game_over'

export interface MoveSpec {
  nome_mossa: string
  danno: number // damage before the target's resistenza
  costo_energia: number // 2–6; not charged by the classic rules
}

/** What the rules need to know of a printed card. */
export interface CardSpec {
  id: number // the character's id
  numero_carta: number // 2–150
  nome: string
  tipo: string
  pv: number // printed hit points
  resistenza: number // taken off every hit
  mosse: MoveSpec[]
}

export interface DeckCard {
  id: number // a CardSpec's id
  pv: number // hit points left, 0 … printed
}

export interface SeatState {
  deck: DeckCard[] // in deck order; the hand is what is neither active nor defeated
  activeCardId: number | null
  defeatedCardIds: number[] // in the order they fell
}

export interface BattleState {
  rules: RuleSet
  cards: Record<number, CardSpec> // every printed card in the two decks, by id
  player1: SeatState
  player2: SeatState
  currentTurnPlayerId: Seat
  phase: Phase
  winner: Seat | null
  turn: number // counts passed turns, from 1
  rng: number // state of the one source of chance
}

export interface BattleSetup {
  rules: RuleSet
  catalogue: CardSpec[] // shuffled when no decks are given
  decks?: Record<Seat, number[]> // one to six card ids each, in deck order; skips the shuffle
}

/** Why a battle does not start. */
export type SetupRefusal = 'empty_catalogue' | 'malformed_setup'

/** What the players should know of a battle that starts all the same. */
export interface SetupWarning {
  code: 'catalogue_short' // fewer cards than two full decks; those there are are used
  cards: number
}
