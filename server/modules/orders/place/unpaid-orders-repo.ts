/** Which unpaid orders are counted together, and how many there are. */
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { orders } from '../../../db/schema/orders.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import type { EmailRecipient } from '../order-emails-repo.ts'
import type { OrderRow } from '../orders-repo.ts'

/** Owner of the counted orders. A guest and an account with the same unverified email are one buyer. */
export type Holder = { userId: number } | { email: string }

/** @param account that of the order, undefined if it is a guest's or no longer exists */
export function holderOf(
  { user_id, contact_email }: Pick<OrderRow, 'user_id' | 'contact_email'>,
  account: EmailRecipient | undefined,
): Holder {
  if (user_id === null) return { email: contact_email ?? '' }
  return account && account.email_verified_at === null ? { email: account.email } : { userId: user_id }
}

/** Written as in the index `orders_unpaid`: the planner does not use it for parameters. */
const isUnpaid = sql`status in ('paying', 'placed', 'confirmed', 'in_production') and payment_status in ('unpaid', 'pending', 'failed')`

/** Locks the buyer until the commit. */
export const lockHolder = (tx: Queryable, holder: Holder) =>
  tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('unpaid orders'), hashtext(${JSON.stringify(holder)}))`,
  )

/**
 * Counts unpaid orders with reserved goods of an account, or of an unverified email with or without an account.
 * Excludes orders that the shop placed. Not prepared: a prepared statement is sent when it is called, and this one must be sent after
 * the lock of `lockHolder`, which is sent when it is awaited.
 */
export const countWaitingOf = (db: Queryable, holder: Holder): Promise<number> =>
  db.$count(
    orders,
    and(
      'userId' in holder
        ? eq(orders.user_id, holder.userId)
        : or(
            and(isNull(orders.user_id), eq(orders.contact_email, holder.email)),
            eq(
              orders.user_id,
              sql`(select id from users where email = ${holder.email} and email_verified_at is null)`,
            ),
          ),
      isNull(orders.placed_by),
      isUnpaid,
    ),
  )
