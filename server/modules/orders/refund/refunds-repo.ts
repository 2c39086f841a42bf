/** Rows of refunds. A refused refund does not count. A waiting refund counts as refunded. */
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { refunds } from '../../../db/schema/after-sale.ts'
import { payments } from '../../../db/schema/orders.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { prepared } from '../../../kernel/db/prepared.ts'
import { queueOrderEvent } from '../../../kernel/webhook-outbox.ts'

export type RefundRow = typeof refunds.$inferSelect

/** Returns undefined when a refund with this key is stored already. Queues `order.refunded` for webhooks. */
export async function insertRefund(
  tx: Queryable,
  row: typeof refunds.$inferInsert,
): Promise<RefundRow | undefined> {
  const [stored] = await tx.insert(refunds).values(row).onConflictDoNothing().returning()
  if (stored) await queueOrderEvent(tx, 'order.refunded', stored.order_id)
  return stored
}

const refundsQuery = prepared((db: Queryable) =>
  db
    .select()
    .from(refunds)
    .where(and(eq(refunds.order_id, sql.placeholder('orderId')), ne(refunds.status, 'refused')))
    .orderBy(asc(refunds.id)),
)

/** Excludes refused refunds. Sorted oldest first. */
export const refundsOf = (db: Queryable, orderId: number): Promise<RefundRow[]> =>
  refundsQuery(db, { orderId })

/** Includes refused refunds. Sorted oldest first. */
export const everyRefundOf = (db: Queryable, orderId: number): Promise<RefundRow[]> =>
  db.select().from(refunds).where(eq(refunds.order_id, orderId)).orderBy(asc(refunds.id))

/** Returns undefined when no refund of this order has the key. Includes refused refunds. */
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
  paymentId: number
  provider: (typeof payments.$inferSelect)['provider']
  reference: string
}

/** Returns refunds that no provider has accepted or refused yet, oldest first. `ids` limits them. */
export async function waitingRefunds(
  db: Queryable,
  limit: number,
  ids?: readonly number[],
): Promise<RefundToSend[]> {
  const waiting = eq(refunds.status, 'waiting')
  return db
    .select({
      refund: refunds,
      paymentId: payments.id,
      provider: payments.provider,
      reference: payments.reference,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment_id))
    .where(ids ? and(waiting, inArray(refunds.id, [...ids])) : waiting)
    .orderBy(asc(refunds.created_at))
    .limit(limit)
}

/** Returns false when the refund is no longer waiting, because another process has settled it. */
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
