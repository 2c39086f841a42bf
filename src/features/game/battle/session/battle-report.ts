/**
 * What becomes of a battle once it is over: whether it counts, whether the server has its result, and the server's verdict. Only the
 * battle's reporter writes it; the result panel reads it.
 */
import type { BattleReport } from '@/contract/endpoints/game/battles.ts'

/**
 * Why a battle earns nothing from its first card on: nobody is logged in (`claimable`: an
 * account may be paid for it later), this kind only plays, no ticket could be had, this page
 * plays by other rules than the server, or the deck is not one that counts.
 */
export const unticketed = ['guest', 'claimable', 'kind', 'offline', 'outdated', 'deck'] as const
export type Unticketed = (typeof unticketed)[number]

export type ReportState =
  | { status: 'none'; reason: Unticketed } // played for its own sake
  | { status: 'playing' } // a ticket lies on the table, the battle is not over
  | { status: 'sending'; isWaiting: boolean } // waiting: no server was reached; the result is stored and sent later
  | { status: 'checking' } // the server has it and plays it again
  | { status: 'settled'; report: BattleReport } // counted, refused or expired
  | { status: 'unknown' } // the server no longer knows the ticket: nothing was awarded
