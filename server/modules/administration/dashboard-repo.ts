/** Figures of the shop and the game today. */
import { sql } from 'drizzle-orm'
import type { Dashboard } from '../../../src/contract/administration.ts'
import type { Locale } from '../../../src/contract/locales.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { lowStock } from '../catalog/stock-level.ts'

const week = 7 * 24 * 3600 * 1000
const shownDays = 14

type Counts = Pick<Dashboard, 'users' | 'users_this_week' | 'products' | 'characters' | 'packs_unopened'>

async function counts(db: Queryable, now: Date): Promise<Counts> {
  const since = new Date(now.getTime() - week).toISOString()
  const { rows } = await db.execute<Counts & Record<string, unknown>>(sql`select
    (select count(*)::int from users where deleted_at is null) as users,
    (select count(*)::int from users where deleted_at is null and created_at > ${since}::timestamptz) as users_this_week,
    (select count(*)::int from products where status = 'published') as products,
    (select count(*)::int from characters) as characters,
    (select count(*)::int from user_packs where not is_opened) as packs_unopened`)
  return rows[0] as Counts
}

async function lowProducts(db: Queryable, locale: Locale): Promise<Dashboard['products_low']> {
  const { rows } = await db.execute<Dashboard['products_low'][number] & Record<string, unknown>>(sql`
    select p.id, t.title, coalesce(p.pictures->>0, '') as picture, p.stock_quantity
    from products p join product_translations t on t.product_id = p.id and t.locale = ${locale}
    where p.status = 'published' and p.stock_quantity <= ${lowStock}
    order by p.stock_quantity, p.id limit 8`)
  return rows
}

async function newestUsers(db: Queryable): Promise<Dashboard['newest_users']> {
  const { rows } = await db.execute<Dashboard['newest_users'][number] & Record<string, unknown>>(sql`
    select id, name, email, role, to_json(created_at)#>>'{}' as created_at
    from users where deleted_at is null order by id desc limit 6`)
  return rows
}

/** One entry a day, oldest first, days without anybody included. */
async function registrations(db: Queryable, now: Date): Promise<Dashboard['registrations']> {
  const { rows } = await db.execute<{ day: string; count: number }>(sql`
    select to_char(d, 'YYYY-MM-DD') as day, count(u.id)::int as count
    from generate_series(${now.toISOString()}::timestamptz::date - ${shownDays - 1}::int, ${now.toISOString()}::timestamptz::date, '1 day') d
    left join users u on u.created_at >= d and u.created_at < d + interval '1 day'
    group by d order by d`)
  return rows
}

async function lastMails(db: Queryable): Promise<Dashboard['mails']> {
  const { rows } = await db.execute<Dashboard['mails'][number] & Record<string, unknown>>(sql`
    select id, recipient as to, subject, status, to_json(created_at)#>>'{}' as created_at
    from mails order by id desc limit 8`)
  return rows
}

export async function dashboard(db: Queryable, locale: Locale, now: Date): Promise<Dashboard> {
  return {
    ...(await counts(db, now)),
    products_low: await lowProducts(db, locale),
    newest_users: await newestUsers(db),
    registrations: await registrations(db, now),
    mails: await lastMails(db),
  }
}
