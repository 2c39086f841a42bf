/**
 * The vocabulary of a battle. A state is plain JSON: seed and commands rebuild it, and a JSON round trip
 * changes nothing. Words of the card (`pv`, `mosse`, `danno`) are the specification's.
 */

import type { DamageSource, Effect } from './effects/effect.ts'
import type { TraitCode } from './traits/trait.ts'

/** player1 always opens (specification notes §4). */
export type Seat = 'player1' | 'player2'

/**
 * `classic` is specification notes §4 to the letter: no energy, no effects, no replacing. `standard` is the same turn with what is
 * printed on the cards, points for fallen cards, the wheel of types and traits (decision 0043).
 */
export type RuleSet = 'classic' | 'standard'

/** The settled half of the specification's states; `loading` and `animating` belong to the session. */
export type Phase = 'playing' | 'awaiting_selection' | 'game_over'

export interface MoveSpec {
  nome_mossa: string
  danno: number // damage before the target's resistenza
  costo_energia: number // 1–6; not charged by the classic rules
  effetti?: readonly Effect[] // none when absent; the classic rules ignore them
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
  punti?: number // what its fall is worth to the rival under the standard rules; 2 when absent
  tratto?: TraitCode // its passive under the standard rules; none when absent
}

export type StatusKind = DamageSource | 'freeze' | 'paralysis' | 'sleep' | 'stun' | 'attack' | 'defence'

/** Something that lasts on a card. It counts down only while the card is active. */
export interface Status {
  kind: StatusKind
  amount: number // of poison, burn, attack (±) and defence (±); 0 for the rest
  turns: number // own turns left, at least 1
}

/** What the standard rules remember of a card. */
export interface Marks {
  statuses: readonly Status[]
  used: readonly number[] // indices of moves that are once per match and spent
  atk: number // raised for the rest of the match
  resistenza: number // raised for the rest of the match
}

export interface DeckCard {
  id: number // a CardSpec's id
  pv: number // hit points left, 0 … printed (… 300 once a player raised it)
  marks?: Marks // absent while there is nothing to remember, and under the classic rules
}

export interface SeatState {
  deck: DeckCard[] // in deck order; the hand is what is neither active nor defeated
  activeCardId: number | null
  defeatedCardIds: number[] // in the order they fell
  energy?: number // 0–10; absent under the classic rules
  hasChanged?: true // it has called its card back in the turn that runs
}

/** Places on the wheel of types where the half begins that has the wind behind. */
export interface Wind {
  from: number // now
  next: number // once it has turned
}

export interface BattleState {
  rules: RuleSet
  cards: Record<number, CardSpec> // every printed card in the two decks, by id
  player1: SeatState
  player2: SeatState
  currentTurnPlayerId: Seat
  phase: Phase
  winner: Seat | null // null in a finished battle: a spare, nobody won
  turn: number // counts passed turns, from 1
  wind?: Wind // absent under the classic rules
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
