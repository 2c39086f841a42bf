/**
 * The measured game as a value: its cards, its rules, its players. Measures use nothing else of the engine, so the same code can measure
 * other rules, other cards, and a small game with known results.
 */
import type { Rarity } from '../../src/contract/endpoints/game/characters.ts'
import type { Command } from '../../src/engine/commands.ts'
import type { BattleEvent } from '../../src/engine/events.ts'
import type { BattleState, CardSpec, Seat } from '../../src/engine/types.ts'
import type { BattleView } from '../../src/engine/view.ts'

export const levels = ['novizio', 'esperto', 'maestro'] as const
export type Level = (typeof levels)[number]

export type Decide = (view: BattleView, seed: number) => Command | null

/** Kind of a command, for measures that count choices. Two different attacks are the same kind of choice, an attack and a change are not. */
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
  /** Whether these cards may be in one deck, complete or not. */
  allows(ids: readonly number[]): boolean
  /** Points of a card when decks of equal points are made. null if the rules have no such points. */
  pointsOf: ((id: number) => number) | null
  turnLimit: number // the last turn a battle can reach
  start(decks: Decks, seed: number): BattleState
  /** Returns the decks of a quick battle. */
  deal(seed: number): Decks
  legal(state: BattleState, seat: Seat): Command[]
  /** @throws if the rules reject the command, which is a bug of the player */
  apply(state: BattleState, command: Command): { state: BattleState; events: BattleEvent[] }
  players: Record<Level, Decide>
  /** Returns how `esperto` values the position of the seat: 0 is even, 1 or more is won. */
  worthOf(state: BattleState, seat: Seat, seed: number): number
  kindOf(state: BattleState, command: Command): CommandKind
  /** Returns the shape of a card's moves and its passive as text, equal for two cards of the same kind. */
  shapeOf(card: GameCard): string
  rivalDelay: number // milliseconds the page waits before a computer player's move
}
