/**
 * Counts and pages of lists with very many rows, from the counts per day that triggers maintain (`db/schema/list-counts.ts`,
 * decision 0059). A page is found by its day, so its offset is never larger than the rows of one day.
 */
import { type SQL, sql } from 'drizzle-orm'
import { shopZone } from '@/lib/shop-clock.ts'
import { endOfDay } from '../shop-days.ts'
import type { Database, Queryable } from './database.ts'
import { offsetOf, type PageAsked } from './paging.ts'

export interface CountedList {
  table: string
  time: string // column by which the list is sorted, newest first
  bucket: readonly string[] // names of the values that `keep_list_counts` counts, in its order
}

/**
 * A relation with one row per day and bucket: the values of the bucket, the number of rows `n`, and as `time` the first moment of
 * the day. A condition on these columns, or on days, means the same here and in the table.
 */
export const countsOf = ({ table, time, bucket }: CountedList): SQL => {
  const values = bucket.map(
    (name, at) => sql`, bucket[${sql.raw(String(at + 1))}] as ${sql.identifier(name)}`,
  )
  return sql`(select n, day, day::timestamp at time zone ${shopZone} as ${sql.identifier(time)}${sql.join(values)} from (
    select list, day, bucket, n from list_counts union all select list, day, bucket, n from list_count_changes) c
    where list = ${table}) ${sql.identifier(table)}`
}

/** Returns the number of rows that match a condition on `countsOf(list)`. */
export async function countedTotal(db: Queryable, list: CountedList, condition?: SQL): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select coalesce(sum(n), 0)::int as n from ${countsOf(list)} where ${condition ?? sql`true`}`,
  )
  return rows[0]?.n ?? 0
}

const nearRows = 500 // an index skips so many rows in less time than the counts are read

/** Where a page begins in a list that is sorted newest first. */
export interface PageStart {
  until: SQL | undefined // end of the page's day, exclusive; undefined = from the newest row
  offset: number
}

/**
 * Returns undefined if the page is beyond the last row. `condition` is one on `countsOf(list)`; null = the counts do not contain it,
 * so the page is found by skipping the rows before it.
 */
export async function pageStart(
  db: Queryable,
  list: CountedList,
  condition: SQL | undefined | null,
  page: PageAsked,
): Promise<PageStart | undefined> {
  const offset = offsetOf(page)
  if (condition === null || offset < nearRows) return { until: undefined, offset }
  const { rows } = await db.execute<{ day: string; newer: number }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, newer::int as newer from (
      select day, sum(n) as n, sum(sum(n)) over (order by day desc) - sum(n) as newer
      from ${countsOf(list)} where ${condition ?? sql`true`} group by day) days
    where newer + n > ${offset} order by days.day desc limit 1`)
  const [found] = rows
  return found && { until: endOfDay(found.day), offset: offset - found.newer }
}

const mostAtOnce = 50_000

/** Adds the changes to the counts. Several processes may do so at the same time: each row is deleted by one of them. */
export async function addUpCounts(db: Database): Promise<void> {
  let added = mostAtOnce
  while (added === mostAtOnce) added = await addUpSome(db)
}

/** Returns how many changes were added. */
const addUpSome = (db: Database): Promise<number> =>
  db.transaction(async tx => {
    const { rows } = await tx.execute<{ n: number }>(sql`
      with changes as (delete from list_count_changes where id in (
        select id from list_count_changes order by id limit ${mostAtOnce} for update skip locked) returning list, day, bucket, n),
      sums as (insert into list_counts as c (list, day, bucket, n)
        select list, day, bucket, sum(n) from changes group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3
        on conflict (list, day, bucket) do update set n = c.n + excluded.n)
      select count(*)::int as n from changes`)
    await tx.execute(sql`delete from list_counts where n = 0`)
    return rows[0]?.n ?? 0
  })
