/** Rows of rewards and tasks. Writers have locked the player's row. */
import { and, asc, count, desc, eq, gte, isNotNull, isNull, like, lt, lte, not, sql } from 'drizzle-orm'
import type { RewardGrant } from '@/contract/endpoints/game/rewards.ts'
import { type RewardKey, taskGoals } from '@/domain/rewards.ts'
import { users } from '../../db/schema/auth.ts'
import { characters, userCards } from '../../db/schema/game.ts'
import { dailyTasks, rewardGrants } from '../../db/schema/rewards.ts'
import type { Queryable } from '../../kernel/db/database.ts'

/** Stores the keys that the account does not have yet and returns them. */
export async function insertGrants(
  tx: Queryable,
  userId: number,
  keys: readonly RewardKey[],
  { battleId, now }: { battleId: string; now: Date },
): Promise<RewardKey[]> {
  if (keys.length === 0) return []
  const rows = await tx
    .insert(rewardGrants)
    .values(keys.map(key => ({ user_id: userId, key, battle_id: battleId, granted_at: now })))
    .onConflictDoNothing()
    .returning({ key: rewardGrants.key })
  const inserted = new Set(rows.map(({ key }) => key))
  return keys.filter(key => inserted.has(key))
}

export async function storeGrantedCard(
  tx: Queryable,
  userId: number,
  key: RewardKey,
  numero_carta: number,
): Promise<void> {
  await tx
    .update(rewardGrants)
    .set({ numero_carta })
    .where(and(eq(rewardGrants.user_id, userId), eq(rewardGrants.key, key)))
}

/** Returns the keys of levels and first wins. */
export async function pathKeysOf(db: Queryable, userId: number): Promise<RewardKey[]> {
  const rows = await db
    .select({ key: rewardGrants.key })
    .from(rewardGrants)
    .where(and(eq(rewardGrants.user_id, userId), not(like(rewardGrants.key, 'tasks-%'))))
    .orderBy(asc(rewardGrants.granted_at), asc(rewardGrants.key))
  return rows.map(({ key }) => key)
}

/** Returns the grants, newest first. */
export async function grantsOf(db: Queryable, userId: number, limit?: number): Promise<RewardGrant[]> {
  const query = db
    .select()
    .from(rewardGrants)
    .where(eq(rewardGrants.user_id, userId))
    .orderBy(desc(rewardGrants.granted_at), asc(rewardGrants.key))
  const rows = await (limit === undefined ? query : query.limit(limit))
  return rows.map(({ key, numero_carta, battle_id, granted_at }) => ({
    key,
    numero_carta,
    battle_id,
    granted_at: granted_at.toISOString(),
  }))
}

/** Returns the number of grants that the player has not seen on the rewards page. */
export async function unseenGrantsOf(db: Queryable, userId: number): Promise<number> {
  const [row] = await db
    .select({ unseen: count() })
    .from(rewardGrants)
    .where(and(eq(rewardGrants.user_id, userId), isNull(rewardGrants.seen_at)))
  return row?.unseen ?? 0
}

/** Marks the grants up to a time as seen. Later ones stay unseen. */
export async function markGrantsSeen(db: Queryable, userId: number, until: Date, now: Date): Promise<void> {
  await db
    .update(rewardGrants)
    .set({ seen_at: now })
    .where(
      and(
        eq(rewardGrants.user_id, userId),
        isNull(rewardGrants.seen_at),
        lte(rewardGrants.granted_at, until),
      ),
    )
}

export type TaskRow = Pick<typeof dailyTasks.$inferSelect, 'day' | 'kind' | 'progress'>

/** Returns the tasks with progress since a day, oldest first. */
export function tasksSince(db: Queryable, userId: number, day: string): Promise<TaskRow[]> {
  return db
    .select({ day: dailyTasks.day, kind: dailyTasks.kind, progress: dailyTasks.progress })
    .from(dailyTasks)
    .where(and(eq(dailyTasks.user_id, userId), gte(dailyTasks.day, day)))
    .orderBy(asc(dailyTasks.day), asc(dailyTasks.kind))
}

/** Stores the new progress of these tasks. A task that has reached its goal counts as finished. */
export async function storeTasks(
  tx: Queryable,
  userId: number,
  tasks: readonly TaskRow[],
  now: Date,
): Promise<void> {
  if (tasks.length === 0) return
  const rows = tasks.map(task => ({
    ...task,
    user_id: userId,
    done_at: task.progress >= taskGoals[task.kind] ? now : null,
  }))
  await tx
    .insert(dailyTasks)
    .values(rows)
    .onConflictDoUpdate({
      target: [dailyTasks.user_id, dailyTasks.day, dailyTasks.kind],
      set: { progress: sql`excluded.progress`, done_at: sql`excluded.done_at` },
    })
}

export async function finishedTasksOf(db: Queryable, userId: number): Promise<number> {
  const [row] = await db
    .select({ finished: count() })
    .from(dailyTasks)
    .where(and(eq(dailyTasks.user_id, userId), isNotNull(dailyTasks.done_at)))
  return row?.finished ?? 0
}

/** Deletes unfinished tasks of days before `day`. */
export async function deleteExpiredTasks(db: Queryable, day: string): Promise<void> {
  await db.delete(dailyTasks).where(and(lt(dailyTasks.day, day), isNull(dailyTasks.done_at)))
}

export async function deleteRewardsOf(tx: Queryable, userId: number): Promise<void> {
  await tx.delete(rewardGrants).where(eq(rewardGrants.user_id, userId))
  await tx.delete(dailyTasks).where(eq(dailyTasks.user_id, userId))
}

/** Returns when the account was created, undefined if it does not exist. */
export async function registrationOf(db: Queryable, userId: number): Promise<Date | undefined> {
  const [row] = await db.select({ created_at: users.created_at }).from(users).where(eq(users.id, userId))
  return row?.created_at
}

/** Returns the number of copies of each owned card. */
export async function copiesOf(
  db: Queryable,
  userId: number,
): Promise<{ numero_carta: number; rarita: (typeof characters.$inferSelect)['rarita']; copies: number }[]> {
  return db
    .select({ numero_carta: characters.numero_carta, rarita: characters.rarita, copies: count() })
    .from(userCards)
    .innerJoin(characters, eq(characters.id, userCards.character_id))
    .where(and(eq(userCards.user_id, userId), isNull(userCards.exchanged_at)))
    .groupBy(characters.numero_carta, characters.rarita)
}

/** Marks the newest copy of a card as given away. */
export async function giveAway(
  tx: Queryable,
  userId: number,
  numero_carta: number,
  now: Date,
): Promise<void> {
  const newest = tx
    .select({ id: userCards.id })
    .from(userCards)
    .innerJoin(characters, eq(characters.id, userCards.character_id))
    .where(
      and(
        eq(userCards.user_id, userId),
        eq(characters.numero_carta, numero_carta),
        isNull(userCards.exchanged_at),
      ),
    )
    .orderBy(desc(userCards.id))
    .limit(1)
  await tx
    .update(userCards)
    .set({ exchanged_at: now })
    .where(eq(userCards.id, sql`(${newest})`))
}
