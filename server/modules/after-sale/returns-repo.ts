import { eq } from 'drizzle-orm'
import { orderReturns } from '../../db/schema/after-sale.ts'
import type { Queryable } from '../../kernel/db/database.ts'

type ReturnRow = typeof orderReturns.$inferSelect

export async function insertReturn(tx: Queryable, row: typeof orderReturns.$inferInsert): Promise<number> {
  const [stored] = await tx.insert(orderReturns).values(row).returning({ id: orderReturns.id })
  if (!stored) throw new Error('a return was not stored')
  return stored.id
}

export async function lockReturn(tx: Queryable, id: number): Promise<ReturnRow | undefined> {
  const [row] = await tx.select().from(orderReturns).where(eq(orderReturns.id, id)).for('update')
  return row
}

export async function storeReturn(
  tx: Queryable,
  id: number,
  change: Partial<typeof orderReturns.$inferInsert>,
): Promise<void> {
  await tx.update(orderReturns).set(change).where(eq(orderReturns.id, id))
}
