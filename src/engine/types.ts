/**
 * The types of a battle. A state is plain JSON: seed and commands rebuild it, and a JSON round trip changes nothing. Italian field
 * names (`pv`, `mosse`, `danno`) come from the specification.
 */

import type { DamageSource, Effect } from './effects/effect.ts'
import type { TraitCode } from './traits/trait.ts'

/** player1 always opens (specification notes §4). */
export type Seat = 'player1' | 'player2'

/**
 * `classic` follows specification notes §4 exactly: no energy, no effects, no replacing. `standard` adds printed effects, points for
 * fallen cards, the wheel of types and traits to the same turn (decision 0043).
 */
export type RuleSet = 'classic' | 'standard'

/** The states of the specification without `loading` and `animating`, which belong to the session. */
export type Phase = 'playing' | 'awaiting_selection' | 'game_over'

export interface MoveSpec {
  nome_mossa: string
  danno: number // damage before the target's resistenza
  costo_energia: number // 1–6; not charged by the classic rules
  effetti?: readonly Effect[] // optional; the classic rules ignore them
}

/** The part of a printed card that the rules use. */
export interface CardSpec {
  id: number // the character's id
  numero_carta: number // 2–150
  nome: string
  tipo: string
  pv: number // printed hit points
  resistenza: number // subtracted from every hit
  mosse: MoveSpec[]
  punti?: number // points for the rival when it falls under the standard rules; 2 when absent
  tratto?: TraitCode // its passive under the standard rules; none when absent
}

export type StatusKind = DamageSource | 'freeze' | 'paralysis' | 'sleep' | 'stun' | 'attack' | 'defence'

/** A lasting effect on a card. Its turns count only while the card is active. */
export interface Status {
  kind: StatusKind
  amount: number // of poison, burn, attack (±) and defence (±); 0 for the rest
  turns: number // remaining turns of its owner, at least 1
}

/** Lasting values of a card under the standard rules. */
export interface Marks {
  statuses: readonly Status[]
  used: readonly number[] // indices of used moves that are once per match
  atk: number // raised for the rest of the match
  resistenza: number // raised for the rest of the match
}

export interface DeckCard {
  id: number // a CardSpec's id
  pv: number // remaining hit points, 0 … printed (… 300 once a player raised it)
  marks?: Marks // absent if empty, and under the classic rules
}

export interface SeatState {
  deck: DeckCard[] // in deck order; the hand is what is neither active nor defeated
  activeCardId: number | null
  defeatedCardIds: number[] // in the order they fell
  energy?: number // 0–10; absent under the classic rules
  hasChanged?: true // it has called its card back in the current turn
}

/** Places on the wheel of types at which the half with the wind behind begins. */
export interface Wind {
  from: number // now
  next: number // after the next turn of the wind
}

export interface BattleState {
  rules: RuleSet
  cards: Record<number, CardSpec> // every printed card in the two decks, by id
  player1: SeatState
  player2: SeatState
  currentTurnPlayerId: Seat
  phase: Phase
  winner: Seat | null // null in a finished battle is a tie
  turn: number // counts passed turns, from 1
  wind?: Wind // absent under the classic rules
  rng: number // state of the random number generator
}

export interface BattleSetup {
  rules: RuleSet
  catalogue: CardSpec[] // shuffled when no decks are given
  decks?: Record<Seat, number[]> // one to six card ids each, in deck order; skips the shuffle
}

/** Reason why a battle does not start. */
export type SetupRefusal = 'empty_catalogue' | 'malformed_setup'

/** Warning for a battle that starts anyway. */
export interface SetupWarning {
  code: 'catalogue_short' // fewer cards than two full decks; all available cards are used
  cards: number
}
