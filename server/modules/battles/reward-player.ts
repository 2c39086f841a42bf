import { levelOf } from '@/domain/progress.ts'
import type { CountedBattle } from '@/domain/rewards.ts'
import type { BattleSetup, Seat } from '@/engine/types.ts'
import type { AppContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { grantBattleRewards } from '../rewards/grant-rewards.ts'
import { storeProgress, type UserRow } from './battles-repo.ts'

export interface RewardedBattle extends CountedBattle {
  id: string
  xp: number
}

/** Adds experience, the outcome and rewards to a player whose row is locked, and publishes a new level. */
export async function rewardPlayer(
  tx: Queryable,
  player: UserRow,
  { xp, ...battle }: RewardedBattle,
  { events, ids, now }: Pick<AppContext, 'events' | 'ids' | 'now'>,
): Promise<void> {
  const user_xp = player.user_xp + xp
  const user_level = levelOf(user_xp).level
  const { user_match_info: counters } = player
  const user_match_info = { ...counters, [battle.outcome]: counters[battle.outcome] + 1 }
  await storeProgress(tx, player.id, { user_xp, user_level, user_match_info })
  const { id, created_at } = player
  await grantBattleRewards(tx, { id, level: user_level, created_at }, battle, { ids, now: now() })
  if (user_level > player.user_level)
    await events.publish('level-reached', { userId: player.id, level: user_level }, tx)
}

/** Number of different types in the deck of a seat. */
export function typesOfDeck({ catalogue, decks }: BattleSetup, seat: Seat): number {
  const deck = new Set(decks?.[seat])
  return new Set(catalogue.filter(card => deck.has(card.id)).map(card => card.tipo)).size
}
