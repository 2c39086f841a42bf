import type { OpponentCode } from '@/engine/opponents/opponent.ts'
import type { BattleSetup, Seat } from '@/engine/types.ts'
import type { BattleCharacter } from '../session/public-battle.ts'

/** The last part of the address: `/game/battle/new`, `newb`, `oldnew` (decisions §2). */
export type VariantCode = 'new' | 'newb' | 'oldnew'

/** What the pages fetched before the battle is prepared; a list not asked for is empty. */
export interface VariantWorld {
  characters: BattleCharacter[]
  owned: BattleCharacter[] // one per instance, so numbers repeat
}

export type Preparation =
  | { setup: BattleSetup; characters: BattleCharacter[] } // exactly the characters of the setup
  | { missing: 'characters' | 'owned' } // nothing to play with

export interface BattleResult {
  winner: Seat
  turns: number
}

/** One way to begin a local battle. */
export interface Variant {
  code: VariantCode
  needs: { characters: boolean; owned: boolean }
  opponent: OpponentCode
  /** The same world and seed give the same battle. */
  prepare(world: VariantWorld, seed: number): Preparation
  /** Where a result goes; nothing keeps one yet for the other variants. */
  saveResult?(result: BattleResult, log: (message: string, result: BattleResult) => void): void
}
