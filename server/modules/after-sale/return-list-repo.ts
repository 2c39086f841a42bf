/** The administration's list of returns: open ones first. */
import { sql } from 'drizzle-orm'
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { adminReturns, ReturnRow } from '@/contract/endpoints/admin/after-sale.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { limitToPage } from '../../kernel/db/paging.ts'
import { wordsIn } from '../../kernel/db/search-words.ts'

type Query = ParsedOf<typeof adminReturns>['query']
type Counts = ResponseOf<typeof adminReturns>['counts']

export type StoredReturn = Omit<
  ReturnRow,
  'order' | 'buyer' | 'lines' | 'worth' | 'refundable' | 'can_refund' | 'version'
> & {
  order_id: number
  number: string // of the order
  user_id: number | null // null for a guest
  name: string // of the buyer
  email: string
  lines: { line_id: number; quantity: number }[]
}

const waitsFirst = sql`case r.status when 'requested' then 0 when 'approved' then 1 else 2 end`

/** Name of the account, or of the guest. */
const name = sql`coalesce(u.name, o.shipping_address->>'name', o.billing_address->>'name', '')`
const email = sql`coalesce(u.email, o.contact_email, '')`

const columns = sql`r.id, r.order_id, o.number, o.user_id, ${name} as name, ${email} as email, r.reason, r.text, r.status, r.answer, r.lines,
  to_json(r.created_at)#>>'{}' as created_at
  from order_returns r join orders o on o.id = r.order_id left join users u on u.id = o.user_id`

/** Open: the shop waits for the items, or the buyer for a decision. */
export const openReturn = sql`status in ('requested', 'approved')`

const inStatus = (status: Query['status']) =>
  status === 'open' ? sql`and r.${openReturn}` : status ? sql`and r.status = ${status}` : sql``

const foundBy = (search: string | undefined) => wordsIn(search, sql`o.number`, name, email) ?? sql`true`

/** Returns one page: requested returns first, then approved ones, then the decided ones, each newest first. */
export async function pageOfReturns(db: Queryable, query: Query): Promise<StoredReturn[]> {
  const { search, status } = query
  const { rows } = await db.execute<StoredReturn & Record<string, unknown>>(sql`
    select ${columns}
    where ${foundBy(search)}
      ${inStatus(status)}
    order by ${waitsFirst}, r.id desc ${limitToPage(query)}`)
  return rows
}

/** Returns undefined when the return does not exist. */
export async function storedReturn(db: Queryable, id: number): Promise<StoredReturn | undefined> {
  const { rows } = await db.execute<StoredReturn & Record<string, unknown>>(
    sql`select ${columns} where r.id = ${id}`,
  )
  return rows[0]
}

/** Counts all returns by status, regardless of a search. `open` is requested and approved together. */
export async function countReturns(db: Queryable): Promise<Counts> {
  const { rows } = await db.execute<Counts & Record<string, unknown>>(sql`
    select count(*)::int as all, count(*) filter (where status = 'requested')::int as requested,
      count(*) filter (where ${openReturn})::int as open,
      count(*) filter (where status = 'approved')::int as approved,
      count(*) filter (where status = 'received')::int as received,
      count(*) filter (where status = 'refused')::int as refused from order_returns`)
  return rows[0] as Counts
}

/** Counts the results of the query on all pages. */
export async function countFoundReturns(db: Queryable, { search, status }: Query): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n
    from order_returns r join orders o on o.id = r.order_id left join users u on u.id = o.user_id
    where ${foundBy(search)} ${inStatus(status)}`)
  return rows[0]?.n ?? 0
}
