/**
 * POST /battles/local/:id/result: stores the player's actions once, responds immediately, and verifies them in a job.
 */

import { createHash } from 'node:crypto'
import type { ParsedOf } from '@/contract/endpoint.ts'
import type { BattleReport, sendResult as contract } from '@/contract/endpoints/game/battles.ts'
import type { Command } from '@/engine/commands.ts'
import { readCommand } from '@/engine/read-command.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { reportOf, whyUnplayable } from './battle-view.ts'
import { ownBattle } from './battles-repo.ts'
import { checkBattlesJob } from './check-battles.ts'
import { takeResult } from './tickets-repo.ts'

/** Identifies a result that is sent twice. */
export const resultHash = (sent: readonly Command[], isForfeit: boolean): string =>
  createHash('sha256')
    .update(JSON.stringify([sent, isForfeit]))
    .digest('hex')

/**
 * Sending the same actions again returns the current report; others are refused with `ticket_used`. Also refuses
 * `not_found`, `ticket_expired` and `ticket_outdated`.
 */
export async function sendResult(
  { params, body }: ParsedOf<typeof contract>,
  context: CallContext,
): Promise<BattleReport | Refusal> {
  const { userId } = callerOf(context)
  const ticket = { id: params.id, userId, now: context.now() }
  const sent = body.commands.flatMap(command => readCommand(command) ?? [])
  const result_hash = resultHash(sent, body.forfeit)
  const stored = await takeResult(context.db, ticket, { sent, is_forfeit: body.forfeit, result_hash })
  if (stored) {
    void context.jobs.nudge(checkBattlesJob)
    return reportOf(stored, ticket.now)
  }
  const battle = await ownBattle(context.db, userId, params.id)
  if (!battle) return refuse('not_found')
  if (battle.status === 'open' || battle.status === 'expired') return refuse(whyUnplayable(battle))
  return battle.result_hash === result_hash ? reportOf(battle, ticket.now) : refuse('ticket_used')
}
