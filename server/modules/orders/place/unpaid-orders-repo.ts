/** Which unpaid orders are counted together, and how many there are. */
import { type SQL, sql } from 'drizzle-orm'
import { orders } from '../../../db/schema/orders.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { preparedSql } from '../../../kernel/db/prepared.ts'
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

const lock = preparedSql<{ holder: string }, unknown>(
  () => sql`select pg_advisory_xact_lock(hashtext('unpaid orders'), hashtext(${sql.placeholder('holder')}))`,
)

/** Locks the buyer until the commit. */
export const lockHolder = (tx: Queryable, holder: Holder) => lock(tx, { holder: JSON.stringify(holder) })

const counting = (isOfHolder: SQL) =>
  preparedSql<{ holder: number | string }, { count: number }>(
    () =>
      sql`select count(*)::int as count from ${orders} where ${isOfHolder} and placed_by is null and ${isUnpaid}`,
  )

const countOfAccount = counting(sql`user_id = ${sql.placeholder('holder')}`)
const countOfEmail = counting(sql`((user_id is null and contact_email = ${sql.placeholder('holder')})
  or user_id = (select id from users where email = ${sql.placeholder('holder')} and email_verified_at is null))`)

/**
 * Counts unpaid orders with reserved goods of an account, or of an unverified email with or without an account.
 * Excludes orders that the shop placed.
 */
export async function countWaitingOf(db: Queryable, holder: Holder): Promise<number> {
  const [row] = await ('userId' in holder
    ? countOfAccount(db, { holder: holder.userId })
    : countOfEmail(db, { holder: holder.email }))
  return row?.count ?? 0
}
