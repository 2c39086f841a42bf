/** POST /battles/:id/leave: before the battle, leaves a seat, or withdraws or declines a challenge. */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { leaveMatch as contract } from '@/contract/endpoints/game/online.ts'
import { done } from '@/contract/envelope.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { broadcastChange } from './broadcast.ts'
import { sideOf } from './match-seats.ts'
import { changeMatch, lockMatch, type MatchRow, type NewMatch } from './matches-repo.ts'

/** May be repeated. Refuses `not_found`, and `match_closed` once the battle has begun. */
export async function leaveMatch(
  { params }: ParsedOf<typeof contract>,
  context: CallContext,
): Promise<ResponseOf<typeof contract> | Refusal> {
  const { userId } = callerOf(context)
  const updated = await context.db.transaction(tx => leave(tx, params.id, userId, context.now()))
  if (isRefusal(updated)) return updated
  if (updated) broadcastChange(context, updated)
  return done
}

/** Returns null when the player had left already. */
async function leave(
  tx: Queryable,
  id: string,
  userId: number,
  now: Date,
): Promise<MatchRow | Refusal | null> {
  const row = await lockMatch(tx, id)
  if (!row) return refuse('not_found')
  const isInvited = row.invited_id === userId
  if (!isInvited && sideOf(row, userId) === null) return refuse('not_found')
  if (row.status === 'closed') return null
  if (row.status === 'playing' || row.status === 'over') return refuse('match_closed')
  return changeMatch(tx, row, { ...changeAfterLeaving(row, userId), changed_at: now })
}

/** Frees a guest's seat at a table that existed before. Closes any other table. */
function changeAfterLeaving(row: MatchRow, userId: number): Partial<NewMatch> {
  const isTable = row.kind === 'open' || row.kind === 'private'
  if (!isTable || row.guest_id !== userId) return { status: 'closed' }
  return { status: 'waiting', guest_id: null, guest_deck: null, guest_ready: false, host_ready: false }
}
