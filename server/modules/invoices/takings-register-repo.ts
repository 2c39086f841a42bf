/** Register of takings (decision 0060): sales without an invoice by day and VAT rate. Refunds are negative entries. */
import { and, asc, desc, eq, gte, isNull, lte, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/contract/endpoint.ts'
import type { adminTakings } from '@/contract/endpoints/admin/accounting.ts'
import { takings } from '../../db/schema/sale-documents.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { onPage } from '../../kernel/db/paging.ts'
import { preparedRows } from '../../kernel/db/prepared.ts'

export type TakingRow = typeof takings.$inferSelect

const registering = preparedRows((db, rows: (typeof takings.$inferInsert)[]) =>
  db.insert(takings).values(rows).onConflictDoNothing(),
)

/** One row per VAT rate. Does nothing when the sale or this refund is registered already. */
export async function insertTakings(
  tx: Queryable,
  rows: readonly (typeof takings.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await registering(tx, rows)
}

/** Returns the entries of an order, the sale first. Returns an empty list for an order with an invoice. */
export const takingsOfOrder = (db: Queryable, orderId: number): Promise<TakingRow[]> =>
  db.select().from(takings).where(eq(takings.order_id, orderId)).orderBy(asc(takings.id))

export interface TakingsOfDay {
  day: string
  vat_percent: number
  taxable: number
  vat: number
  due: number
  sales: number // cents of the sales in `due`
  refunds: number // cents of the refunds in `due`, zero or negative
  entries: number
}

const cents = (sum: ReturnType<typeof sql>) => sql<number>`coalesce(${sum}, 0)::int`

type Query = ParsedOf<typeof adminTakings>['query']

const conditionOf = ({ from, to, search }: Pick<Query, 'from' | 'to' | 'search'>) =>
  and(
    eq(takings.is_oss, false), // declared in the Union scheme
    from ? gte(takings.day, from) : undefined,
    to ? lte(takings.day, to) : undefined,
    search ? sql`starts_with(${takings.day}::text, ${search})` : undefined,
  )

/** Both days are included. Sorted newest first. */
export const takingsByDay = (db: Queryable, query: Query): Promise<TakingsOfDay[]> => {
  const grouped = db
    .select({
      day: takings.day,
      vat_percent: takings.vat_percent,
      taxable: cents(sql`sum(${takings.taxable})`),
      vat: cents(sql`sum(${takings.vat})`),
      due: cents(sql`sum(${takings.due})`),
      sales: cents(sql`sum(${takings.due}) filter (where ${isNull(takings.refund_id)})`),
      refunds: cents(sql`sum(${takings.due}) filter (where not ${isNull(takings.refund_id)})`),
      entries: sql<number>`count(*)::int`,
    })
    .from(takings)
    .where(conditionOf(query))
    .groupBy(takings.day, takings.vat_percent)
    .orderBy(desc(takings.day), asc(takings.vat_percent))
  return onPage(grouped, query)
}

/** Returns the number of rows of all pages. */
export async function countTakingsDays(db: Queryable, query: Query): Promise<number> {
  const [counted] = await db
    .select({ total: sql<number>`count(distinct (${takings.day}, ${takings.vat_percent}))::int` })
    .from(takings)
    .where(conditionOf(query))
  return counted?.total ?? 0
}
