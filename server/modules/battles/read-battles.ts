import type * as contract from '../../../src/contract/battles.ts'
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { recordingOf, reportOf, summaryOf } from './battle-view.ts'
import { finishedBattle, ownBattle, pageOfBattles } from './battles-repo.ts'

export async function readReport(
  { params }: ParsedOf<typeof contract.battleReport>,
  context: CallContext,
): Promise<contract.BattleReport | Refusal> {
  const battle = await ownBattle(context.db, callerOf(context).userId, params.id)
  return battle ? reportOf(battle, context.now()) : refuse('not_found')
}

export async function listOwnBattles(
  { query }: ParsedOf<typeof contract.myBattles>,
  context: CallContext,
): Promise<AnswerOf<typeof contract.myBattles>> {
  const { userId } = callerOf(context)
  const { rows, total } = await pageOfBattles(context.db, userId, query)
  const data = rows.map(({ battle, rival }) => summaryOf(battle, userId, rival))
  return { data, meta: { total, page: query.page, per_page: query.per_page } }
}

/** Whoever has the link may look; a battle that is not finished is not there. */
export async function readRecording(
  { params }: ParsedOf<typeof contract.battleRecording>,
  context: CallContext,
): Promise<contract.BattleRecording | Refusal> {
  const found = await finishedBattle(context.db, params.id)
  return found ? recordingOf(found) : refuse('not_found')
}
