import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/contract/endpoint.ts'
import type { receiveGoods } from '@/contract/endpoints/admin/goods-received.ts'
import { stockMovements, stockReceipts } from '../../db/schema/stock.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { Writer } from '../../kernel/records/record-change.ts'

/** Waits for a concurrent request with the same `request_id`. `isNew` is false when its receipt is stored. */
export async function insertReceipt(
  tx: Queryable,
  { request_id, supplier, note }: ParsedOf<typeof receiveGoods>['body'],
  { userId, at }: Writer,
): Promise<{ id: number; isNew: boolean }> {
  const [row] = await tx
    .insert(stockReceipts)
    .values({ request_id, supplier, note, by_user_id: userId, received_at: at })
    .onConflictDoNothing()
    .returning({ id: stockReceipts.id })
  if (row) return { id: row.id, isNew: true }
  const [stored] = await tx
    .select({ id: stockReceipts.id })
    .from(stockReceipts)
    .where(eq(stockReceipts.request_id, request_id))
  if (!stored) throw new Error('a receipt was neither stored nor found')
  return { id: stored.id, isNew: false }
}

/** Returns the keys of the received items. */
export async function receiptItems(db: Queryable, id: number): Promise<string[]> {
  const rows = await db
    .select({ item: stockMovements.item })
    .from(stockMovements)
    .where(eq(stockMovements.receipt_id, id))
  return rows.map(({ item }) => item)
}
