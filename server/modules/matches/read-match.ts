import type { ParsedOf } from '@/contract/endpoint.ts'
import type { readMatch as contract, Match } from '@/contract/endpoints/game/online.ts'
import type { CallContext } from '../../kernel/context.ts'
import { opensWith } from '../../kernel/opens-with.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { matchView } from './match-view.ts'
import { matchById } from './matches-repo.ts'
import { mayWatch } from './may-watch.ts'

/** Reads a table as a player, an invited player or a viewer. */
export async function readMatch(
  { params, query }: ParsedOf<typeof contract>,
  context: CallContext,
): Promise<Match | Refusal> {
  const row = await matchById(context.db, params.id)
  if (!row) return refuse('not_found')
  const viewer = context.caller?.userId ?? null
  if (!mayWatch(row, viewer, query.watch)) return refuse('match_private')
  return matchView(context.db, row, viewer, context.now(), {
    isInvited: opensWith(row.watch_key, query.watch),
  })
}
