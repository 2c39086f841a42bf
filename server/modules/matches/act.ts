/**
 * Player actions in a running battle. An action is checked against the version that the player saw and by the engine.
 * Time is the server's.
 */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import * as contract from '@/contract/endpoints/game/online.ts'
import { done } from '@/contract/envelope.ts'
import { rivalOf } from '@/engine/seats.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { mayEmote, playsElsewhere } from '../ladder/players-repo.ts'
import { advance, type Decide } from './advance.ts'
import { broadcastTable } from './broadcast.ts'
import { seatOf } from './match-seats.ts'
import { matchView } from './match-view.ts'
import { matchById, versionOfAction } from './matches-repo.ts'
import { endOtherwise, isOverdue, moveOn, timeOut } from './move-on.ts'

/**
 * Repeated with the same `id`, it returns the version of the first call. Refuses `seat_elsewhere`, `not_found`,
 * `match_closed`, `action_stale` (older version, or too late) and `action_refused` with the engine's reason.
 */
export async function act(
  { params, body }: ParsedOf<typeof contract.act>,
  context: CallContext,
): Promise<ResponseOf<typeof contract.act> | Refusal> {
  const { userId } = callerOf(context)
  if (body.device && (await playsElsewhere(context.db, userId, body.device))) return refuse('seat_elsewhere')
  const battle = await advance(context, params.id, actionOf(userId, body), body.id)
  if (!isRefusal(battle)) return { version: battle.row.version }
  if (battle.code === 'not_found') return battle
  const version = await versionOfAction(context.db, params.id, body.id)
  return version === undefined ? lateFor(battle, params.id, context) : { version }
}

/** An action after its deadline is refused once the clock has acted for its player. */
async function lateFor(refusal: Refusal, id: string, context: CallContext): Promise<Refusal> {
  await advance(context, id, (battle, now) =>
    battle.row.status === 'playing' && isOverdue(battle, now) ? timeOut(battle, now) : null,
  )
  return refusal
}

const actionOf =
  (userId: number, { version, action }: ParsedOf<typeof contract.act>['body']): Decide =>
  (battle, now) => {
    const { row } = battle
    const seat = seatOf(row, userId)
    if (!seat) return refuse('not_found')
    if (row.status !== 'playing') return refuse('match_closed')
    if (version !== row.version) return refuse('action_stale', [], { version: row.version })
    if (isOverdue(battle, now)) return refuse('action_stale', [], { version: row.version })
    const next = moveOn(battle, contract.commandOf(seat, action), now)
    return 'rejected' in next ? refuse('action_refused', [], { reason: next.rejected }) : next
  }

/** The opponent wins. Refuses `not_found` and `match_closed`. */
export async function forfeit(
  { params }: ParsedOf<typeof contract.forfeit>,
  context: CallContext,
): Promise<contract.Match | Refusal> {
  const { userId } = callerOf(context)
  const ended = await advance(context, params.id, (battle, now) => {
    const seat = seatOf(battle.row, userId)
    if (!seat) return refuse('not_found')
    if (battle.row.status !== 'playing') return refuse('match_closed')
    return endOtherwise(battle, 'forfeit', rivalOf(seat), now)
  })
  if (isRefusal(ended)) return ended
  const row = await matchById(context.db, params.id)
  return row ? matchView(context.db, row, userId, context.now()) : refuse('not_found')
}

/**
 * Refuses `not_found`, `match_closed`, and `rate_limited` within `emotePauseMillis` of the last emote. Stores only its
 * time.
 */
export async function sendEmote(
  { params, body }: ParsedOf<typeof contract.sendEmote>,
  context: CallContext,
): Promise<ResponseOf<typeof contract.sendEmote> | Refusal> {
  const { userId } = callerOf(context)
  const row = await matchById(context.db, params.id)
  const seat = row && seatOf(row, userId)
  if (!row || !seat) return refuse('not_found')
  const isTime = row.status === 'playing' || row.status === 'over'
  if (!isTime) return refuse('match_closed')
  const now = context.now()
  const since = new Date(now.getTime() - contract.emotePauseMillis)
  if (!(await mayEmote(context.db, userId, now, since))) return refuse('rate_limited')
  broadcastTable(context, row, 'emote', { seat, emote: body.emote })
  return done
}
