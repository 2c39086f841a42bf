/**
 * State of a finished battle: whether it counts, whether the server has its result, and the server's verdict. Only the
 * battle's reporter writes it. The result panel reads it.
 */
import type { BattleReport } from '@/contract/endpoints/game/battles.ts'

/**
 * Why a battle earns no reward from its start: the player is a guest (`claimable`: an account may receive the reward
 * later), this kind gives none, no ticket was available, the rules of this page differ from the server's, or the deck
 * does not count.
 */
export const unticketed = ['guest', 'claimable', 'kind', 'offline', 'outdated', 'deck'] as const
export type Unticketed = (typeof unticketed)[number]

export type ReportState =
  | { status: 'none'; reason: Unticketed } // played without a reward
  | { status: 'playing' } // the battle has a ticket and is not over
  | { status: 'sending'; isWaiting: boolean } // waiting: the server was unreachable; the result is stored and sent later
  | { status: 'checking' } // the server is verifying the result
  | { status: 'settled'; report: BattleReport } // counted, refused or expired
  | { status: 'unknown' } // the server no longer has the ticket: nothing was awarded
