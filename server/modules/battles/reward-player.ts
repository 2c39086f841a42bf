import type { BattleOutcome } from '@/contract/endpoints/game/battles.ts'
import { levelOf } from '@/domain/progress.ts'
import type { AppContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { storeProgress, type UserRow } from './battles-repo.ts'

/** Adds experience and the outcome to a player whose row is locked, and announces a new level. */
export async function rewardPlayer(
  tx: Queryable,
  player: UserRow,
  { outcome, xp }: { outcome: BattleOutcome; xp: number },
  events: AppContext['events'],
): Promise<void> {
  const user_xp = player.user_xp + xp
  const user_level = levelOf(user_xp).level
  const { user_match_info: counters } = player
  const user_match_info = { ...counters, [outcome]: counters[outcome] + 1 }
  await storeProgress(tx, player.id, { user_xp, user_level, user_match_info })
  if (user_level > player.user_level)
    await events.publish('level-reached', { userId: player.id, level: user_level }, tx)
}
