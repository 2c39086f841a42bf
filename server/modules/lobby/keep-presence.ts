/** POST /lobby/presence: the heartbeat, and in return everything that concerns the caller, in case an event was not heard. */
import type { ParsedOf } from '../../../src/contract/endpoint.ts'
import type { heartbeat as contract, Presence } from '../../../src/contract/lobby.ts'
import { invitationMillis, userChannel } from '../../../src/contract/online.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { beat, knownPlayers } from '../ladder/players-repo.ts'
import { matchCards } from '../matches/match-view.ts'
import { invitationsFor, type MatchRow, tableOf } from '../matches/matches-repo.ts'
import { searchOf } from './search-opponent.ts'

export async function keepPresence(
  { body }: ParsedOf<typeof contract>,
  context: CallContext,
): Promise<Presence> {
  const { userId } = callerOf(context)
  const now = context.now()
  const row = await beat(context.db, userId, now, body)
  const match = await tableOf(context.db, userId)
  const since = new Date(now.getTime() - invitationMillis)
  const invitations = await invitationsFor(context.db, userId, since)
  if (body.takes && match)
    context.live.tell(userChannel(userId), 'seat-taken', { match: match.id, device: body.device })
  return {
    now: now.getTime(),
    match: match
      ? { id: match.id, status: match.status, rival_silent: await silenceOf(context, match, userId, now) }
      : null,
    invitations: await matchCards(context.db, invitations, now),
    search: searchOf(row, now),
    device: row.device,
  }
}

async function silenceOf(
  { db }: CallContext,
  { host_id, guest_id }: MatchRow,
  userId: number,
  now: Date,
): Promise<number | null> {
  const rival = host_id === userId ? guest_id : host_id
  if (rival === null) return null
  const seenAt = (await knownPlayers(db, [rival], now)).get(rival)?.seen_at
  return seenAt ? Math.max(0, now.getTime() - seenAt.getTime()) : null
}
