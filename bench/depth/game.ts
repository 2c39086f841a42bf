/**
 * The game that is measured, as a value: its cards, its rules, its players. Measures know nothing else of the engine, so other rules,
 * other cards and a small whose answer is known are measured by the same code.
 */
import type { Rarity } from '../../src/contract/endpoints/game/characters.ts'
import type { Command } from '../../src/engine/commands.ts'
import type { BattleEvent } from '../../src/engine/events.ts'
import type { BattleState, CardSpec, Seat } from '../../src/engine/types.ts'
import type { BattleView } from '../../src/engine/view.ts'

export const levels = ['novizio', 'esperto', 'maestro'] as const
export type Level = (typeof levels)[number]

export type Decide = (view: BattleView, seed: number) => Command | null

/** What a command is, for measures that count: another attack is no other kind of choice, a change is. */
export type CommandKind = 'attack' | 'status' | 'change' | 'guard' | 'skip' | 'choose'

export interface GameCard {
  spec: CardSpec
  rarity: Rarity
}

export type Decks = Record<Seat, number[]>

export interface Game {
  name: string
  cards: readonly GameCard[]
  deckSize: number
  /** Whether these cards may stand in one deck, complete or not. */
  allows(ids: readonly number[]): boolean
  /** What a card counts against its owner when decks are made equal; null when the rules know no such points. */
  pointsOf: ((id: number) => number) | null
  turnLimit: number // the last turn a battle can reach
  start(decks: Decks, seed: number): BattleState
  /** The decks of a quick battle. */
  deal(seed: number): Decks
  legal(state: BattleState, seat: Seat): Command[]
  /** @throws when the rules refuse the command: a player that gives one is at fault */
  apply(state: BattleState, command: Command): { state: BattleState; events: BattleEvent[] }
  players: Record<Level, Decide>
  /** How well `esperto` thinks the seat stands; 0 is even, 1 and more is won. */
  worthOf(state: BattleState, seat: Seat, seed: number): number
  kindOf(state: BattleState, command: Command): CommandKind
  /** Shape of a card's moves and its passive, in a word that two alike cards share. */
  shapeOf(card: GameCard): string
  rivalDelay: number // milliseconds the page waits before a computer's move
}
