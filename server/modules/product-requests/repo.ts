/** Requests about products: letters to send when something is back, days somebody would like to come. */
import { eq, inArray, sql } from 'drizzle-orm'
import type { Locale } from '../../../src/contract/locales.ts'
import { bookings, stockWatches } from '../../db/schema/product-voices.ts'
import type { Queryable } from '../../kernel/db/database.ts'

/** Asked twice it is there once. */
export async function insertWatch(db: Queryable, row: typeof stockWatches.$inferInsert): Promise<void> {
  await db.insert(stockWatches).values(row).onConflictDoNothing()
}

export async function insertBooking(db: Queryable, row: typeof bookings.$inferInsert): Promise<void> {
  await db.insert(bookings).values(row)
}

/** A type, not an interface: rows of raw SQL must be records. */
export type DueWatch = {
  id: number
  email: string
  locale: Locale
  title: string
  slug: string
  category_slug: string
}

/** Watches whose product (variant) can be bought again by everyone; the rows are locked until the letters are written. */
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

/** A deleted account leaves no request behind. */
export async function forgetRequests(tx: Queryable, userId: number): Promise<void> {
  await tx.delete(bookings).where(eq(bookings.user_id, userId))
}
