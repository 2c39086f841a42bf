/** Statements of withdrawal (contract/withdrawals.ts). */
import { and, asc, eq, type SQL } from 'drizzle-orm'
import { withdrawals } from '../../../db/schema/after-sale.ts'
import { orders } from '../../../db/schema/orders.ts'
import type { Queryable } from '../../../kernel/db/database.ts'

export type WithdrawalRow = typeof withdrawals.$inferSelect

/** Returns undefined when no statement of this order has the key. Finds a repeated statement. */
export async function withdrawalByKey(
  db: Queryable,
  orderId: number,
  key: string,
): Promise<WithdrawalRow | undefined> {
  const [row] = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.order_id, orderId), eq(withdrawals.key, key)))
  return row
}

export async function insertWithdrawal(
  tx: Queryable,
  row: typeof withdrawals.$inferInsert,
): Promise<WithdrawalRow> {
  const [stored] = await tx.insert(withdrawals).values(row).returning()
  if (!stored) throw new Error('a withdrawal was not stored')
  return stored
}

/** Returns withdrawals of pieces that were neither shipped nor refunded. */
export const unpaidWithdrawals = (db: Queryable, orderId: number): Promise<WithdrawalRow[]> =>
  db
    .select()
    .from(withdrawals)
    .where(
      and(eq(withdrawals.order_id, orderId), eq(withdrawals.refund, 0), eq(withdrawals.is_rewritten, false)),
    )
    .orderBy(asc(withdrawals.id))

/** `refund` in cents. */
export async function storeWithdrawnRefund(tx: Queryable, id: number, refund: number): Promise<void> {
  await tx.update(withdrawals).set({ refund }).where(eq(withdrawals.id, id))
}

/** For the export of personal data (decisions 0009 and 0051). */
export const withdrawalsOf = (db: Queryable, whose: SQL): Promise<unknown[]> =>
  db
    .select({
      order: orders.number,
      lines: withdrawals.lines,
      refund: withdrawals.refund,
      declared_at: withdrawals.declared_at,
    })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.order_id))
    .where(whose)
    .orderBy(asc(withdrawals.id))
