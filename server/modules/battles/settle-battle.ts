/**
 * What a checked battle earns, stored once together with its proof, under the player's row: experience, counters, level
 * (specification §4, §9). A day is one of UTC, and a battle belongs to the day on which its result came in.
 */
import { eq } from 'drizzle-orm'
import { type BattleReport, countedPerDay, turnsToCount, xpOf } from '../../../src/contract/battles.ts'
import { levelOf } from '../../../src/contract/progress.ts'
import { users } from '../../db/schema/auth.ts'
import type { World } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import {
  type BattleRow,
  lockBattle,
  lockPlayer,
  rewardedBetween,
  storeBattle,
  type UserRow,
} from './battles-repo.ts'
import type { Verdict } from './judge.ts'

type Finished = Extract<Verdict, { outcome: unknown }>
type Unrewarded = BattleReport['unrewarded']

const day = 24 * 60 * 60_000

/** Does nothing when another process was faster. */
export async function settleBattle(
  world: Pick<World, 'db' | 'now' | 'events'>,
  { id, user_id }: BattleRow,
  verdict: Verdict,
): Promise<void> {
  await world.db.transaction(async tx => {
    const player = await lockPlayer(tx, user_id)
    const battle = await lockBattle(tx, id)
    if (!player || battle?.status !== 'checking') return
    const settled = { sent: null, settled_at: world.now(), user_xp: player.user_xp }
    if ('fault' in verdict)
      return storeBattle(tx, id, {
        ...settled,
        status: 'refused',
        fault: verdict.fault,
        unrewarded: 'refused',
      })
    const unrewarded = await whyNothing(tx, battle, verdict)
    const xp = unrewarded ? 0 : xpOf[verdict.outcome]
    await storeBattle(tx, id, { ...settled, ...verdict, status: 'counted', xp, unrewarded })
    if (!unrewarded) await reward(tx, player, verdict, xp, world.events)
  })
}

async function whyNothing(tx: Queryable, battle: BattleRow, { turns }: Finished): Promise<Unrewarded> {
  if (turns < turnsToCount) return 'too_short'
  const sent = (battle.sent_at ?? battle.created_at).getTime()
  const from = new Date(sent - (sent % day))
  const rewarded = await rewardedBetween(tx, battle.user_id, from, new Date(from.getTime() + day))
  return rewarded >= countedPerDay ? 'daily_limit' : null
}

async function reward(
  tx: Queryable,
  player: UserRow,
  { outcome }: Finished,
  xp: number,
  events: World['events'],
): Promise<void> {
  const user_xp = player.user_xp + xp
  const user_level = levelOf(user_xp).level
  const { user_match_info: counters } = player
  const user_match_info = { ...counters, [outcome]: counters[outcome] + 1 }
  await tx.update(users).set({ user_xp, user_level, user_match_info }).where(eq(users.id, player.id))
  if (user_level > player.user_level)
    await events.publish('level-reached', { userId: player.id, level: user_level }, tx)
}
