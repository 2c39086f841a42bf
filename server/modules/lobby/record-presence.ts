/**
 * POST /lobby/presence: the heartbeat. The response contains everything that concerns the caller, in case an event was
 * missed.
 */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type { heartbeat as contract, Presence } from '@/contract/endpoints/game/lobby.ts'
import { invitationMillis, userChannel } from '@/contract/endpoints/game/online.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { matchCards } from '../matches/match-view.ts'
import { invitationsFor } from '../matches/matches-repo.ts'
import { type Heartbeat, storeHeartbeat } from './presence-repo.ts'
import { searchOf } from './search-opponent.ts'

/**
 * Times are in epoch ms, `rival_silent` in ms since the opponent's last heartbeat. A device that takes the seat is
 * announced to the player's other devices.
 */
export async function recordPresence(
  { body }: ParsedOf<typeof contract>,
  context: CallContext,
): Promise<Presence> {
  const { userId } = callerOf(context)
  const { db } = context
  const now = context.now()
  const invitedSince = new Date(now.getTime() - invitationMillis)
  const heartbeat = await storeHeartbeat(db, userId, body, now, invitedSince)
  const { match_id, device } = heartbeat
  if (body.takes && match_id)
    context.live.publish(userChannel(userId), 'seat-taken', { match: match_id, device: body.device })
  const invitations = heartbeat.invited ? await invitationsFor(db, userId, invitedSince) : []
  return {
    now: now.getTime(),
    match: seatOf(heartbeat, now),
    invitations: await matchCards(db, invitations, now),
    search: searchOf(heartbeat, now),
    device,
  }
}

function seatOf(heartbeat: Heartbeat, now: Date): Presence['match'] {
  const { match_id, match_status, match_version, rival_seen } = heartbeat
  if (match_id === null || match_status === null || match_version === null) return null
  const rival_silent = rival_seen === null ? null : Math.max(0, now.getTime() - rival_seen)
  return { id: match_id, status: match_status, version: match_version, rival_silent }
}
