/** Takes the second seat: from the list, by link, by code, or by accepting a challenge. */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/game/online.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { isRefusal, type Refusal, Rollback, refuse } from '../../kernel/route.ts'
import { broadcastChange } from './broadcast.ts'
import { matchView } from './match-view.ts'
import { changeMatch, lockMatch, type MatchRow, matchById, waitingByCode } from './matches-repo.ts'
import { sitDown } from './sit-down.ts'
import { readTableCode } from './table-code.ts'

/**
 * Returns the caller's own table unchanged. Refuses `not_found` (also a challenge to another player), `match_closed`
 * and what `sitDown` refuses.
 */
export async function joinMatch(
  { params }: ParsedOf<typeof contract.joinMatch>,
  context: CallContext,
): Promise<contract.Match | Refusal> {
  const row = await matchById(context.db, params.id)
  return row ? takeChair(row, context) : refuse('not_found')
}

/** Accepts the code as typed. Refuses like `joinMatch`. */
export async function joinByCode(
  { body }: ParsedOf<typeof contract.joinByCode>,
  context: CallContext,
): Promise<contract.Match | Refusal> {
  const row = await waitingByCode(context.db, readTableCode(body.code))
  return row ? takeChair(row, context) : refuse('not_found')
}

async function takeChair(table: MatchRow, context: CallContext): Promise<contract.Match | Refusal> {
  const { userId } = callerOf(context)
  const now = context.now()
  if (table.host_id === userId || table.guest_id === userId) return matchView(context.db, table, userId, now)
  const sat = await Rollback.catching(() =>
    context.db.transaction(async tx => {
      const closed = await sitDown(tx, userId, now)
      return { closed, row: Rollback.unlessRefused(await join(tx, table.id, userId, now)) }
    }),
  )
  if (isRefusal(sat)) return sat
  for (const row of [...sat.closed, sat.row]) broadcastChange(context, row)
  return matchView(context.db, sat.row, userId, now)
}

async function join(tx: Queryable, id: string, userId: number, now: Date): Promise<MatchRow | Refusal> {
  const row = await lockMatch(tx, id)
  if (!row) return refuse('not_found')
  if (row.status !== 'waiting' || row.kind === 'rematch') return refuse('match_closed')
  if (row.invited_id !== null && row.invited_id !== userId) return refuse('not_found')
  return changeMatch(tx, row, { guest_id: userId, status: 'preparing', changed_at: now })
}
