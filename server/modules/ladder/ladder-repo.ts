import { and, asc, count, desc, eq, gt, lt, or, sql } from 'drizzle-orm'
import { users } from '../../db/schema/auth.ts'
import { ladderRows, onlinePlayers } from '../../db/schema/online.ts'
import type { Queryable } from '../../kernel/db/database.ts'

/** The rating of a season as it stands after a battle. */
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

const inOrder = [desc(ladderRows.rating), asc(ladderRows.reached_at), asc(ladderRows.user_id)]

/** Places from `from` on, counted from 0. */
export const placesFrom = (db: Queryable, season: string, from: number, many: number) =>
  db
    .select({ row: ladderRows, account: users, player: onlinePlayers })
    .from(ladderRows)
    .innerJoin(users, eq(users.id, ladderRows.user_id))
    .leftJoin(onlinePlayers, eq(onlinePlayers.user_id, ladderRows.user_id))
    .where(eq(ladderRows.season, season))
    .orderBy(...inOrder)
    .offset(from)
    .limit(many)

/** How many stand above; undefined for who has not played in that season. */
export async function standingOf(db: Queryable, season: string, userId: number): Promise<number | undefined> {
  const [own] = await db
    .select()
    .from(ladderRows)
    .where(and(eq(ladderRows.season, season), eq(ladderRows.user_id, userId)))
  if (!own) return undefined
  const isAbove = or(
    gt(ladderRows.rating, own.rating),
    and(
      eq(ladderRows.rating, own.rating),
      or(
        lt(ladderRows.reached_at, own.reached_at),
        and(eq(ladderRows.reached_at, own.reached_at), lt(ladderRows.user_id, userId)),
      ),
    ),
  )
  const [row] = await db
    .select({ above: count() })
    .from(ladderRows)
    .where(and(eq(ladderRows.season, season), isAbove))
  return row?.above ?? 0
}

export async function playersOfSeason(db: Queryable, season: string): Promise<number> {
  const [row] = await db.select({ players: count() }).from(ladderRows).where(eq(ladderRows.season, season))
  return row?.players ?? 0
}

export async function seasonsPlayed(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectDistinct({ season: ladderRows.season })
    .from(ladderRows)
    .orderBy(desc(ladderRows.season))
    .limit(24)
  return rows.map(({ season }) => season)
}

/** For the copy of one's data (decisions §3). */
export const ladderOf = (db: Queryable, userId: number): Promise<unknown[]> =>
  db.select().from(ladderRows).where(eq(ladderRows.user_id, userId)).orderBy(asc(ladderRows.season))

export async function leaveLadder(tx: Queryable, userId: number): Promise<void> {
  await tx.delete(ladderRows).where(eq(ladderRows.user_id, userId))
}
