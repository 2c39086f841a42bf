/** Adds received goods to stock in one transaction, with one movement per item. */
import { createHash } from 'node:crypto'
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import { type receiveGoods, repeatedReceiptDays } from '@/contract/endpoints/admin/goods-received.ts'
import type { StockItemRow } from '@/contract/endpoints/admin/stock-movements.ts'
import { markAudited } from '../../kernel/audited-writes.ts'
import type { CallContext } from '../../kernel/context.ts'
import { recordChange, writerOf } from '../../kernel/records/record-change.ts'
import { inTransaction, type Refusal, refuse } from '../../kernel/route.ts'
import { inKeyOrder, itemOfKey, moveStock, stockKey } from '../stock/stock-ledger-repo.ts'
import { countedItems } from './read-codes.ts'
import { insertReceipt, receiptById, receiptItems, storeDigest } from './receipts-repo.ts'
import { stockItemsByKey } from './stock-items-repo.ts'

type Receipt = ParsedOf<typeof receiveGoods>['body']

/**
 * Refuses `validation` for a code that is unknown, not unique, or of an item that is not counted, and `receipt_repeated` for goods that
 * were received in the last days, such as a file that is loaded twice, unless the request says that they arrived again.
 */
export const storeReceipt = (
  { body }: ParsedOf<typeof receiveGoods>,
  context: CallContext,
): Promise<ResponseOf<typeof receiveGoods> | Refusal> =>
  inTransaction(context, async tx => {
    const writer = writerOf(context)
    const { id, isNew } = await insertReceipt(tx, body, writer)
    if (!isNew) {
      markAudited() // with the first request
      return { id, data: await stockItemsByKey(tx, await receiptItems(tx, id), context.locale) }
    }
    const codes = body.lines.map(({ code }) => code)
    const { items, problems } = await countedItems(tx, { path: 'lines', codes }, context.locale)
    if (problems.length > 0) return refuse('validation', problems)
    const sums = sumOfLines(body.lines, items)
    const same = await storeDigest(tx, id, digestOf(sums), repeatedSince(context.now()))
    if (same !== undefined && !body.is_repeat)
      return refuse('receipt_repeated', [], { current: await receiptById(tx, same, context.locale) })
    const moves = [...sums].map(([key, pieces]) => ({ ...itemOfKey(key), pieces })).sort(inKeyOrder)
    const cause = { reason: 'received', receiptId: id, byUserId: writer.userId, at: writer.at } as const
    const after = await moveStock(tx, moves, cause)
    if (after.includes(undefined)) return refuse('conflict') // an item was deleted in between, or is no longer counted
    for (const [at, move] of moves.entries()) {
      const item = items.find(row => row.id === stockKey(move)) as StockItemRow
      const stock = after[at] as number
      await recordChange(tx, writer, {
        record: 'product',
        id: item.product_id,
        title: item.sku,
        before: { stock_quantity: stock - move.pieces },
        after: { stock_quantity: stock },
      })
    }
    return { id, data: await stockItemsByKey(tx, [...sums.keys()], context.locale) }
  })

/** Two receipts have the same digest if they have the same items and pieces. */
const digestOf = (sums: ReadonlyMap<string, number>): string =>
  createHash('sha256')
    .update(JSON.stringify([...sums].sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url')

const repeatedSince = (now: Date): Date => new Date(now.getTime() - repeatedReceiptDays * 24 * 3_600_000)

/** Returns pieces by key of the item. */
function sumOfLines(lines: Receipt['lines'], items: readonly StockItemRow[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const [at, { pieces }] of lines.entries()) {
    const key = (items[at] as StockItemRow).id
    sums.set(key, (sums.get(key) ?? 0) + pieces)
  }
  return sums
}
