/** Accounts in the administration, without secrets: no hash, no token. */
import { type SQL, sql } from 'drizzle-orm'
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { AdminUser, AdminUserRow, adminUsers } from '@/contract/endpoints/admin/users.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { countsOf, pageStart } from '../../kernel/db/list-counts.ts'
import { limitToPage, pageMeta } from '../../kernel/db/paging.ts'
import { userFoundBy, userList } from '../auth/user-search-repo.ts'
import { takingsOf } from '../payments/takings-repo.ts'

type Query = ParsedOf<typeof adminUsers>['query']
type Page = ResponseOf<typeof adminUsers>

const orderColumns: Readonly<Record<string, SQL>> = {
  id: sql`u.id`,
  name: sql`lower(u.name)`,
  email: sql`u.email`,
  role: sql`u.role`,
  created_at: sql`u.created_at`,
}

/** `-` for descending. Undefined for an unknown column, which sorts newest first. */
function orderFrom(sort: string | undefined): SQL | undefined {
  const name = sort?.replace(/^-/, '') ?? ''
  const column = Object.hasOwn(orderColumns, name) ? orderColumns[name] : undefined
  return column && (sort?.startsWith('-') ? sql`${column} desc, u.id` : sql`${column}, u.id`)
}

const newestFirst = sql`u.created_at desc, u.id desc`

const inState: Readonly<Record<NonNullable<Query['state']>, SQL>> = {
  active: sql`u.blocked_at is null and u.email_verified_at is not null`,
  blocked: sql`u.blocked_at is not null`,
  unconfirmed: sql`u.blocked_at is null and u.email_verified_at is null`,
}

const standing = sql`status not in ('draft', 'paying', 'abandoned', 'cancelled', 'expired')`

const rowColumns = sql`u.id, u.name, u.email, u.role, u.profile_picture as picture,
  u.email_verified_at is not null as email_verified, u.blocked_at is not null as is_blocked, u.album_enabled,
  to_json(u.created_at)#>>'{}' as created_at,
  (select count(*)::int from orders o where o.user_id = u.id and ${standing}) as orders,
  (select coalesce(sum(${takingsOf(sql`o.id`)}), 0)::int from orders o where o.user_id = u.id) as spent`

/** A type, not an interface: rows of raw SQL must be assignable to a record. */
type Row = { [Name in keyof AdminUserRow]: AdminUserRow[Name] }

/** Selects the page before counting orders, so that long lists remain fast. */
export async function pageOfUsers(db: Queryable, query: Query): Promise<Page> {
  const { search, role, state } = query
  const condition = sql`u.deleted_at is null
    and ${userFoundBy(search, sql`u`) ?? sql`true`}
    ${role ? sql`and u.role = ${role}` : sql``}`
  const wanted = state ? sql`${condition} and ${inState[state]}` : condition
  const chosenOrder = orderFrom(query.sort)
  const order = chosenOrder ?? newestFirst
  const isCounted = !search && !chosenOrder
  const start = await pageStart(db, userList, isCounted ? countedCondition(query) : null, query)
  const { rows } = await db.execute<Row>(sql`select ${rowColumns} from
    (select * from users u where ${wanted} ${start?.until ? sql`and u.created_at < ${start.until}` : sql``}
      and ${start ? sql`true` : sql`false`} order by ${order} ${limitToPage(query, start?.offset)}) u
    order by ${order}`)
  const counts = await countsIn(
    db,
    search
      ? sql`(select 1 as n, case when ${inState.blocked} then 'blocked' when ${inState.active} then 'active' else 'unconfirmed' end as state
          from users u where ${condition}) found`
      : sql`${countsOf(userList)} where ${role ? sql`role = ${role}` : sql`true`}`,
  )
  return { data: rows, meta: pageMeta(query, counts[state ?? 'all']), counts }
}

const countedCondition = ({ role, state }: Query): SQL =>
  sql`${role ? sql`role = ${role}` : sql`true`} and ${state ? sql`state = ${state}` : sql`true`}`

/** Adds up `n` by `state`. */
async function countsIn(db: Queryable, rows: SQL): Promise<Page['counts']> {
  const counted = await db.execute<{ [Name in keyof Page['counts']]: number }>(sql`select
    coalesce(sum(n), 0)::int as all,
    coalesce(sum(n) filter (where state = 'active'), 0)::int as active,
    coalesce(sum(n) filter (where state = 'blocked'), 0)::int as blocked,
    coalesce(sum(n) filter (where state = 'unconfirmed'), 0)::int as unconfirmed from ${rows}`)
  return counted.rows[0] ?? { all: 0, active: 0, blocked: 0, unconfirmed: 0 }
}

type WholeRow = Row & { [Name in Exclude<keyof AdminUser, keyof AdminUserRow | 'version'>]: AdminUser[Name] }

/** Returns undefined when the account does not exist or was deleted. */
export async function wholeUser(db: Queryable, id: number): Promise<WholeRow | undefined> {
  const { rows } =
    await db.execute<WholeRow>(sql`select ${rowColumns}, u.nickname, (select c.id from customers c where c.user_id = u.id) as customer_id, u.locale,
    to_json(u.blocked_at)#>>'{}' as blocked_at,
    (select to_json(max(s.last_seen_at))#>>'{}' from sessions s where s.user_id = u.id and s.opened_from is null) as last_seen_at,
    u.user_level as level, u.user_xp as xp, u.user_match_info as matches, u.password_hash is not null as has_password,
    (select count(*)::int from user_cards c where c.user_id = u.id and c.exchanged_at is null) as cards,
    (select count(distinct c.character_id)::int from user_cards c where c.user_id = u.id) as characters,
    (select count(*)::int from user_packs p where p.user_id = u.id and not p.is_opened and p.voided_at is null) as packs_sealed,
    (select count(*)::int from user_packs p where p.user_id = u.id and p.is_opened) as packs_opened,
    coalesce((select json_agg(a.address || jsonb_build_object('id', a.id, 'is_default', a.is_default)
        order by a.is_default desc, a.id) from addresses a where a.user_id = u.id), '[]') as addresses,
    coalesce((select json_agg(json_build_object('id', k.id, 'name', k.name, 'since', r.accepted_at) order by r.id)
        from retailer_customers r join users k on k.id = r.customer_id where r.retailer_id = u.id), '[]') as customers,
    coalesce((select json_agg(json_build_object('id', k.id, 'name', k.name, 'since', r.accepted_at) order by r.id)
        from retailer_customers r join users k on k.id = r.retailer_id where r.customer_id = u.id), '[]') as retailers,
    coalesce((select json_agg(json_build_object('id', s.id, 'created_at', s.created_at, 'last_seen_at', s.last_seen_at,
        'user_agent', s.user_agent) order by s.last_seen_at desc)
        from sessions s where s.user_id = u.id and s.ended_at is null and s.opened_from is null), '[]') as sessions,
    u.role = 'admin' and not exists (select from users o where o.role = 'admin' and o.id <> u.id
      and o.deleted_at is null and o.blocked_at is null) as is_last_admin,
    (select b.age from chance_buyers b where b.user_id = u.id) as declared_age
    from users u where u.id = ${id} and u.deleted_at is null`)
  return rows[0]
}
