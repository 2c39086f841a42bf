/** Rows of refunds. A refused one does not count; a waiting one counts as refunded. */
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { refunds } from '../../db/schema/after-sale.ts'
import { payments } from '../../db/schema/orders.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { prepared } from '../../kernel/db/prepared.ts'

export type RefundRow = typeof refunds.$inferSelect

/** Undefined when a refund with this key is stored already. */
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

/** Without refused ones, oldest first. */
export const refundsOf = (db: Queryable, orderId: number): Promise<RefundRow[]> =>
  askedRefunds(db, { orderId })

/** Refused ones too, oldest first. */
export const everyRefundOf = (db: Queryable, orderId: number): Promise<RefundRow[]> =>
  db.select().from(refunds).where(eq(refunds.order_id, orderId)).orderBy(asc(refunds.id))

/** Undefined when the key was not used for this order. Finds refused ones too. */
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

/** Refunds that no provider has accepted or refused yet, oldest first; with `ids`, those of them. */
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

/** False when it is not waiting any more: another process has settled it. */
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
