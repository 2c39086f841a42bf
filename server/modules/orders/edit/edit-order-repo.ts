/** Writes of an order edit. The caller has locked the order. */
import { and, eq, ne } from 'drizzle-orm'
import { shippingMethods } from '../../../db/schema/order-methods.ts'
import { orderNotes } from '../../../db/schema/order-notes.ts'
import { orderLines, payments } from '../../../db/schema/orders.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import type { ShippingMethod } from '../../shipping/shipping-price.ts'
import type { OrderLineRow, OrderRow } from '../orders-repo.ts'
import { type EditPlan, weightOf } from './edit-plan.ts'

/** Sets the expected amount (cents) of a payment that no external provider has. */
export async function storeOwnDue(tx: Queryable, orderId: number, amount: number): Promise<void> {
  await tx
    .update(payments)
    .set({ amount })
    .where(and(eq(payments.order_id, orderId), ne(payments.provider, 'stripe')))
}

/** Returns undefined when the order has no shipping method, or it was deleted. */
export async function carrierOf(
  tx: Queryable,
  { shipping_method }: OrderRow,
): Promise<ShippingMethod | undefined> {
  const [method] = await tx
    .select()
    .from(shippingMethods)
    .where(eq(shippingMethods.code, shipping_method ?? ''))
  return method
}

/** Returns undefined when the line does not exist. */
export async function lineById(tx: Queryable, id: number): Promise<OrderLineRow | undefined> {
  const [line] = await tx.select().from(orderLines).where(eq(orderLines.id, id))
  return line
}

export async function storeLine(tx: Queryable, id: number, change: Partial<OrderLineRow>): Promise<void> {
  await tx.update(orderLines).set(change).where(eq(orderLines.id, id))
}

export async function insertNote(tx: Queryable, note: typeof orderNotes.$inferInsert): Promise<void> {
  await tx.insert(orderNotes).values(note)
}

/** Deletes the line when `quantity` is 0. Prices are in cents. The weight changes with the quantity. */
export async function writeLine(
  tx: Queryable,
  { row, quantity, unit_price, price_reason }: EditPlan['lines'][number],
): Promise<void> {
  if (quantity === 0) {
    await tx.delete(orderLines).where(eq(orderLines.id, row.id))
    return
  }
  const listed = row.list_price ?? row.unit_price
  await storeLine(tx, row.id, {
    quantity,
    unit_price,
    total: quantity * unit_price,
    weight: weightOf(row, quantity),
    list_price: unit_price === listed ? null : listed,
    price_reason: unit_price === listed ? '' : price_reason,
  })
}
