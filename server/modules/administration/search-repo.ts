/** One search over several lists of the administration, with each list's own conditions and few results per list. */
import { type SQL, sql } from 'drizzle-orm'
import { type Found, mostFound } from '@/contract/endpoints/admin/search.ts'
import type { Locale } from '@/contract/locales.ts'
import { type Holder, isAllowed } from '@/contract/permissions.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { everyWord, wordsIn } from '../../kernel/db/search-words.ts'
import { userFoundBy } from '../auth/user-search-repo.ts'
import { hasSkuExactly, productFoundBy } from '../catalog/edit-products/search-products-repo.ts'
import { orderFoundBy } from '../orders/view/search-orders-repo.ts'
import { guestFoundBy } from '../shop-customers/customer-list-repo.ts'

/** Rows of raw SQL must be assignable to a record. */
type RowOf<One> = { [Name in keyof One]: One[Name] }

const orderResults = (search: string): SQL => sql`
  select o.id, o.number, o.status,
    coalesce(u.name, o.shipping_address->>'name', o.billing_address->>'name', '') as buyer
  from orders o left join users u on u.id = o.user_id
  where ${orderFoundBy(search, sql`o.id`)} and o.status not in ('paying', 'abandoned')
  order by o.placed_at desc, o.id desc limit ${mostFound}`

const userResults = (search: string): SQL => sql`
  select id, name, email, role from users
  where deleted_at is null and ${userFoundBy(search, sql`users`)} order by created_at desc, id desc limit ${mostFound}`

const guestResults = (search: string): SQL => sql`
  select c.id, c.name, c.email from customers c where c.user_id is null and ${guestFoundBy(search)}
  order by c.created_at desc, c.id desc limit ${mostFound}`

const productResults = (search: string, locale: Locale): SQL => sql`
  select p.id, t.title, p.sku, coalesce(p.pictures->>0, '') as picture
  from (select id from products where ${productFoundBy(search, sql`id`, locale)} order by ${hasSkuExactly(search, sql`id`)} desc, id desc limit ${mostFound}) f
  join products p on p.id = f.id
  join lateral (select title from product_translations where product_id = p.id and locale in (${locale}, 'it')
    order by locale = ${locale} desc limit 1) t on true
  order by ${hasSkuExactly(search, sql`p.id`)} desc, t.title, p.id`

const couponResults = (search: string): SQL => sql`
  select id, coalesce(code, names->>'it') as code, batch from coupons
  where ${wordsIn(search, sql`code`, sql`coalesce(batch, '')`, sql`names->>'it'`)}
  order by id desc limit ${mostFound}`

const pageResults = (search: string, locale: Locale): SQL => sql`
  select p.id, t.title, t.slug from pages p
  join lateral (select title, slug from page_translations where page_id = p.id and locale in (${locale}, 'it')
    order by locale = ${locale} desc limit 1) t on true
  where ${everyWord(
    search,
    has =>
      sql`exists (select from page_translations w where w.page_id = p.id and (${has(sql`w.title`)} or ${has(sql`w.slug`)}))`,
  )}
  order by t.title, p.id limit ${mostFound}`

/** Returns at most `mostFound` of each kind, and none of a kind that the caller may not open. */
export async function findIn(
  db: Queryable,
  search: string,
  { locale, caller }: { locale: Locale; caller: Holder | null },
): Promise<Found> {
  const read = async <One>(query: SQL): Promise<One[]> =>
    (await db.execute<RowOf<One> & Record<string, unknown>>(query)).rows as One[]
  return {
    orders: isAllowed('admin:orders:read', caller) ? await read(orderResults(search)) : [],
    users: isAllowed('admin:customers:read', caller) ? await read(userResults(search)) : [],
    guests: isAllowed('admin:customers:read', caller) ? await read(guestResults(search)) : [],
    coupons: isAllowed('admin:products:read', caller) ? await read(couponResults(search)) : [],
    pages: isAllowed('admin:content:read', caller) ? await read(pageResults(search, locale)) : [],
    products: isAllowed('admin:products:read', caller) ? await read(productResults(search, locale)) : [],
  }
}
