/** Changes stock by article numbers. The rows are locked in their order, as sales lock them, and each change is audited. */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { changeStock, StockItem } from '@/contract/endpoints/admin/stock.ts'
import type { CallContext } from '../../kernel/context.ts'
import { recordChange, writerOf } from '../../kernel/records/record-change.ts'
import { inTransaction, type Refusal, refuse } from '../../kernel/route.ts'
import { lockStock, type StockRow, stockAfter } from './stock-by-number-repo.ts'
import { setStock } from './stock-ledger-repo.ts'

/** Undefined: there are not so many pieces. */
function newStock({ change, stock_quantity, stock_seen }: StockItem, stored: number): number | undefined {
  if (change === undefined) return stockAfter(stock_quantity ?? null, stock_seen ?? null, stored) ?? undefined
  return stored + change < 0 ? undefined : stored + change
}

type Problem = 'unknown_number' | 'stock_uncounted' | 'stock_short'

/** Refuses `validation`: an article number that is unknown or not unique, stock that is not counted, and too few pieces. */
export const patchStock = (
  { body: { items } }: ParsedOf<typeof changeStock>,
  context: CallContext,
): Promise<ResponseOf<typeof changeStock> | Refusal> =>
  inTransaction(context, async tx => {
    const rows = await lockStock(
      tx,
      items.map(({ sku }) => sku),
    )
    const data: { sku: string; stock_quantity: number }[] = []
    const invalid = (at: number, code: Problem) => refuse('validation', [{ path: `items.${at}`, code }])
    for (const [at, item] of items.entries()) {
      const matches: StockRow[] = rows.filter(({ sku }) => sku === item.sku)
      const row = matches[0]
      if (!row || matches.length > 1) return invalid(at, 'unknown_number')
      if (row.stock === null) return invalid(at, 'stock_uncounted')
      const stock = newStock(item, row.stock)
      if (stock === undefined) return invalid(at, 'stock_short')
      const { userId: byUserId, at: now } = writerOf(context)
      const cause = { reason: 'corrected', byUserId, at: now, note: item.note } as const
      await setStock(tx, row, { before: row.stock, after: stock }, cause)
      await recordChange(tx, writerOf(context), {
        record: 'product',
        id: row.productId,
        title: item.sku,
        before: { stock_quantity: row.stock },
        after: { stock_quantity: stock },
      })
      row.stock = stock // of a number that is listed again
      data.push({ sku: item.sku, stock_quantity: stock })
    }
    return { data }
  })
