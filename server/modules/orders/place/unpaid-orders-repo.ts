/** Which unpaid orders are counted together, and how many there are. */
import { and, count, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { users } from '../../../db/schema/auth.ts'
import { orders } from '../../../db/schema/orders.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { prepared } from '../../../kernel/db/prepared.ts'
import type { OrderRow } from '../orders-repo.ts'

/** Owner of the counted orders. A guest and an account with the same unverified email are one buyer. */
export type Holder = { userId: number } | { email: string }

const accountQuery = prepared((db: Queryable) =>
  db
    .select({ email: users.email, verified: users.email_verified_at })
    .from(users)
    .where(eq(users.id, sql.placeholder('id'))),
)

export async function holderOf(
  tx: Queryable,
  { user_id, contact_email }: Pick<OrderRow, 'user_id' | 'contact_email'>,
): Promise<Holder> {
  if (user_id === null) return { email: contact_email ?? '' }
  const [account] = await accountQuery(tx, { id: user_id })
  return account && account.verified === null ? { email: account.email } : { userId: user_id }
}

/** Written as in the index `orders_unpaid`: the planner does not use it for parameters. */
const isUnpaid = sql`status in ('paying', 'placed', 'confirmed', 'in_production') and payment_status in ('unpaid', 'pending', 'failed')`

/** Locks the buyer until the commit. */
export const lockHolder = (tx: Queryable, holder: Holder) =>
  tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('unpaid orders'), hashtext(${JSON.stringify(holder)}))`,
  )

const counting = (isOfHolder: SQL | undefined) =>
  prepared((db: Queryable) =>
    db
      .select({ orders: count() })
      .from(orders)
      .where(and(isOfHolder, isNull(orders.placed_by), isUnpaid)),
  )

const email = sql.placeholder('email')
const countOfAccount = counting(eq(orders.user_id, sql.placeholder('userId')))
const countOfEmail = counting(
  or(
    and(isNull(orders.user_id), eq(orders.contact_email, email)),
    eq(orders.user_id, sql`(select id from users where email = ${email} and email_verified_at is null)`),
  ),
)

/**
 * Counts unpaid orders with reserved goods of an account, or of an unverified email with or without an account.
 * Excludes orders that the shop placed.
 */
export async function countWaitingOf(db: Queryable, holder: Holder): Promise<number> {
  const [row] = await ('userId' in holder ? countOfAccount(db, holder) : countOfEmail(db, holder))
  return row?.orders ?? 0
}
