/** Rows of refunds. A refused one counts for nothing; one that waits is promised already. */
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { refunds } from '../../db/schema/after-sale.ts'
import { payments } from '../../db/schema/orders.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { prepared } from '../../kernel/db/prepared.ts'

export type RefundRow = typeof refunds.$inferSelect

/** The stored one, or undefined when this wish was written before. */
export async function insertRefund(
  tx: Queryable,
  row: typeof refunds.$inferInsert,
): Promise<RefundRow | undefined> {
  const [stored] = await tx.insert(refunds).values(row).onConflictDoNothing().returning()
  return stored
}

const askedRefunds = prepared((db: Queryable) =>
  db
    .select()
    .from(refunds)
    .where(and(eq(refunds.order_id, sql.placeholder('orderId')), ne(refunds.status, 'refused')))
    .orderBy(asc(refunds.id)),
)

export const refundsOf = (db: Queryable, orderId: number): Promise<RefundRow[]> =>
  askedRefunds(db, { orderId })

export const everyRefundOf = (db: Queryable, orderId: number): Promise<RefundRow[]> =>
  db.select().from(refunds).where(eq(refunds.order_id, orderId)).orderBy(asc(refunds.id))

export async function refundByKey(
  db: Queryable,
  orderId: number,
  key: string,
): Promise<RefundRow | undefined> {
  const [row] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.order_id, orderId), eq(refunds.key, key)))
  return row
}

export interface RefundToSend {
  refund: RefundRow
  provider: (typeof payments.$inferSelect)['provider']
  reference: string
}

/** Those of the given ids, or the oldest, that no provider has taken yet. */
export async function waitingRefunds(
  db: Queryable,
  limit: number,
  ids?: readonly number[],
): Promise<RefundToSend[]> {
  const waiting = eq(refunds.status, 'waiting')
  return db
    .select({ refund: refunds, provider: payments.provider, reference: payments.reference })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment_id))
    .where(ids ? and(waiting, inArray(refunds.id, [...ids])) : waiting)
    .orderBy(asc(refunds.created_at))
    .limit(limit)
}

/** False when somebody else has settled it meanwhile. */
export async function markRefund(
  tx: Queryable,
  id: number,
  change: Partial<typeof refunds.$inferInsert>,
): Promise<boolean> {
  const marked = await tx
    .update(refunds)
    .set(change)
    .where(and(eq(refunds.id, id), eq(refunds.status, 'waiting')))
    .returning({ id: refunds.id })
  return marked.length > 0
}
