/** Players of the lobby: heartbeat, rating, and their public profile. */
import { and, asc, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { type PlayerFace, ratingIn, seasonOf } from '@/contract/endpoints/game/ladder.ts'
import { users } from '../../db/schema/auth.ts'
import { onlinePlayers } from '../../db/schema/online.ts'
import type { Queryable } from '../../kernel/db/database.ts'

export type PlayerRow = typeof onlinePlayers.$inferSelect
type AccountRow = typeof users.$inferSelect

/** Creates the player's row at the first visit. Later it does nothing. */
export async function greetPlayer(tx: Queryable, userId: number, now: Date): Promise<void> {
  await tx
    .insert(onlinePlayers)
    .values({ user_id: userId, seen_at: now, season: seasonOf(now) })
    .onConflictDoNothing()
}

/** Locks in the order of the ids, to avoid deadlocks. */
export const lockPlayers = (tx: Queryable, userIds: readonly number[]): Promise<PlayerRow[]> =>
  tx
    .select()
    .from(onlinePlayers)
    .where(inArray(onlinePlayers.user_id, [...userIds]))
    .orderBy(asc(onlinePlayers.user_id))
    .for('update')

/** Call `lockPlayers` first if the change is computed from the row. */
export async function changePlayer(
  tx: Queryable,
  userId: number,
  change: Partial<typeof onlinePlayers.$inferInsert>,
): Promise<void> {
  await tx.update(onlinePlayers).set(change).where(eq(onlinePlayers.user_id, userId))
}

/** Returns false while the pause since the last emote lasts. */
export async function mayEmote(db: Queryable, userId: number, now: Date, since: Date): Promise<boolean> {
  const stored = await db
    .update(onlinePlayers)
    .set({ emoted_at: now })
    .where(
      and(
        eq(onlinePlayers.user_id, userId),
        sql`(${onlinePlayers.emoted_at} is null or ${onlinePlayers.emoted_at} <= ${since.toISOString()}::timestamptz)`,
      ),
    )
    .returning({ id: onlinePlayers.user_id })
  return stored.length > 0
}

/** The rating is that of the season of `now`. Without nickname and picture once the account is blocked or deleted. */
export function faceOf(account: AccountRow, player: PlayerRow | null, now: Date): PlayerFace {
  const { win, lose, spare } = account.user_match_info
  const isGone = account.deleted_at !== null || account.blocked_at !== null
  return {
    id: account.id,
    nickname: isGone ? null : account.nickname,
    profile_picture: isGone ? null : account.profile_picture,
    level: account.user_level,
    rating: player ? ratingIn(seasonOf(now), player.rating, player.season) : 1000,
    wins: win,
    battles: win + lose + spare,
  }
}

export interface KnownPlayer {
  face: PlayerFace
  seen_at: Date | null
}

/** By account id. Ids without an account are omitted; blocked and deleted ones are not. */
export async function knownPlayers(
  db: Queryable,
  userIds: readonly number[],
  now: Date,
): Promise<Map<number, KnownPlayer>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select({ account: users, player: onlinePlayers })
    .from(users)
    .leftJoin(onlinePlayers, eq(onlinePlayers.user_id, users.id))
    .where(inArray(users.id, [...new Set(userIds)]))
  return new Map(
    rows.map(({ account, player }) => [
      account.id,
      { face: faceOf(account, player, now), seen_at: player?.seen_at ?? null },
    ]),
  )
}

const mostShown = 200

/** Returns players with a nickname and a heartbeat since then, at most 200, not sorted. */
export async function playersHere(
  db: Queryable,
  since: Date,
  now: Date,
): Promise<{ face: PlayerFace; searching: boolean }[]> {
  const rows = await db
    .select({ account: users, player: onlinePlayers })
    .from(onlinePlayers)
    .innerJoin(users, eq(onlinePlayers.user_id, users.id))
    .where(and(gte(onlinePlayers.seen_at, since), isNotNull(users.nickname)))
    .limit(mostShown)
  return rows.map(({ account, player }) => ({
    face: faceOf(account, player, now),
    searching: player.searching_since !== null,
  }))
}

/** Locks players who search for an opponent, the longest waiting first. Skips those another process has locked. */
export const claimSearchers = (tx: Queryable, heardSince: Date): Promise<PlayerRow[]> =>
  tx
    .select()
    .from(onlinePlayers)
    .where(and(isNotNull(onlinePlayers.searching_since), gte(onlinePlayers.seen_at, heardSince)))
    .orderBy(asc(onlinePlayers.searching_since), asc(onlinePlayers.user_id))
    .limit(200)
    .for('update', { skipLocked: true })

/** Ends the searches of players without a heartbeat since then. */
export async function forgetSearchers(db: Queryable, silentSince: Date): Promise<void> {
  await db
    .update(onlinePlayers)
    .set({ searching_since: null })
    .where(and(isNotNull(onlinePlayers.searching_since), lte(onlinePlayers.seen_at, silentSince)))
}

/** Moves heartbeats since then by `millis`, so that time without a running server does not count as absence. */
export async function moveHeartbeats(tx: Queryable, since: Date, millis: number): Promise<void> {
  await tx
    .update(onlinePlayers)
    .set({ seen_at: sql`${onlinePlayers.seen_at} + ${millis} * interval '1 millisecond'` })
    .where(gte(onlinePlayers.seen_at, since))
}

/** For an account that is being deleted. `leaveLadder` deletes its ratings of past seasons. */
export async function forgetPlayer(tx: Queryable, userId: number): Promise<void> {
  await tx.delete(onlinePlayers).where(eq(onlinePlayers.user_id, userId))
}

/** Returns true when another tab or device of the player has the seat. */
export async function playsElsewhere(db: Queryable, userId: number, device: string): Promise<boolean> {
  const [player] = await db
    .select({ device: onlinePlayers.device })
    .from(onlinePlayers)
    .where(eq(onlinePlayers.user_id, userId))
  return Boolean(player?.device) && player?.device !== device
}
