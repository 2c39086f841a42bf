/** Lists changed records since a cursor. */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/changes.ts'
import type { ChangedKind } from '../../../db/schema/integrations.ts'
import type { CallContext } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { type ChangeCursor, changesAfter, existingIds, stockOf } from './changes-repo.ts'

type Query = ParsedOf<typeof contract.orderChanges>['query']

const start: ChangeCursor = { transaction: '0', recordId: 0 }

function readCursor(text: string | undefined): ChangeCursor {
  const [transaction, recordId] = text?.split('.') ?? []
  return transaction && recordId ? { transaction, recordId: Number(recordId) } : start
}

interface IdsPage {
  ids: number[]
  cursor: string
  has_more: boolean
}

async function idsAfter(db: Queryable, kind: ChangedKind, { cursor, limit }: Query): Promise<IdsPage> {
  const from = readCursor(cursor)
  const rows = await changesAfter(db, kind, from, limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    ids: [...new Set(page.map(({ record_id }) => record_id))],
    cursor: last ? `${last.transaction}.${last.record_id}` : `${from.transaction}.${from.recordId}`,
    has_more: rows.length > limit,
  }
}

/** The use case that lists the ids of changed orders or products. */
export const listChanges =
  (kind: 'order' | 'product') =>
  async (
    { query }: { query: Query },
    { db }: CallContext,
  ): Promise<ResponseOf<typeof contract.orderChanges>> => {
    const { ids, ...page } = await idsAfter(db, kind, query)
    const existing = await existingIds(db, kind, ids)
    return { data: ids.map(id => ({ id, is_deleted: !existing.has(id) })), ...page }
  }

export async function listStockChanges(
  { query }: ParsedOf<typeof contract.stockChanges>,
  { db }: CallContext,
): Promise<ResponseOf<typeof contract.stockChanges>> {
  const { ids, ...page } = await idsAfter(db, 'stock', query)
  const stock = await stockOf(db, ids)
  const deleted = { sku: '', stock_quantity: null, variants: [], is_deleted: true }
  const data = ids.map(id => {
    const row = stock.get(id)
    return row ? { ...row, is_deleted: false } : { id, ...deleted }
  })
  return { data, ...page }
}
