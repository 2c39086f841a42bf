/** Requests about products: back-in-stock emails and bookings. */
import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Booking, bookingStatuses } from '@/contract/endpoints/shop/product-requests.ts'
import type { Locale } from '@/contract/locales.ts'
import { bookings, stockWatches } from '../../db/schema/product-voices.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { wordInSql } from '../../kernel/db/json-sql.ts'
import { onPage } from '../../kernel/db/paging.ts'
import { wordsIn } from '../../kernel/db/search-words.ts'
import { versionOf } from '../../kernel/records/record-version.ts'
import { anyAddress, verifiedAddress } from '../auth/users-repo.ts'

/** Does nothing when the same watch is stored already. */
export async function insertWatch(db: Queryable, row: typeof stockWatches.$inferInsert): Promise<void> {
  await db.insert(stockWatches).values(row).onConflictDoNothing()
}

export async function insertBooking(db: Queryable, row: typeof bookings.$inferInsert): Promise<BookingRow> {
  const [stored] = await db.insert(bookings).values(row).returning()
  if (!stored) throw new Error('a request was not stored')
  return stored
}

/** A type, not an interface: rows of raw SQL must be assignable to a record. */
export type DueWatch = {
  id: number
  email: string
  locale: Locale
  title: string
  slug: string
  category_slug: string
}

/**
 * Returns watches whose product (variant) is available to every buyer again. The rows are locked until the emails are
 * queued.
 */
export async function dueWatches(tx: Queryable, limit: number): Promise<DueWatch[]> {
  const { rows } = await tx.execute<DueWatch>(sql`
    select w.id, w.email, w.locale, t.title, t.slug, c.slug as category_slug
    from stock_watches w
    join products p on p.id = w.product_id and p.status = 'published'
    join lateral (select title, slug from product_translations where product_id = p.id and locale in (w.locale, 'it')
      order by locale = w.locale desc limit 1) t on true
    join lateral (select slug from category_translations where category_id = p.category_id and locale in (w.locale, 'it')
      order by locale = w.locale desc limit 1) c on true
    left join product_variants v on v.id = w.variant_id
    where case
      when v.id is not null then v.stock_quantity is null or v.stock_quantity > 0
      when exists (select 1 from product_variants o where o.product_id = p.id)
        then exists (select 1 from product_variants o where o.product_id = p.id and (o.stock_quantity is null or o.stock_quantity > 0))
      else p.stock_quantity is null or p.stock_quantity > 0 end
    order by w.id limit ${limit} for update of w skip locked`)
  return rows
}

export async function forgetWatches(tx: Queryable, ids: readonly number[]): Promise<void> {
  await tx.delete(stockWatches).where(inArray(stockWatches.id, [...ids]))
}

export type BookingRow = typeof bookings.$inferSelect

/** Returns undefined when the booking does not exist. Locks the row until the commit. */
export async function lockBooking(tx: Queryable, id: number): Promise<BookingRow | undefined> {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update')
  return row
}

/** Call it under the lock of `lockBooking`. */
export async function storeDecision(
  tx: Queryable,
  id: number,
  response: Pick<BookingRow, 'status' | 'answer'>,
): Promise<void> {
  await tx.update(bookings).set(response).where(eq(bookings.id, id))
}

interface BookingsQuery {
  page: number
  per_page: number
  search?: string | undefined
  status?: (typeof bookingStatuses)[number] | undefined
}

const product = (locale: Locale) => sql<
  Booking['product']
>`(select json_build_object('id', p.id, 'title', t.title,
    'slug', t.slug, 'category_slug', c.slug)
  from products p
  join lateral (select title, slug from product_translations where product_id = p.id and locale in (${locale}, 'it')
    order by locale = ${locale} desc limit 1) t on true
  join lateral (select slug from category_translations where category_id = p.category_id and locale in (${locale}, 'it')
    order by locale = ${locale} desc limit 1) c on true
  where p.id = ${bookings.product_id})`

const shown = (locale: Locale) => ({
  booking: bookings,
  product: product(locale),
  variant: sql<
    string | null
  >`(select ${wordInSql(sql`names`, locale)} from product_variants v where v.id = ${bookings.variant_id})`,
})

type ShownRow = { booking: BookingRow; product: Booking['product']; variant: string | null }

/** Hash of what a decision writes. */
export const bookingVersion = ({ status, answer }: Pick<BookingRow, 'status' | 'answer'>): string =>
  versionOf({ status, answer })

const viewOf = ({ booking, product, variant }: ShownRow): Booking => {
  const { product_id: _, variant_id: __, user_id: ___, locale: ____, created_at, ...rest } = booking
  return { ...rest, product, variant, created_at: created_at.toISOString(), version: bookingVersion(booking) }
}

/** With the product's names in `locale`. */
export async function bookingById(db: Queryable, id: number, locale: Locale): Promise<Booking | undefined> {
  const [row] = await db.select(shown(locale)).from(bookings).where(eq(bookings.id, id))
  return row && viewOf(row)
}

/** Bookings without a decision first, then by day. */
export async function pageOfBookings(
  db: Queryable,
  query: BookingsQuery,
  locale: Locale,
): Promise<{ data: Booking[]; total: number }> {
  const { search, status } = query
  const condition = and(
    wordsIn(search, bookings.name, bookings.email),
    status ? eq(bookings.status, status) : undefined,
  )
  const [counted] = await db.select({ total: count() }).from(bookings).where(condition)
  const rows = await onPage(
    db
      .select(shown(locale))
      .from(bookings)
      .where(condition)
      .orderBy(sql`${bookings.status} <> 'asked'`, bookings.day, bookings.id),
    query,
  )
  return { data: rows.map(viewOf), total: counted?.total ?? 0 }
}

/** Whose requests are exported or erased. */
export interface Requester {
  bookings: SQL
  watches: SQL
}

/** Matches the requests of a guest whose address is verified. */
export const requesterWithAddress = (address: string | SQL): Requester => ({
  bookings: sql`(${bookings.user_id} is null and ${bookings.email} = ${address})`,
  watches: eq(stockWatches.email, address),
})

/** Also matches requests without the account from its verified address. */
export function requesterWithAccount(userId: number): Requester {
  const ofAddress = requesterWithAddress(verifiedAddress(userId))
  return { ...ofAddress, bookings: sql`(${bookings.user_id} = ${userId} or ${ofAddress.bookings})` }
}

/** For the erasure of an account, which must leave no watch with its address. */
export const erasedWithAccount = (userId: number): Requester => ({
  ...requesterWithAccount(userId),
  watches: requesterWithAddress(anyAddress(userId)).watches,
})

/** For the export of personal data (decisions 0009 and 0051). */
export const requestsOf = (db: Queryable, whose: Requester): Promise<unknown[]> =>
  db
    .select({
      product_id: bookings.product_id,
      name: bookings.name,
      email: bookings.email,
      phone: bookings.phone,
      day: bookings.day,
      quantity: bookings.quantity,
      note: bookings.note,
      status: bookings.status,
      answer: bookings.answer,
      created_at: bookings.created_at,
    })
    .from(bookings)
    .where(whose.bookings)
    .orderBy(bookings.id)

/** Returns the back-in-stock emails that this person waits for. */
export const watchesOf = (db: Queryable, whose: Requester): Promise<unknown[]> =>
  db
    .select({
      product_id: stockWatches.product_id,
      variant_id: stockWatches.variant_id,
      created_at: stockWatches.created_at,
    })
    .from(stockWatches)
    .where(whose.watches)
    .orderBy(stockWatches.id)

/** For the erasure of personal data. */
export async function forgetRequests(tx: Queryable, whose: Requester): Promise<void> {
  await tx.delete(stockWatches).where(whose.watches)
  await tx.delete(bookings).where(whose.bookings)
}
