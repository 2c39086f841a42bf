import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { LadderScope } from '@/contract/endpoints/game/ladder.ts'
import { users } from '../../db/schema/auth.ts'
import { ladderRows, onlinePlayers } from '../../db/schema/online.ts'
import type { Queryable } from '../../kernel/db/database.ts'

/** Stores the rating of a season after a battle, and which season is the best of the player. Lock the player's row first. */
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
  await tx.execute(sql`
    update ladder_rows set is_best = (ladder_rows.season = best.season)
    from (select season from ladder_rows where user_id = ${place.user_id}
      order by rating desc, reached_at, season limit 1) best
    where user_id = ${place.user_id} and is_best <> (ladder_rows.season = best.season)`)
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
  return rows.where(eq(ladderRows.is_best, true)).as('places')
}

type Places = ReturnType<typeof placesOf>

const metBy = (userId: number): SQL =>
  sql`(select case when user_id = ${userId} then rival_id else user_id end from battles
    where kind = 'online' and (user_id = ${userId} or rival_id = ${userId}))`

/** Returns places from index `from` on, counted from 0. Accounts are joined to the returned places only. */
export const placesFrom = (db: Queryable, places: Places, from: number, many: number) => {
  const ranked = [desc(places.rating), asc(places.reached_at), asc(places.user_id)]
  const page = db
    .select()
    .from(places)
    .orderBy(...ranked)
    .offset(from)
    .limit(many)
    .as('page')
  return db
    .select({
      rating: page.rating,
      streak: page.streak,
      best_streak: page.best_streak,
      account: users,
      player: onlinePlayers,
    })
    .from(page)
    .innerJoin(users, eq(users.id, page.user_id))
    .leftJoin(onlinePlayers, eq(onlinePlayers.user_id, page.user_id))
    .orderBy(desc(page.rating), asc(page.reached_at), asc(page.user_id))
}

interface Standing {
  players: number // of the ladder, including accounts that were blocked since
  above: number | undefined // places above the account; undefined: it has no place
}

/** Counts in one scan of the index. */
export async function standingIn(db: Queryable, places: Places, userId: number): Promise<Standing> {
  const [own] = await db.select().from(places).where(eq(places.user_id, userId))
  const isAbove = own
    ? sql`${places.rating} > ${own.rating} or (${places.rating} = ${own.rating} and
        (${places.reached_at}, ${places.user_id}) < (${own.reached_at.toISOString()}::timestamptz, ${userId}))`
    : sql`false`
  const [row] = await db
    .select({ players: count(), above: sql<number>`(count(*) filter (where ${isAbove}))::int` })
    .from(places)
  return { players: row?.players ?? 0, above: own && (row?.above ?? 0) }
}

/** Sorted newest first, at most 24. Each season is one step in the index, because a season has very many rows. */
export async function seasonsPlayed(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ season: string }>(sql`
    with recursive seasons as (
      (select season from ladder_rows order by season desc limit 1)
      union all
      select (select l.season from ladder_rows l where l.season < s.season order by l.season desc limit 1)
      from seasons s where s.season is not null
    )
    select season from seasons where season is not null order by season desc limit 24`)
  return rows.map(({ season }) => season)
}

/** For the export of personal data (decision 0009). */
export const ladderOf = (db: Queryable, userId: number): Promise<unknown[]> =>
  db.select().from(ladderRows).where(eq(ladderRows.user_id, userId)).orderBy(asc(ladderRows.season))

/** Deletes every season of an account that is being deleted. Lower places move up. */
export async function leaveLadder(tx: Queryable, userId: number): Promise<void> {
  await tx.delete(ladderRows).where(eq(ladderRows.user_id, userId))
}
