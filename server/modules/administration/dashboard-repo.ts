/** The statistics of a period, by day in Rome's time zone; a day without events has zeros. */
import { type SQL, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/contract/endpoint.ts'
import {
  type Dashboard,
  type DashboardDay,
  daysOf,
  type getDashboard,
} from '@/contract/endpoints/admin/dashboard.ts'
import type { Locale } from '@/contract/locales.ts'
import { type AdminPermission, type Holder, isAllowed } from '@/contract/permissions.ts'
import { shopTime, shopZone } from '@/lib/shop-clock.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { wordInSql } from '../../kernel/db/json-sql.ts'
import { endOfDay, startOfDay } from '../../kernel/shop-days.ts'
import { scarceItems } from '../catalog/edit-products/scarce-products-repo.ts'
import { moneyMoves } from '../payments/takings-repo.ts'
import { toDo } from './to-do-repo.ts'

const dayMillis = 24 * 3600 * 1000

/** Orders that count: excludes drafts, unpaid checkouts, cancelled and expired orders. */
const standing = sql`status not in ('draft', 'paying', 'abandoned', 'cancelled', 'expired')`

const dayIn = (moment: SQL): SQL => sql`(${moment} at time zone ${shopZone})::date`
const asDay = (day: SQL): SQL => sql`to_char(${day}, 'YYYY-MM-DD')`

/** Returns today's date in the shop's time zone, `2026-11-21`. */
const todayIn = (now: Date): string => shopTime(now).slice(0, 10)

/** Returns the day `days` before another. */
const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * dayMillis).toISOString().slice(0, 10)

/** Both ends are included. */
interface Span {
  first: string
  last: string
}

const within = (moment: SQL, { first, last }: Span): SQL =>
  sql`${moment} >= ${startOfDay(first)} and ${moment} < ${endOfDay(last)}`

/** Queries each source by day, using the index on its time. The calendar joins them. */
async function readDays(db: Queryable, span: Span): Promise<DashboardDay[]> {
  const { rows } = await db.execute<DashboardDay>(sql`
    with calendar as (select generate_series(${span.first}::date, ${span.last}::date, interval '1 day')::date as day),
    m as (select ${dayIn(sql`at`)} as day, sum(amount)::int as sales from ${moneyMoves} moves
      where ${within(sql`at`, span)} group by 1),
    o as (select ${dayIn(sql`placed_at`)} as day, sum(due)::int as ordered, count(*)::int as n
      from orders where ${within(sql`placed_at`, span)} and ${standing} group by 1),
    b as (select ${dayIn(sql`settled_at`)} as day, count(*)::int as n from battles where ${within(sql`settled_at`, span)} group by 1),
    p as (select ${dayIn(sql`opened_at`)} as day, count(*)::int as n from user_packs
      where ${within(sql`opened_at`, span)} group by 1),
    u as (select ${dayIn(sql`created_at`)} as day, count(*)::int as n
      from users where ${within(sql`created_at`, span)} and deleted_at is null group by 1)
    select ${asDay(sql`c.day`)} as day, coalesce(m.sales, 0) as sales, coalesce(o.ordered, 0) as ordered, coalesce(o.n, 0) as orders, coalesce(b.n, 0) as battles,
      coalesce(p.n, 0) as packs, coalesce(u.n, 0) as users
    from calendar c left join m using (day) left join o using (day) left join b using (day) left join p using (day) left join u using (day)
    order by c.day`)
  return rows
}

const titleIn = (locale: Locale) => sql`join lateral (select title from product_translations
  where product_id = p.id and locale in (${locale}, 'it') order by locale = ${locale} desc limit 1) t on true`

/** Rows of raw SQL must be assignable to a record. */
type RowOf<One> = { [Name in keyof One]: One[Name] }

async function best(db: Queryable, locale: Locale, span: Span): Promise<Dashboard['best']> {
  const { rows } = await db.execute<RowOf<Dashboard['best'][number]>>(sql`
    select p.id, t.title, coalesce(p.pictures->>0, '') as picture, p.element, s.pieces, s.amount
    from (select l.product_id, sum(l.quantity)::int as pieces, sum(l.total)::int as amount
      from orders join order_lines l on l.order_id = orders.id
      where ${within(sql`placed_at`, span)} and ${standing}
      group by l.product_id order by 3 desc limit 5) s
    join products p on p.id = s.product_id ${titleIn(locale)} order by s.amount desc, p.id`)
  return rows
}

async function tiers(db: Queryable, span: Span): Promise<Dashboard['tiers']> {
  const { rows } = await db.execute<RowOf<Dashboard['tiers'][number]>>(sql`
    select tier, sum(amount)::int as amount from ${moneyMoves} moves join orders on orders.id = moves.order_id
    where ${within(sql`at`, span)} group by tier order by 2 desc`)
  return rows
}

async function lowProducts(db: Queryable, locale: Locale): Promise<Dashboard['products_low']> {
  const { rows } = await db.execute<RowOf<Dashboard['products_low'][number]>>(sql`
    select p.id, t.title, coalesce(p.pictures->>0, '') as picture, p.element, s.stock_quantity, s.sku,
      coalesce(nullif(${wordInSql(sql`s.names`, locale)}, ''), case when s.names is not null then s.sku end) as variant
    from (${scarceItems}) s join products p on p.id = s.product_id ${titleIn(locale)}
    where p.status = 'published' order by s.stock_quantity, p.id, s.sku limit 6`)
  return rows
}

async function newestUsers(db: Queryable): Promise<Dashboard['newest_users']> {
  const { rows } = await db.execute<RowOf<Dashboard['newest_users'][number]>>(sql`
    select id, name, email, role, profile_picture as picture, to_json(created_at)#>>'{}' as created_at
    from users where deleted_at is null order by users.created_at desc, id desc limit 6`)
  return rows
}

async function failedMails(db: Queryable): Promise<Dashboard['mails']> {
  const { rows } = await db.execute<RowOf<Dashboard['mails'][number]>>(sql`
    select id, recipient as to, subject, last_error, to_json(created_at)#>>'{}' as created_at
    from mails where status = 'failed' order by mails.created_at desc, id desc limit 5`)
  return rows
}

async function gameNow(db: Queryable): Promise<Dashboard['game']> {
  const { rows } = await db.execute<RowOf<Dashboard['game']>>(sql`select
    (select count(*)::int from matches where status = 'playing') as playing,
    (select count(*)::int from user_packs where not is_opened and voided_at is null) as packs_sealed,
    (select count(*)::int from users where deleted_at is null) as users`)
  return rows[0] as Dashboard['game']
}

interface DashboardReader {
  locale: Locale
  now: Date
  caller: Holder | null
}

const noGame: Dashboard['game'] = { playing: 0, packs_sealed: 0, users: 0 }

/**
 * Reads both spans as one series of days. The older half is the comparison for the newer one. A part that the caller may
 * not see is empty.
 */
export async function dashboard(
  db: Queryable,
  { period, from, to }: ParsedOf<typeof getDashboard>['query'],
  { locale, now, caller }: DashboardReader,
): Promise<Dashboard> {
  const ifAllowed = async <Part>(permission: AdminPermission, empty: Part, read: () => Promise<Part>) =>
    isAllowed(permission, caller) ? read() : empty
  const last = to ?? todayIn(now)
  const first = from ?? daysBefore(last, daysOf(period) - 1)
  const length = (Date.parse(last) - Date.parse(first)) / dayMillis + 1
  const days = await ifAllowed('admin:reports:read', [], () =>
    readDays(db, { first: daysBefore(first, length), last }),
  )
  const span = { first, last }
  return {
    period: from ? null : period,
    days: days.slice(length),
    before: days.slice(0, length),
    to_do: await toDo(db, now, caller),
    best: await ifAllowed('admin:reports:read', [], () => best(db, locale, span)),
    tiers: await ifAllowed('admin:reports:read', [], () => tiers(db, span)),
    products_low: await ifAllowed('admin:stock:read', [], () => lowProducts(db, locale)),
    newest_users: await ifAllowed('admin:customers:read', [], () => newestUsers(db)),
    mails: await ifAllowed('admin:customers:read', [], () => failedMails(db)),
    game: await ifAllowed('admin:game:read', noGame, () => gameNow(db)),
  }
}
