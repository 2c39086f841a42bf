/** Job for sent results: claims them one by one, verifies each with the referee, and settles it. */
import type { AppContext } from '../../kernel/context.ts'
import { isOutdated } from './battle-view.ts'
import { type BattleRow, claimBattle, storeBattle } from './battles-repo.ts'
import type { Verdict } from './judge.ts'
import type { Referee } from './referee.ts'
import { settleBattle } from './settle-battle.ts'

export const checkBattlesJob = 'check-battles'

const staleMillis = 5 * 60_000 // after this time the claim of a crashed process expires

interface Checking {
  context: AppContext
  referee: Referee
  stopping: AbortSignal
}

/**
 * Ends when no battle is waiting or `stopping` aborts, which also ends the referee. Errors of one battle are logged,
 * not thrown.
 */
export async function checkBattles(
  context: AppContext,
  stopping: AbortSignal,
  referee: Referee,
): Promise<void> {
  stopping.addEventListener('abort', referee.leave, { once: true })
  const next = async () => {
    if (stopping.aborted) return undefined
    const now = context.now()
    return claimBattle(context.db, now, new Date(now.getTime() - staleMillis))
  }
  try {
    for (let battle = await next(); battle; battle = await next())
      await check({ context, referee, stopping }, battle)
  } finally {
    stopping.removeEventListener('abort', referee.leave)
  }
}

/**
 * After a failure the battle stays claimed and is retried when the claim is stale. A stopping server releases it
 * immediately.
 */
async function check({ context, referee, stopping }: Checking, battle: BattleRow): Promise<void> {
  const { id, setup, seed, opponent, sent, is_forfeit } = battle
  if (!opponent || !sent) throw new Error(`battle ${id} has nothing to check`)
  try {
    const verdict: Verdict = isOutdated(battle) // sent just before the rules changed
      ? { fault: 'outdated_rules' }
      : await referee.judge({ setup, seed, opponent, sent, isForfeit: is_forfeit })
    await settleBattle(context, battle, verdict)
    if ('fault' in verdict) context.log.warn({ battle: id, fault: verdict.fault }, 'result refused')
  } catch (error) {
    if (stopping.aborted) await storeBattle(context.db, id, { claimed_at: null })
    else context.log.error({ err: error, battle: id }, 'battle not checked')
  }
}
