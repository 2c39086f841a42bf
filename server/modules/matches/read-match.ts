import type { ParsedOf } from '../../../src/contract/endpoint.ts'
import type { readMatch as contract, Match } from '../../../src/contract/online.ts'
import type { CallContext } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { matchView } from './match-view.ts'
import { matchById } from './matches-repo.ts'

/** Whoever has the link may look: as who plays, who is invited, or who watches. */
export async function readMatch(
  { params }: ParsedOf<typeof contract>,
  context: CallContext,
): Promise<Match | Refusal> {
  const row = await matchById(context.db, params.id)
  if (!row) return refuse('not_found')
  return matchView(context.db, row, context.caller?.userId ?? null, context.now())
}
