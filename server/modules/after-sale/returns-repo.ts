import { eq } from 'drizzle-orm'
import { orderReturns } from '../../db/schema/after-sale.ts'
import type { Queryable } from '../../kernel/db/database.ts'

export type ReturnRow = typeof orderReturns.$inferSelect

/** Returns the id of the new return. Call it under the order's lock, so that no piece is returned twice. */
export async function insertReturn(tx: Queryable, row: typeof orderReturns.$inferInsert): Promise<number> {
  const [stored] = await tx.insert(orderReturns).values(row).returning({ id: orderReturns.id })
  if (!stored) throw new Error('a return was not stored')
  return stored.id
}

/**
 * Returns undefined when the return does not exist. Takes no lock: returns are changed under the lock of their order.
 */
export async function readReturn(tx: Queryable, id: number): Promise<ReturnRow | undefined> {
  const [row] = await tx.select().from(orderReturns).where(eq(orderReturns.id, id))
  return row
}

/** Call it under the order's lock. */
export async function storeReturn(
  tx: Queryable,
  id: number,
  change: Partial<typeof orderReturns.$inferInsert>,
): Promise<void> {
  await tx.update(orderReturns).set(change).where(eq(orderReturns.id, id))
}
