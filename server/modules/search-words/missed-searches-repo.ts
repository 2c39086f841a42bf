/** Searches without results, counted per language, text and day. */
import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/contract/endpoint.ts'
import { type listMissedSearches, missedDays } from '@/contract/endpoints/admin/search-words.ts'
import type { Locale } from '@/contract/locales.ts'
import { missedSearches } from '../../db/schema/search.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { limitToPage } from '../../kernel/db/paging.ts'
import { wordsIn } from '../../kernel/db/search-words.ts'

/** Maximum of new texts per day, so that nonsense does not fill the disk. Existing texts are still counted. */
export const mostMissedADay = 1000

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
const dayMillis = 24 * 3600_000
const firstDay = (now: Date): string => dayOf(new Date(now.getTime() - (missedDays - 1) * dayMillis))

/** `words` contains letters, digits and single spaces. */
export async function countMissed(db: Queryable, locale: Locale, words: string, now: Date): Promise<void> {
  const day = dayOf(now)
  const isKnown = sql`exists (select 1 from ${missedSearches} where ${and(
    eq(missedSearches.locale, locale),
    eq(missedSearches.words, words),
    eq(missedSearches.day, day),
  )})`
  const isRoom = sql`(select count(*) from ${missedSearches} where ${eq(missedSearches.day, day)}) < ${mostMissedADay}`
  await db.execute(sql`
    insert into ${missedSearches} (locale, words, day, count)
    select ${locale}, ${words}, ${day}::date, 1 where ${isKnown} or ${isRoom}
    on conflict (locale, words, day) do update set count = ${missedSearches.count} + 1`)
}

export type MissedRow = { locale: Locale; words: string; count: number; last: string }

/** Of the last thirty days, the most frequent first. The beginning of a longer text is treated as unfinished typing. */
export async function missedPage(
  db: Queryable,
  query: ParsedOf<typeof listMissedSearches>['query'],
  now: Date,
): Promise<{ rows: MissedRow[]; total: number }> {
  const condition = and(
    sql`m.day >= ${firstDay(now)}::date`,
    query.locale ? sql`m.locale = ${query.locale}` : undefined,
    wordsIn(query.search, sql`m.words`),
    sql`not exists (select 1 from ${missedSearches} longer where longer.locale = m.locale and longer.day >= ${firstDay(now)}::date
      and longer.words like m.words || '_%')`,
  ) as SQL
  const { rows } = await db.execute<MissedRow & { total: number }>(sql`
    select m.locale, m.words, sum(m.count)::int as count, max(m.day)::text as last, (count(*) over ())::int as total
    from ${missedSearches} m where ${condition} group by m.locale, m.words
    order by sum(m.count) desc, max(m.day) desc, m.words, m.locale ${limitToPage(query)}`)
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

/** Deletes rows older than thirty days. */
export async function forgetMissed(db: Queryable, now: Date): Promise<void> {
  await db.delete(missedSearches).where(lt(missedSearches.day, firstDay(now)))
}
