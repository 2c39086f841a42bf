import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { adminSubscribers, Subscriber } from '@/contract/endpoints/site/newsletter.ts'
import { newsletterSubscribers } from '../../db/schema/newsletter.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type CountedList, countedTotal, countsOf, pageStart } from '../../kernel/db/list-counts.ts'
import { onPage, pageMeta } from '../../kernel/db/paging.ts'
import { wordsIn } from '../../kernel/db/search-words.ts'
import type { SubscriberRow } from './newsletter-repo.ts'

export const subscriberView = ({ requested_at: _, ...row }: SubscriberRow): Subscriber => ({
  ...row,
  created_at: row.created_at.toISOString(),
  confirmed_at: row.confirmed_at?.toISOString() ?? null,
  unsubscribed_at: row.unsubscribed_at?.toISOString() ?? null,
})

const subscriberList: CountedList = {
  table: 'newsletter_subscribers',
  time: 'created_at',
  bucket: ['status', 'locale'],
}

async function countsByStatus(db: Queryable): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ status: string; n: number }>(
    sql`select status, sum(n)::int as n from ${countsOf(subscriberList)} group by status`,
  )
  const counts = Object.fromEntries(rows.map(({ status, n }) => [status, n]))
  return {
    pending: 0,
    confirmed: 0,
    unsubscribed: 0,
    ...counts,
    all: rows.reduce((sum, { n }) => sum + n, 0),
  }
}

/** Sorted newest first. `counts` by status ignore search and filters. */
export async function subscribersPage(
  db: Queryable,
  query: ParsedOf<typeof adminSubscribers>['query'],
): Promise<ResponseOf<typeof adminSubscribers>> {
  const { search, status, locale } = query
  const counted = and(
    status ? eq(newsletterSubscribers.status, status) : undefined,
    locale ? eq(newsletterSubscribers.locale, locale) : undefined,
  )
  const where = and(wordsIn(search, newsletterSubscribers.email), counted)
  const start = await pageStart(db, subscriberList, search ? null : counted, query)
  const rows = start
    ? await onPage(
        db
          .select()
          .from(newsletterSubscribers)
          .where(and(where, start.until && lt(newsletterSubscribers.created_at, start.until)))
          .orderBy(desc(newsletterSubscribers.created_at), desc(newsletterSubscribers.id)),
        query,
        start.offset,
      )
    : []
  const total = search
    ? await db.$count(newsletterSubscribers, where)
    : await countedTotal(db, subscriberList, counted)
  return {
    data: rows.map(subscriberView),
    meta: pageMeta(query, total),
    counts: await countsByStatus(db),
  }
}

export const confirmedCount = (db: Queryable): Promise<number> =>
  db.$count(newsletterSubscribers, eq(newsletterSubscribers.status, 'confirmed'))

/** Returns false when the subscriber does not exist. */
export async function forgetSubscriber(tx: Queryable, id: number): Promise<boolean> {
  const rows = await tx
    .delete(newsletterSubscribers)
    .where(eq(newsletterSubscribers.id, id))
    .returning({ id: sql<number>`1` })
  return rows.length > 0
}

/** Matches the subscription of an email address whose owner is verified. */
export const withAddress = (address: string | SQL): SQL => eq(newsletterSubscribers.email, address)

/** For the export of personal data. Null without a subscription. */
export async function exportedSubscription(db: Queryable, whose: SQL): Promise<unknown> {
  const { locale, status, created_at, confirmed_at, age_confirmed_at, unsubscribed_at } =
    newsletterSubscribers
  const [row] = await db
    .select({ locale, status, created_at, confirmed_at, age_confirmed_at, unsubscribed_at })
    .from(newsletterSubscribers)
    .where(whose)
  return row ?? null
}

/** For the erasure of personal data. */
export async function forgetSubscription(tx: Queryable, whose: SQL): Promise<void> {
  await tx.delete(newsletterSubscribers).where(whose)
}
