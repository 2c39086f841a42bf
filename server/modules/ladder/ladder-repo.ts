import { and, asc, count, desc, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { LadderScope } from '@/contract/endpoints/game/ladder.ts'
import { users } from '../../db/schema/auth.ts'
import { ladderRows, onlinePlayers } from '../../db/schema/online.ts'
import type { Queryable } from '../../kernel/db/database.ts'

/** Stores the rating of a season after a battle. */
export async function storePlace(
  tx: Queryable,
  place: { season: string; user_id: number; rating: number; streak: number; reached_at: Date },
): Promise<void> {
  await tx
    .insert(ladderRows)
    .values({ ...place, best_streak: place.streak })
    .onConflictDoUpdate({
      target: [ladderRows.season, ladderRows.user_id],
      set: {
        rating: place.rating,
        streak: place.streak,
        best_streak: sql`greatest(${ladderRows.best_streak}, ${place.streak})`,
        reached_at: place.reached_at,
      },
    })
}

/** Rows to rank: of a season, of a season among players met, or the best season of every player. */
export function placesOf(db: Queryable, season: string, scope: LadderScope, userId: number) {
  const rows = db.select().from(ladderRows).$dynamic()
  if (scope === 'season') return rows.where(eq(ladderRows.season, season)).as('places')
  if (scope === 'met') {
    const ofSeason = eq(ladderRows.season, season)
    const isMet = or(eq(ladderRows.user_id, userId), inArray(ladderRows.user_id, metBy(userId)))
    return rows.where(and(ofSeason, isMet)).as('places')
  }
  return db
    .selectDistinctOn([ladderRows.user_id])
    .from(ladderRows)
    .orderBy(asc(ladderRows.user_id), desc(ladderRows.rating), asc(ladderRows.reached_at))
    .as('places')
}

type Places = ReturnType<typeof placesOf>

const metBy = (userId: number): SQL =>
  sql`(select case when user_id = ${userId} then rival_id else user_id end from battles
    where kind = 'online' and (user_id = ${userId} or rival_id = ${userId}))`

/** Returns places from index `from` on, counted from 0. */
export const placesFrom = (db: Queryable, places: Places, from: number, many: number) =>
  db
    .select({
      rating: places.rating,
      streak: places.streak,
      best_streak: places.best_streak,
      account: users,
      player: onlinePlayers,
    })
    .from(places)
    .innerJoin(users, eq(users.id, places.user_id))
    .leftJoin(onlinePlayers, eq(onlinePlayers.user_id, places.user_id))
    .orderBy(desc(places.rating), asc(places.reached_at), asc(places.user_id))
    .offset(from)
    .limit(many)

/** Returns the number of places above, or undefined for an account without a place. */
export async function standingOf(db: Queryable, places: Places, userId: number): Promise<number | undefined> {
  const [own] = await db.select().from(places).where(eq(places.user_id, userId))
  if (!own) return undefined
  const isAbove = or(
    gt(places.rating, own.rating),
    and(
      eq(places.rating, own.rating),
      or(
        lt(places.reached_at, own.reached_at),
        and(eq(places.reached_at, own.reached_at), lt(places.user_id, userId)),
      ),
    ),
  )
  const [row] = await db.select({ above: count() }).from(places).where(isAbove)
  return row?.above ?? 0
}

/** Includes accounts that were blocked since. */
export async function playersAmong(db: Queryable, places: Places): Promise<number> {
  const [row] = await db.select({ players: count() }).from(places)
  return row?.players ?? 0
}

/** Sorted newest first, at most 24. */
export async function seasonsPlayed(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectDistinct({ season: ladderRows.season })
    .from(ladderRows)
    .orderBy(desc(ladderRows.season))
    .limit(24)
  return rows.map(({ season }) => season)
}

/** For the export of personal data (decision 0009). */
export const ladderOf = (db: Queryable, userId: number): Promise<unknown[]> =>
  db.select().from(ladderRows).where(eq(ladderRows.user_id, userId)).orderBy(asc(ladderRows.season))

/** Deletes every season of an account that is being deleted. Lower places move up. */
export async function leaveLadder(tx: Queryable, userId: number): Promise<void> {
  await tx.delete(ladderRows).where(eq(ladderRows.user_id, userId))
}
