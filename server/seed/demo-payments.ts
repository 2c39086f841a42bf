/**
 * Payments of the demo shop: past orders are recorded as paid on the day they were placed. Without payments they could not be
 * refunded.
 */
import { eq, sql } from 'drizzle-orm'
import { paymentKinds } from '@/contract/endpoints/shop/orders.ts'
import { paymentMethods } from '../db/schema/order-methods.ts'
import type { Queryable } from '../kernel/db/database.ts'

/** The demo shop offers every payment method of the test bank. */
export async function offerEveryKind(db: Queryable): Promise<void> {
  await db
    .update(paymentMethods)
    .set({ kinds: [...paymentKinds] })
    .where(eq(paymentMethods.code, 'card'))
}

export async function seedPayments(db: Queryable): Promise<void> {
  await db.execute(sql`
    with counted as (insert into payments (order_id, provider, reference, amount, created_at)
      select o.id, o.payment_method, o.number, o.due, o.placed_at from orders o
      where o.payment_status = 'paid' and o.payment_method in ('transfer', 'cash')
        and not exists (select from payments p where p.order_id = o.id)
      order by o.id
      returning id, amount, created_at)
    insert into payment_events (payment_id, kind, amount, provider_event, at)
    select id, 'captured', amount, 'captured', created_at from counted order by id`)
}
