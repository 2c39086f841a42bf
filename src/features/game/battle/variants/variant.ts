import type { TicketKind } from '@/contract/battles.ts'
import type { DeckFault } from '@/contract/deck.ts'
import type { BattleSetup, Seat } from '@/engine/types.ts'
import type { BattleCharacter } from '../session/public-battle.ts'
import type { Choice } from './choice.ts'

/** The last part of the address: `/game/battle/new`, `newb`, `oldnew` (decisions §2); `/game/lesson`. */
export type VariantCode = 'new' | 'newb' | 'oldnew' | 'lesson'

/** What the pages fetched before the battle is prepared; a list not asked for is empty. */
export interface VariantWorld {
  characters: BattleCharacter[]
  owned: BattleCharacter[] // one per instance, so numbers repeat
}

export interface PreparedBattle {
  setup: BattleSetup
  characters: BattleCharacter[] // exactly the characters of the setup
}

export type Preparation =
  | PreparedBattle
  | { missing: 'characters' | 'owned' } // nothing to play with
  | { faults: DeckFault[] } // why the chosen deck cannot be played

export interface BattleResult {
  winner: Seat | null // null: a spare
  turns: number
}

/** One way to begin a local battle. */
export interface Variant {
  code: VariantCode
  needs: { characters: boolean; owned: boolean }
  fixed: Partial<Pick<Choice, 'rules' | 'opponent'>> // what the address cannot change
  /** What a ticket is asked for; null: this kind only plays, or this deck does not count. */
  ticket(world: VariantWorld, choice: Choice): { kind: TicketKind; deck: readonly number[] | null } | null
  /** The same world, seed and choice give the same battle. */
  prepare(world: VariantWorld, seed: number, choice: Choice): Preparation
  /** What else is done with a result, beside what a ticket does. */
  saveResult?(result: BattleResult, log: (message: string, result: BattleResult) => void): void
}
