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

/** Lists that the page fetched before the battle is prepared. A list that was not requested is empty. */
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
  | { missing: 'characters' | 'owned' } // no cards to play with
  | { problems: DeckProblem[] } // why the chosen deck cannot be played

export interface BattleResult {
  winner: Seat | null // null: a spare
  turns: number
}

/** A way to begin a local battle. */
export interface Variant {
  code: VariantCode
  lesson?: LessonCode // the lesson it teaches
  seed?: number // fixed seed; undefined: a new one each time
  needs: { characters: boolean; owned: boolean }
  fixed: Partial<Pick<Choice, 'rules' | 'opponent'>> // values that the address cannot change
  /** Returns the ticket to request, or null if this kind gives no reward or this deck does not count. */
  ticket(deps: VariantDeps, choice: Choice): { kind: TicketKind; deck: readonly number[] | null } | null
  /** The same cards, seed and choice give the same battle. */
  prepare(deps: VariantDeps, seed: number, choice: Choice): Preparation
  /** Stores a battle that the human has won. */
  keepWin?(record: BattleRecord): void
  /** Additional handling of a result, after that of the ticket. */
  saveResult?(result: BattleResult, log: (message: string, result: BattleResult) => void): void
}
