/**
 * Imports one order of another shop as history, or reports what the import would do (decision 0076). A repeated import changes the
 * same order.
 */
import type { FileRecord, RecordResult } from '@/contract/endpoints/admin/shop-imports.ts'
import type { CallContext } from '../../kernel/context.ts'
import { changesBetween } from '../../kernel/records/changes-between.ts'
import { recordChange, writerOf } from '../../kernel/records/record-change.ts'
import type { ImportRun } from './import-product.ts'
import { storedOrder, storeOrder } from './imported-orders-repo.ts'
import { readForeignOrder } from './read-order.ts'

export const importOrder = (
  record: FileRecord,
  { options, isDry }: ImportRun,
  context: CallContext,
): Promise<RecordResult> =>
  context.db.transaction(async tx => {
    const { order, cells } = readForeignOrder(record, options)
    const base = {
      line: record.rows[0]?.line ?? 1,
      subject: order.number,
      faults: cells.faults,
      notices: cells.notices,
      changes: [],
      pictures: 0,
      hidden_offers: 0,
    }
    if (cells.faults.length > 0) return { ...base, done: 'failed', id: null }
    const before = await storedOrder(tx, order)
    const changes = changesBetween(before?.order ?? null, order)
    const done = before === undefined ? 'created' : changes.length > 0 ? 'changed' : 'same'
    const shown = changes.map(({ path, from, to }) => ({ path, before: from, after: to }))
    if (isDry || done === 'same') return { ...base, done, id: before?.id ?? null, changes: shown }
    const id = await storeOrder(tx, order)
    const facts = ({ number, source, status, total }: typeof order) => ({ number, source, status, total })
    await recordChange(tx, writerOf(context), {
      record: 'imported_order',
      id,
      title: order.number,
      before: before ? facts(before.order) : null,
      after: facts(order), // without the buyer, whose data can be erased
    })
    return { ...base, done, id, changes: shown }
  })
