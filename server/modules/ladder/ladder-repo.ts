import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { LadderScope } from '@/contract/endpoints/game/ladder.ts'
import { users } from '../../db/schema/auth.ts'
import { ladderRows, onlinePlayers } from '../../db/schema/online.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type CountedList, countsOf } from '../../kernel/db/list-counts.ts'

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

interface Range {
  condition?: SQL
  many: number
  isUpwards?: boolean // the lowest places of the range; absent: the highest ones
}

/** Selects places with their accounts, the highest first. Accounts are joined to these places only. */
const withAccounts = (db: Queryable, places: Places, { condition, many, isUpwards }: Range) => {
  const upwards = [asc(places.rating), desc(places.reached_at), desc(places.user_id)]
  const downwards = [desc(places.rating), asc(places.reached_at), asc(places.user_id)]
  const page = db
    .select()
    .from(places)
    .where(condition)
    .orderBy(...(isUpwards ? upwards : downwards))
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

type Place = typeof ladderRows.$inferSelect

/** Whether a place is above another one. The first condition, which is wider, is a range of the index. */
const isAbove = (places: Places, { rating, reached_at, user_id }: Place): SQL => sql`
  ${places.rating} >= ${rating} and (${places.rating} > ${rating}
    or (${places.reached_at}, ${places.user_id}) < (${reached_at.toISOString()}::timestamptz, ${user_id}))`

/** Whether a place is another one or below it. */
const isFrom = (places: Places, { rating, reached_at, user_id }: Place): SQL => sql`
  ${places.rating} <= ${rating} and (${places.rating} < ${rating}
    or (${places.reached_at}, ${places.user_id}) >= (${reached_at.toISOString()}::timestamptz, ${user_id}))`

export const firstPlaces = (db: Queryable, places: Places, many: number) => withAccounts(db, places, { many })

/** Returns at most `above` places above `own`, then places from `own` on: `many` in all, or fewer at the end of the ladder. */
export async function placesAround(
  db: Queryable,
  places: Places,
  own: Place,
  { above, many }: { above: number; many: number },
) {
  const higher = { condition: isAbove(places, own), many: above, isUpwards: true }
  const found = await withAccounts(db, places, higher)
  const rest = { condition: isFrom(places, own), many: many - found.length }
  return [...found, ...(await withAccounts(db, places, rest))]
}

/** Returns the place of an account, or undefined if it has none. */
export async function placeOf(db: Queryable, places: Places, userId: number): Promise<Place | undefined> {
  const [place] = await db.select().from(places).where(eq(places.user_id, userId))
  return place
}

const ladderList: CountedList = {
  table: 'ladder_rows',
  time: 'season_start',
  bucket: ['season', 'is_best', 'rating'],
}

/** A type, not an interface: rows of raw SQL must be assignable to a record. */
type Standing = {
  players: number // of the ladder, including accounts that were blocked since
  above: number // places above `own`, 0 without one
}

/**
 * Counts all places, and those above `own`. Except among players met, which are few, it adds up the counters of the ratings and
 * counts only places with the same rating.
 */
export async function standingIn(
  db: Queryable,
  places: Places,
  own: Place | undefined,
  { season, scope }: { season: string; scope: LadderScope },
): Promise<Standing> {
  const isHigher = own ? isAbove(places, own) : sql`false`
  if (scope === 'met') {
    const [row] = await db
      .select({ players: count(), above: sql<number>`(count(*) filter (where ${isHigher}))::int` })
      .from(places)
    return row ?? { players: 0, above: 0 }
  }
  const inScope = scope === 'season' ? sql`season = ${season}` : sql`is_best = 'true'`
  const { rows } = await db.execute<Standing>(sql`
    select coalesce(sum(n), 0)::int as players,
      coalesce(sum(n) filter (where rating::int > ${own?.rating ?? null}::int), 0)::int as above
    from ${countsOf(ladderList)} where ${inScope}`)
  const { players, above } = rows[0] ?? { players: 0, above: 0 }
  const equals = own && and(eq(places.rating, own.rating), isHigher)
  const equalAbove = equals ? await db.$count(places, equals) : 0
  return { players, above: above + equalAbove }
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
