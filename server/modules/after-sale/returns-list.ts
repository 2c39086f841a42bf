/** Goods sent back as the shop works through them: those that wait first. What a return is worth is what a refund would give. */
import { sql } from 'drizzle-orm'
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import type { adminReturns, ReturnRow } from '../../../src/contract/order-administration.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { versionOf } from '../../kernel/record-version.ts'
import { linesOf, type OrderLineRow, type OrderRow, orderById } from '../orders/orders-repo.ts'
import { refundPlan } from '../orders/refund-plan.ts'

type Page = AnswerOf<typeof adminReturns>
type Query = ParsedOf<typeof adminReturns>['query']

type Row = Omit<ReturnRow, 'order' | 'buyer' | 'lines' | 'worth' | 'version'> & {
  order_id: number
  number: string
  user_id: number
  name: string
  email: string
  lines: { line_id: number; quantity: number }[]
}

const waitsFirst = sql`case r.status when 'requested' then 0 when 'approved' then 1 else 2 end`

const columns = sql`r.id, r.order_id, o.number, u.id as user_id, u.name, u.email, r.reason, r.text, r.status, r.answer, r.lines,
  to_json(r.created_at)#>>'{}' as created_at
  from order_returns r join orders o on o.id = r.order_id join users u on u.id = o.user_id`

/** Another answer is another version. */
export const returnVersion = ({ status, answer }: Pick<ReturnRow, 'status' | 'answer'>): string =>
  versionOf({ status, answer })

async function readRows(db: Queryable, { page, per_page, search, status }: Query): Promise<Row[]> {
  const term = `%${(search ?? '').replace(/[%_\\]/g, sign => `\\${sign}`)}%`
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select ${columns}
    where ${search ? sql`(o.number ilike ${term} or u.name ilike ${term})` : sql`true`}
      ${status ? sql`and r.status = ${status}` : sql``}
    order by ${waitsFirst}, r.id desc limit ${per_page} offset ${(page - 1) * per_page}`)
  return rows
}

/** Before anything else is given back: the share of its pieces in what was paid. */
const worthOf = (row: Row, order: OrderRow, lines: readonly OrderLineRow[]): number =>
  refundPlan(order, lines, [], { lines: row.lines, shipping: false })?.amount ?? 0

async function viewOf(db: Queryable, row: Row): Promise<ReturnRow> {
  const order = await orderById(db, row.order_id)
  const lines = await linesOf(db, [row.order_id])
  const { order_id, number, user_id, name, email, ...rest } = row
  return {
    ...rest,
    version: returnVersion(rest),
    order: { id: order_id, number },
    buyer: { id: user_id, name, email },
    worth: order ? worthOf(row, order, lines) : 0,
    lines: row.lines.map(piece => ({
      ...piece,
      title: lines.find(({ id }) => id === piece.line_id)?.title ?? '',
    })),
  }
}

export async function returnById(db: Queryable, id: number): Promise<ReturnRow | undefined> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`select ${columns} where r.id = ${id}`)
  return rows[0] && viewOf(db, rows[0])
}

export async function listReturns(
  { query }: ParsedOf<typeof adminReturns>,
  { db }: CallContext,
): Promise<Page> {
  const data: ReturnRow[] = []
  for (const row of await readRows(db, query)) data.push(await viewOf(db, row))
  const { rows } = await db.execute<Page['counts'] & Record<string, unknown>>(sql`
    select count(*)::int as all, count(*) filter (where status = 'requested')::int as requested,
      count(*) filter (where status = 'approved')::int as approved,
      count(*) filter (where status = 'received')::int as received,
      count(*) filter (where status = 'refused')::int as refused from order_returns`)
  const counts = rows[0] as Page['counts']
  const total = query.search ? await countFound(db, query) : counts[query.status ?? 'all']
  return { data, meta: { total, page: query.page, per_page: query.per_page }, counts }
}

async function countFound(db: Queryable, { search = '', status }: Query): Promise<number> {
  const term = `%${search.replace(/[%_\\]/g, sign => `\\${sign}`)}%`
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n
    from order_returns r join orders o on o.id = r.order_id join users u on u.id = o.user_id
    where (o.number ilike ${term} or u.name ilike ${term}) ${status ? sql`and r.status = ${status}` : sql``}`)
  return rows[0]?.n ?? 0
}
