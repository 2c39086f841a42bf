/** One search over the administration's three largest lists, each branch on its index of trigrams and cut short. */
import { type SQL, sql } from 'drizzle-orm'
import { type Found, mostFound } from '../../../src/contract/admin-search.ts'
import type { Locale } from '../../../src/contract/locales.ts'
import { isAllowed, type Role } from '../../../src/contract/permissions.ts'
import type { Queryable } from '../../kernel/db/database.ts'

/** Rows of raw SQL must be records. */
type RowOf<One> = { [Name in keyof One]: One[Name] }

const ordersLike = (term: string): SQL => sql`
  select o.id, o.number, o.status, u.name as buyer, o.due
  from orders o join users u on u.id = o.user_id
  where o.number like upper(${term}) order by o.id desc limit ${mostFound}`

const usersLike = (term: string): SQL => sql`
  select id, name, email, role from users
  where deleted_at is null and (name ilike ${term} or email ilike ${term}) order by id desc limit ${mostFound}`

const productsLike = (term: string, locale: Locale): SQL => sql`
  select p.id, t.title, p.sku, coalesce(p.pictures->>0, '') as picture
  from (select id from products where sku ilike ${term}
    union select product_id from product_variants where sku ilike ${term}
    union select product_id from product_translations where title ilike ${term} and locale in (${locale}, 'it')
    order by id desc limit ${mostFound}) f
  join products p on p.id = f.id
  join lateral (select title from product_translations where product_id = p.id and locale in (${locale}, 'it')
    order by locale = ${locale} desc limit 1) t on true
  order by t.title, p.id`

export async function findIn(
  db: Queryable,
  search: string,
  { locale, role }: { locale: Locale; role: Role | undefined },
): Promise<Found> {
  const term = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const read = async <One>(query: SQL): Promise<One[]> =>
    (await db.execute<RowOf<One> & Record<string, unknown>>(query)).rows as One[]
  return {
    orders: isAllowed('admin:orders', role) ? await read(ordersLike(term)) : [],
    users: isAllowed('admin:users', role) ? await read(usersLike(term)) : [],
    products: isAllowed('admin:catalog', role) ? await read(productsLike(term, locale)) : [],
  }
}
