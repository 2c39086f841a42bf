/** The ledger of payments: one row per payment, and one per event. */
import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { PaymentFailure } from '@/contract/endpoints/shop/orders.ts'
import { type paymentEventKinds, paymentEvents, payments } from '../../db/schema/orders.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { preparedRows } from '../../kernel/db/prepared.ts'

export type PaymentRow = typeof payments.$inferSelect

export interface PaymentEvent {
  kind: (typeof paymentEventKinds)[number]
  amount: number
  reason?: PaymentFailure | null // of `failed`
  provider_event: string // `captured` for a single event, the provider's id otherwise
}

type NewPayment = Omit<typeof payments.$inferInsert, 'id'>

const storing = preparedRows((db, rows: NewPayment[]) =>
  db.insert(payments).values(rows).onConflictDoNothing(),
)

/** Changes nothing when the payment is stored already. */
export async function storePayment(db: Queryable, row: NewPayment): Promise<void> {
  await storing(db, [row])
}

/** Returns undefined when no payment was started. */
export async function latestPayment(db: Queryable, orderId: number): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(eq(payments.order_id, orderId))
    .orderBy(desc(payments.id))
    .limit(1)
  return row
}

const describing = preparedRows((db, [paidBy]: Pick<PaymentRow, 'kind' | 'detail'>[]) =>
  db
    .update(payments)
    .set(paidBy ?? {})
    .where(eq(payments.id, sql.placeholder('id'))),
)

/** Stores how it was paid, as far as the provider has reported it. */
export async function describePayment(
  db: Queryable,
  id: number,
  paidBy: Pick<PaymentRow, 'kind' | 'detail'>,
): Promise<void> {
  await describing(db, [paidBy], { id })
}

type Due = Pick<PaymentRow, 'reference' | 'amount'> & { key: string }

/** Returns payments of the test provider that were accepted before `by` and whose money is still on its way. */
export const testPaymentsDue = (db: Queryable, by: Date): Promise<Due[]> =>
  db
    .select({
      reference: payments.reference,
      amount: payments.amount,
      key: paymentEvents.provider_event,
    })
    .from(paymentEvents)
    .innerJoin(payments, eq(payments.id, paymentEvents.payment_id))
    .where(
      and(
        eq(payments.provider, 'test'),
        eq(paymentEvents.kind, 'processing'),
        lte(paymentEvents.at, by),
        sql`not exists (select from payment_events c where c.payment_id = ${payments.id}
          and c.id > ${paymentEvents.id} and c.kind in ('captured', 'failed'))`,
      ),
    )

/** Returns the latest captured payment, or undefined when nothing was paid. */
export async function capturedPayment(db: Queryable, orderId: number): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(paymentEvents, eq(paymentEvents.payment_id, payments.id))
    .where(and(eq(payments.order_id, orderId), eq(paymentEvents.kind, 'captured')))
    .orderBy(desc(payments.id))
    .limit(1)
  return row?.payment
}

const recording = preparedRows((db, rows: (typeof paymentEvents.$inferInsert)[]) =>
  db.insert(paymentEvents).values(rows).onConflictDoNothing().returning({ id: paymentEvents.id }),
)

/** Returns false when this event was recorded before. */
export async function recordEvent(
  db: Queryable,
  paymentId: number,
  event: PaymentEvent,
  at: Date,
): Promise<boolean> {
  const stored = await recording(db, [{ payment_id: paymentId, ...event, at }])
  return stored.length > 0
}

/** Returns the number of orders by payment method code. */
export async function ordersByPayment(db: Queryable): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ code: string; n: number }>(
    sql`select payment_method as code, count(*)::int as n from orders where status not in ('draft', 'paying', 'abandoned') group by 1`,
  )
  return new Map(rows.map(({ code, n }) => [code, n]))
}
