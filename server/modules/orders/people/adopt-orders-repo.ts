/** Changes the owner of rows when an account adopts a guest's orders. */
import { and, eq, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import { ticketMessages, tickets } from '../../../db/schema/after-sale.ts'
import { couponUses, orders } from '../../../db/schema/orders.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { unordered } from '../order-states.ts'
import type { OrderRow } from '../orders-repo.ts'

/** Orders of a guest that the account can take over. */
const adoptable = ({ id, email }: { id: number; email: string }): SQL | undefined =>
  and(
    isNull(orders.user_id),
    eq(orders.contact_email, email),
    notInArray(orders.status, [...unordered]),
    sql`not exists (select from orders own where own.user_id = ${id}
      and own.idempotency_key = ${orders.idempotency_key})`, // a key that the account has used itself would break `order_once`
  )

/** For the preview of a merge: ids of the orders that `takeOverOrders` would adopt. */
export async function ordersToAdopt(db: Queryable, owner: { id: number; email: string }): Promise<number[]> {
  const rows = await db.select({ id: orders.id }).from(orders).where(adoptable(owner)).orderBy(orders.id)
  return rows.map(({ id }) => id)
}

/**
 * Returns the adopted orders, locked until the commit. Of two concurrent logins only one gets them. The caller has
 * checked that the account may have the orders placed with `email`.
 */
export async function takeOverOrders(
  tx: Queryable,
  owner: { id: number; email: string },
): Promise<OrderRow[]> {
  const adopted = await tx.update(orders).set({ user_id: owner.id }).where(adoptable(owner)).returning()
  const ids = adopted.map(({ id }) => id)
  if (ids.length === 0) return []
  await tx.update(couponUses).set({ user_id: owner.id }).where(inArray(couponUses.order_id, ids))
  const opened = await tx
    .update(tickets)
    .set({ user_id: owner.id })
    .where(inArray(tickets.order_id, ids))
    .returning({ id: tickets.id })
  if (opened.length > 0)
    await tx
      .update(ticketMessages)
      .set({ by_user_id: owner.id })
      .where(
        and(
          inArray(
            ticketMessages.ticket_id,
            opened.map(({ id }) => id),
          ),
          eq(ticketMessages.is_staff, false),
          isNull(ticketMessages.by_user_id),
        ),
      )
  return adopted
}
