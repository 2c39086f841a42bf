/**
 * POST /battles/local/:id/begin: marks the battle of a ticket as begun, so that newer tickets do not make it expire
 * (decision 0032).
 */

import type { ParsedOf } from '@/contract/endpoint.ts'
import {
  type BattleReport,
  begunTickets,
  type beginBattle as contract,
} from '@/contract/endpoints/game/battles.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { reportOf, whyUnplayable } from './battle-view.ts'
import { lockPlayer, ownBattle } from './battles-repo.ts'
import { beginTicket, dropOldTickets } from './tickets-repo.ts'

/**
 * May be repeated; returns the report once the result was sent. Refuses `not_found`, `ticket_expired` and
 * `ticket_outdated`. Begun tickets beyond the `begunTickets` latest expire.
 */
export async function beginBattle(
  { params: { id } }: ParsedOf<typeof contract>,
  context: CallContext,
): Promise<BattleReport | Refusal> {
  const { userId } = callerOf(context)
  const now = context.now()
  return context.db.transaction(async tx => {
    await lockPlayer(tx, userId)
    const begun = await beginTicket(tx, { id, userId, now })
    if (begun) {
      await dropOldTickets(tx, userId, 'begun', begunTickets)
      return reportOf(begun, now)
    }
    const battle = await ownBattle(tx, userId, id)
    if (!battle) return refuse('not_found')
    const isOver = battle.status === 'open' || battle.status === 'expired'
    return isOver ? refuse(whyUnplayable(battle)) : reportOf(battle, now)
  })
}
