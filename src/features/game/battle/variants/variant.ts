import type { TicketKind } from '@/contract/endpoints/game/battles.ts'
import type { DeckProblem } from '@/contract/endpoints/game/deck.ts'
import type { LessonCode } from '@/contract/endpoints/game/lesson.ts'
import type { BattleSetup, Seat } from '@/engine/types.ts'
import type { BattleRecord } from '../session/local-battle.ts'
import type { BattleCharacter } from '../session/public-battle.ts'
import type { Choice } from './choice.ts'

/** The last part of the address: `/game/battle/new`, `newb`, `oldnew` (decision 0037); `/game/lesson/energy`. */
export type LessonVariantCode = `lesson-${LessonCode}`
export type VariantCode = 'new' | 'newb' | 'oldnew' | LessonVariantCode

/** What the pages fetched before the battle is prepared; a list not asked for is empty. */
export interface VariantDeps {
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
  | { problems: DeckProblem[] } // why the chosen deck cannot be played

export interface BattleResult {
  winner: Seat | null // null: a spare
  turns: number
}

/** One way to begin a local battle. */
export interface Variant {
  code: VariantCode
  lesson?: LessonCode // taught by it
  seed?: number // always this one; absent: a fresh one each time
  needs: { characters: boolean; owned: boolean }
  fixed: Partial<Pick<Choice, 'rules' | 'opponent'>> // what the address cannot change
  /** What a ticket is asked for; null: this kind only plays, or this deck does not count. */
  ticket(deps: VariantDeps, choice: Choice): { kind: TicketKind; deck: readonly number[] | null } | null
  /** The same cards, seed and choice give the same battle. */
  prepare(deps: VariantDeps, seed: number, choice: Choice): Preparation
  /** What is stored of a battle the human has won. */
  keepWin?(record: BattleRecord): void
  /** What else is done with a result, beside what a ticket does. */
  saveResult?(result: BattleResult, log: (message: string, result: BattleResult) => void): void
}
