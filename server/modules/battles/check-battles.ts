/** The job behind sent results: claims one after the other, has the referee judge it, and settles it. */
import type { World } from '../../kernel/context.ts'
import { isOutdated } from './battle-view.ts'
import { type BattleRow, claimBattle, storeBattle } from './battles-repo.ts'
import type { Verdict } from './judge.ts'
import type { Referee } from './referee.ts'
import { settleBattle } from './settle-battle.ts'

export const checkBattlesJob = 'check-battles'

const staleMillis = 5 * 60_000 // a process that claimed a battle and died

interface Checking {
  world: World
  referee: Referee
  stopping: AbortSignal
}

export async function checkBattles(world: World, stopping: AbortSignal, referee: Referee): Promise<void> {
  stopping.addEventListener('abort', referee.leave, { once: true })
  const next = async () => {
    if (stopping.aborted) return undefined
    const now = world.now()
    return claimBattle(world.db, now, new Date(now.getTime() - staleMillis))
  }
  try {
    for (let battle = await next(); battle; battle = await next())
      await check({ world, referee, stopping }, battle)
  } finally {
    stopping.removeEventListener('abort', referee.leave)
  }
}

/** A failure leaves the battle claimed: it is tried again when the claim is stale. A server that leaves gives it back at once. */
async function check({ world, referee, stopping }: Checking, battle: BattleRow): Promise<void> {
  const { id, setup, seed, opponent, sent, is_forfeit } = battle
  if (!opponent || !sent) throw new Error(`battle ${id} has nothing to check`)
  try {
    const verdict: Verdict = isOutdated(battle) // sent just before the rules changed
      ? { fault: 'outdated_rules' }
      : await referee.judge({ setup, seed, opponent, sent, isForfeit: is_forfeit })
    await settleBattle(world, battle, verdict)
    if ('fault' in verdict) world.log.warn({ battle: id, fault: verdict.fault }, 'result refused')
  } catch (error) {
    if (stopping.aborted) await storeBattle(world.db, id, { claimed_at: null })
    else world.log.error({ err: error, battle: id }, 'battle not checked')
  }
}
