/**
 * Rewards of a checked battle, stored once together with its proof, under the player's row lock: experience, counters,
 * level (specification notes §4, §9). Days are UTC, and a battle belongs to the day its result arrived.
 */
import { type BattleReport, countedPerDay, turnsToCount, xpOf } from '@/contract/endpoints/game/battles.ts'
import type { AppContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type BattleRow, lockBattle, lockPlayer, rewardedBetween, storeBattle } from './battles-repo.ts'
import type { Verdict } from './judge.ts'
import { rewardPlayer, typesOfDeck } from './reward-player.ts'

type Finished = Extract<Verdict, { outcome: unknown }>
type Unrewarded = BattleReport['unrewarded']

const day = 24 * 60 * 60_000

/** Does nothing when another process has settled it. */
export async function settleBattle(
  context: Pick<AppContext, 'db' | 'now' | 'events' | 'ids'>,
  { id, user_id }: BattleRow,
  verdict: Verdict,
): Promise<void> {
  await context.db.transaction(async tx => {
    const player = await lockPlayer(tx, user_id)
    const battle = await lockBattle(tx, id)
    if (!player || battle?.status !== 'checking') return
    const settled = { sent: null, settled_at: context.now(), user_xp: player.user_xp }
    if ('fault' in verdict)
      return storeBattle(tx, id, {
        ...settled,
        status: 'refused',
        fault: verdict.fault,
        unrewarded: 'refused',
      })
    const unrewarded = await whyNothing(tx, battle, verdict)
    const xp = unrewarded ? 0 : xpOf[verdict.outcome]
    const { knockouts, ...result } = verdict
    await storeBattle(tx, id, { ...settled, ...result, status: 'counted', xp, unrewarded })
    if (unrewarded) return
    const { outcome } = verdict
    const types = typesOfDeck(battle.setup, 'player1')
    await rewardPlayer(tx, player, { id, outcome, xp, opponent: battle.opponent, knockouts, types }, context)
  })
}

async function whyNothing(tx: Queryable, battle: BattleRow, { turns }: Finished): Promise<Unrewarded> {
  if (turns < turnsToCount) return 'too_short'
  const sent = (battle.sent_at ?? battle.created_at).getTime()
  const from = new Date(sent - (sent % day))
  const rewarded = await rewardedBetween(tx, battle.user_id, from, new Date(from.getTime() + day))
  return rewarded >= countedPerDay ? 'daily_limit' : null
}
