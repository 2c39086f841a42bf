/**
 * Signs a subscription with the caller's permissions (specification notes §7). The signature also contains the session,
 * so that a session's sockets end with it, and it expires with the access token of the request. An external socket
 * service does not receive these.
 */

import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { authorizeChannel as contract } from '@/contract/endpoints/site/site.ts'
import { type CallContext, type Caller, callerOf } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { kindOf } from '../../realtime/protocol.ts'
import { signChannel } from '../../realtime/signature.ts'
import { expiryOf } from '../auth/access-token.ts'
import { findUser, type UserRow } from '../auth/users-repo.ts'
import { mayListen } from './channel-rules.ts'

/** Public profile for other players (decision 0013): never name or email. */
const playerView = ({ id, nickname, profile_picture, user_level }: UserRow) => ({
  id,
  nickname,
  profile_picture,
  user_level,
})

async function channelData(
  context: CallContext,
  caller: Caller,
  channel: string,
): Promise<string | undefined> {
  const isPresence = kindOf(channel) === 'presence'
  const isOutside = context.config.realtime.outside !== null
  if (isOutside && !isPresence) return undefined
  const user = isPresence ? await findUser(context.db, caller.userId) : undefined
  return JSON.stringify({
    user_id: String(caller.userId),
    ...(user && { user_info: playerView(user) }),
    ...(!isOutside && {
      session_id: caller.sessionId,
      issued_at: context.now().getTime(),
      expires_at: expiryOf(context.request.bearer ?? ''),
    }),
  })
}

/**
 * Refuses `forbidden` for a channel that no rule opens to the caller. Presence data never contains name or email
 * (decision 0013).
 */
export async function authorizeChannel(
  { body }: ParsedOf<typeof contract>,
  context: CallContext,
): Promise<ResponseOf<typeof contract> | Refusal> {
  const caller = callerOf(context)
  const { socket_id, channel_name } = body
  if (!mayListen(caller, channel_name)) return refuse('forbidden')
  const channel_data = await channelData(context, caller, channel_name)
  return {
    auth: signChannel(context.config.realtime, socket_id, channel_name, channel_data),
    ...(channel_data !== undefined && { channel_data }),
  }
}
