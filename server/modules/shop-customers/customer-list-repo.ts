/** The administration's list of customers, with and without an account. */
import { type SQL, sql } from 'drizzle-orm'
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type {
  AdminCustomerRow,
  adminCustomers,
  CustomerFilter,
  CustomerSort,
} from '@/contract/endpoints/admin/customers.ts'
import { orderPhones } from '../../db/schema/order-search-text.ts'
import { orders } from '../../db/schema/orders.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { countsOf } from '../../kernel/db/list-counts.ts'
import { limitToPage, pageMeta } from '../../kernel/db/paging.ts'
import { containsPattern, phoneDigits, wordsIn } from '../../kernel/db/search-words.ts'
import { userFoundBy, userList } from '../auth/user-search-repo.ts'
import { takingsOf } from '../payments/takings-repo.ts'

type Query = ParsedOf<typeof adminCustomers>['query']
type Page = ResponseOf<typeof adminCustomers>

/** Whether the caller sees amounts. Without them the list is not sorted by amount either. */
export interface Sight {
  seesMoney: boolean
}

/** Condition on an order `o` that it counts for its customer. */
export const isStanding = sql`o.status not in ('draft', 'paying', 'abandoned', 'cancelled', 'expired')`

/** Condition on an order `o` that it belongs to the customer `c`. */
export const isOfCustomer = sql`(o.user_id = c.user_id or (o.user_id is null and o.contact_email = c.email))`

const stateOf = sql`case when c.user_id is null then 'guest' when u.blocked_at is not null then 'blocked'
  when u.email_verified_at is not null then 'active' else 'unconfirmed' end`

const nameOf = sql`coalesce(u.name, c.name)`
const emailOf = sql`coalesce(u.email, c.email)`
const subscribes = sql`exists (select from newsletter_subscribers n where n.email = ${emailOf} and n.status = 'confirmed')`

const from = sql`customers c left join users u on u.id = c.user_id`

/** Stored totals, for sorting only: they may be some seconds behind (decision 0085). Their indexes have the order of the list. */
const totals = sql`join customer_totals t on t.customer_id = c.id`

const sortings: Readonly<Record<CustomerSort, { column: SQL; join?: SQL }>> = {
  name: { column: sql`lower(${nameOf})` },
  email: { column: emailOf },
  created_at: { column: sql`c.created_at` },
  orders: { column: sql`t.orders`, join: totals },
  last_order_at: { column: sql`t.last_order_at`, join: totals },
  value: { column: sql`t.value`, join: totals },
}

function sortingOf(sort: Query['sort'], { seesMoney }: Sight): { order: SQL; join: SQL } {
  const name = (sort?.replace(/^-/, '') ?? 'created_at') as CustomerSort
  const { column, join = sql`` } = sortings[name === 'value' && !seesMoney ? 'created_at' : name]
  const isDescending = sort === undefined || sort.startsWith('-')
  const order = isDescending ? sql`${column} desc, c.id desc` : sql`${column}, c.id`
  return { order, join }
}

/** Condition on a guest `customers c`: name, email, or phone number of an order. Undefined without a search. */
export function guestFoundBy(search: string | undefined): SQL | undefined {
  const byWords = wordsIn(search, sql`c.name`, sql`c.email`)
  const digits = phoneDigits(search)
  if (!digits) return byWords
  return sql`(${byWords} or c.email in (select contact_email from ${orders} where user_id is null
    and (${orderPhones(orders)}) like ${containsPattern(digits)}))`
}

const foundBy = (search: string | undefined): SQL => {
  const ofAccount = userFoundBy(search, sql`users`)
  if (!ofAccount) return sql`true`
  return sql`(c.user_id in (select users.id from users where ${ofAccount}) or (c.user_id is null and ${guestFoundBy(search)}))`
}

/** Condition on `customers c left join users u`. */
function conditionOf({ search, state, role, tag, has_newsletter, has_orders }: CustomerFilter): SQL {
  const parts = [
    foundBy(search),
    state && sql`${stateOf} = ${state}`,
    role && sql`u.role = ${role}`,
    tag && sql`c.tags <> '{}' and c.tags @> array[${tag}]`,
    has_newsletter !== undefined && (has_newsletter ? subscribes : sql`not ${subscribes}`),
    has_orders !== undefined &&
      sql`${has_orders ? sql`` : sql`not`} exists (select from orders o where ${isOfCustomer} and ${isStanding})`,
  ]
  return sql.join(
    parts.filter(part => part !== undefined && part !== false),
    sql` and `,
  )
}

/** The columns of a row, for `customers c left join users u`. */
export const customerColumns = ({
  seesMoney,
}: Sight): SQL => sql`c.id, c.user_id, ${nameOf} as name, ${emailOf} as email,
  u.role, ${stateOf} as state, u.profile_picture as picture, c.tags, ${subscribes} as has_newsletter,
  (select count(*)::int from orders o where ${isOfCustomer} and ${isStanding}) as orders,
  ${seesMoney ? sql`(select coalesce(sum(${takingsOf(sql`o.id`)}), 0)::int from orders o where ${isOfCustomer})` : sql`null::int`} as value,
  (select to_json(max(o.placed_at))#>>'{}' from orders o where ${isOfCustomer} and ${isStanding}) as last_order_at,
  to_json(c.created_at)#>>'{}' as created_at`

/** A type, not an interface: rows of raw SQL must be assignable to a record. */
export type CustomerRow = { [Name in keyof AdminCustomerRow]: AdminCustomerRow[Name] }

/** Selects the page before counting orders, so that long lists remain fast. */
export async function pageOfCustomers(db: Queryable, query: Query, sight: Sight): Promise<Page> {
  const { order, join } = sortingOf(query.sort, sight)
  const { rows: page } = await db.execute<{ id: number }>(
    sql`select c.id from ${from} ${join} where ${conditionOf(query)} order by ${order} ${limitToPage(query)}`,
  )
  const counts = await countsOfStates(db, query)
  const data = await listedCustomers(
    db,
    page.map(({ id }) => id),
    sight,
  )
  return { data, meta: pageMeta(query, counts[query.state ?? 'all']), counts }
}

/** Returns these customers in the order of the ids. Unknown ids are omitted. */
export async function listedCustomers(
  db: Queryable,
  ids: readonly number[],
  sight: Sight,
): Promise<CustomerRow[]> {
  if (ids.length === 0) return []
  const list = sql`array[${sql.join(
    ids.map(id => sql`${id}::int`),
    sql`, `,
  )}]`
  const { rows } = await db.execute<CustomerRow>(
    sql`select ${customerColumns(sight)} from ${from} where c.id = any(${list}) order by array_position(${list}, c.id)`,
  )
  return rows
}

/** The customers of a bulk job: selected ones, or all that match the filter. At most `limit`, newest first. */
export async function selectCustomers(
  db: Queryable,
  selection: { ids: readonly number[] } | { filter: CustomerFilter },
  limit: number,
): Promise<{ id: number; subject: string }[]> {
  const condition =
    'ids' in selection
      ? sql`c.id in (${sql.join(
          selection.ids.map(id => sql`${id}`),
          sql`, `,
        )})`
      : conditionOf(selection.filter)
  const { rows } = await db.execute<{ id: number; subject: string }>(
    sql`select c.id, ${emailOf} as subject from ${from} where ${condition}
      order by c.created_at desc, c.id desc limit ${limit}`,
  )
  return rows
}

/** By state, with the other filters. Without any, the stored counts of accounts are used. */
async function countsOfStates(db: Queryable, { state: _, ...filter }: Query): Promise<Page['counts']> {
  const { search, role, tag, has_newsletter, has_orders } = filter
  const isWhole = !search && !tag && has_newsletter === undefined && has_orders === undefined
  const rows = isWhole
    ? sql`(select state, n from ${countsOf(userList)} where ${role ? sql`role = ${role}` : sql`true`}
        ${role ? sql`` : sql`union all select 'guest', count(*) from customers where user_id is null`})`
    : sql`(select ${stateOf} as state, count(*) as n from ${from} where ${conditionOf(filter)} group by 1)`
  const { rows: counted } = await db.execute<{ state: keyof Page['counts']; n: number }>(
    sql`select state, sum(n)::int as n from ${rows} counted group by state`,
  )
  const counts = { all: 0, active: 0, blocked: 0, unconfirmed: 0, guest: 0 }
  for (const { state, n } of counted) {
    counts[state] += n
    counts.all += n
  }
  return counts
}

const mostTagNames = 200

/** Sorted by name, at most 200. */
export async function customerTagNames(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select distinct unnest(tags) as name from customers where tags <> '{}' order by name limit ${mostTagNames}`,
  )
  return rows.map(({ name }) => name)
}
