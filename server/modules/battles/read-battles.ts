import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/game/battles.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { pageMeta } from '../../kernel/db/paging.ts'
import { opensWith } from '../../kernel/ids.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { recordingOf, reportOf, summaryOf } from './battle-view.ts'
import type { BattleRow } from './battles-repo.ts'
import { finishedBattle, ownBattle, pageOfBattles } from './battles-repo.ts'

type Looked = Pick<BattleRow, 'user_id' | 'rival_id' | 'watch_key'>

/**
 * Whether a viewer may watch a replay: anyone with the link, but for a private battle only its players and viewers with
 * its key.
 */
const mayLookAgain = (battle: Looked, viewer: number | null, key: string | undefined): boolean =>
  battle.watch_key === null ||
  (viewer !== null && (battle.user_id === viewer || battle.rival_id === viewer)) ||
  opensWith(battle.watch_key, key)

/** Refuses `not_found`, also for the battle of another account. */
export async function readReport(
  { params }: ParsedOf<typeof contract.battleReport>,
  context: CallContext,
): Promise<contract.BattleReport | Refusal> {
  const battle = await ownBattle(context.db, callerOf(context).userId, params.id)
  return battle ? reportOf(battle, context.now()) : refuse('not_found')
}

/** Returns finished battles on either side, newest first. */
export async function listOwnBattles(
  { query }: ParsedOf<typeof contract.myBattles>,
  context: CallContext,
): Promise<ResponseOf<typeof contract.myBattles>> {
  const { userId } = callerOf(context)
  const { rows, total } = await pageOfBattles(context.db, userId, query)
  const data = rows.map(({ battle, rival }) => summaryOf(battle, userId, rival))
  return { data, meta: pageMeta(query, total) }
}

/** Refuses `not_found` for a battle that is not finished, and `match_private` without the key of a private one. */
export async function readRecording(
  { params, query }: ParsedOf<typeof contract.battleRecording>,
  context: CallContext,
): Promise<contract.BattleRecording | Refusal> {
  const battle = await finishedBattle(context.db, params.id)
  if (!battle) return refuse('not_found')
  const viewer = context.caller?.userId ?? null
  return mayLookAgain(battle.battle, viewer, query.watch) ? recordingOf(battle) : refuse('match_private')
}
