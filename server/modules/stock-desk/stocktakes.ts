/** Counts stock while the shop sells, and applies the differences once. */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { StockItemRow } from '@/contract/endpoints/admin/stock-movements.ts'
import type * as contract from '@/contract/endpoints/admin/stocktakes.ts'
import { markAudited } from '../../kernel/audited-writes.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { recordChange, type Writer, writerOf } from '../../kernel/records/record-change.ts'
import { inTransaction, type Refusal, refuse } from '../../kernel/route.ts'
import { inKeyOrder, itemOfKey, moveStock, stockKey, stockOfItems } from '../stock/stock-ledger-repo.ts'
import { countedItems } from './read-codes.ts'
import {
  addToCount,
  closeStocktake,
  countsOf,
  countsOfItems,
  insertEntry,
  insertStocktake,
  lockCount,
  lockStocktake,
  stocktakeById,
  storeApplied,
} from './stocktakes-repo.ts'

type Stocktake = contract.Stocktake
type Count = ParsedOf<typeof contract.countStock>['body']['counts'][number]

const storedStocktake = async (tx: Queryable, id: number): Promise<Stocktake> => {
  const stored = await stocktakeById(tx, id)
  if (!stored) throw new Error('a locked stocktake is gone')
  return stored
}

export const start = (
  { body }: ParsedOf<typeof contract.startStocktake>,
  context: CallContext,
): Promise<Stocktake | Refusal> =>
  inTransaction(context, async tx => {
    const writer = writerOf(context)
    const id = await insertStocktake(tx, body.name, writer)
    await recordChange(tx, writer, {
      record: 'stocktake',
      id,
      title: body.name,
      before: null,
      after: { name: body.name },
    })
    return storedStocktake(tx, id)
  })

/**
 * Locks counts in the order of their items, so that two people cannot deadlock. Refuses `validation` for a code that is unknown, not
 * unique, or of an item that is not counted.
 */
export const count = (
  { params, body: { counts } }: ParsedOf<typeof contract.countStock>,
  context: CallContext,
): Promise<ResponseOf<typeof contract.countStock> | Refusal> =>
  inTransaction(context, async tx => {
    const stored = await lockStocktake(tx, params.id, 'share')
    if (!stored) return refuse('not_found')
    if (stored.status !== 'open') return refuse('stocktake_closed')
    const codes = counts.map(({ code }) => code)
    const { items, problems } = await countedItems(tx, { path: 'counts', codes }, context.locale)
    if (problems.length > 0) return refuse('validation', problems)
    const keys = [...new Set(items.map(({ id }) => id))]
    markAudited() // each entry is stored with its person
    const entries = counts.map((entry, at) => ({ entry, item: items[at] as StockItemRow }))
    for (const { entry, item } of entries.toSorted((a, b) =>
      inKeyOrder(itemOfKey(a.item.id), itemOfKey(b.item.id)),
    )) {
      const isStale = await storeEntry(tx, params.id, { entry, item }, writerOf(context))
      if (!isStale) continue
      const [current] = await countsOfItems(tx, params.id, [item.id], context.locale)
      return refuse('conflict', [], { current })
    }
    return { data: await countsOfItems(tx, params.id, keys, context.locale) }
  })

/** Returns true when another person has changed the count that the entry replaces. */
async function storeEntry(
  tx: Queryable,
  stocktakeId: number,
  { entry, item }: { entry: Count; item: StockItemRow },
  writer: Writer,
): Promise<boolean> {
  const before = await lockCount(tx, stocktakeId, item.id)
  const pieces = entry.add ?? (entry.counted ?? 0) - (before ?? 0)
  const stored = { stocktakeId, requestId: entry.request_id, item: item.id, pieces }
  const isNew = await insertEntry(tx, stored, writer)
  if (!isNew) return false
  if (entry.counted_seen !== undefined && entry.counted_seen !== before) return true
  await addToCount(tx, stocktakeId, { item, pieces }, writer)
  return false
}

/** Refuses `conflict` when the totals differ from those that were shown. */
export const apply = (
  { params, body }: ParsedOf<typeof contract.applyStocktake>,
  context: CallContext,
): Promise<Stocktake | Refusal> =>
  close(params.id, 'applied', context, async (tx, stored, writer) => {
    if (stored.counted !== body.counted || stored.differing !== body.differing)
      return refuse('conflict', [], { current: stored })
    const counts = await countsOf(tx, stored.id)
    const wanted = counts
      .map(({ item, counted, expected }) => ({ ...itemOfKey(item), pieces: counted - expected }))
      .sort(inKeyOrder)
    const differing = wanted.filter(({ pieces }) => pieces !== 0)
    const stock = await stockOfItems(tx, differing, true)
    const moves = differing
      .map(move => {
        const available = stock.get(stockKey(move))
        return { ...move, pieces: available === undefined ? 0 : Math.max(move.pieces, -available) }
      })
      .filter(({ pieces }) => pieces !== 0)
    const cause = {
      reason: 'counted',
      stocktakeId: stored.id,
      byUserId: writer.userId,
      at: writer.at,
    } as const
    await moveStock(tx, moves, cause)
    const moved = new Map(moves.map(move => [stockKey(move), move.pieces]))
    const applied = counts.map(({ item }) => ({ item, applied: moved.get(item) ?? 0 }))
    await storeApplied(tx, stored.id, applied)
    return undefined
  })

export const cancel = (
  { params }: ParsedOf<typeof contract.cancelStocktake>,
  context: CallContext,
): Promise<Stocktake | Refusal> => close(params.id, 'cancelled', context, async () => undefined)

type Work = (tx: Queryable, stored: Stocktake, writer: Writer) => Promise<Refusal | undefined>

/** Waits for counts that are being stored. A stocktake is closed once. */
const close = (
  id: number,
  status: 'applied' | 'cancelled',
  context: CallContext,
  work: Work,
): Promise<Stocktake | Refusal> =>
  inTransaction(context, async tx => {
    const locked = await lockStocktake(tx, id, 'update')
    if (!locked) return refuse('not_found')
    if (locked.status !== 'open') return refuse('stocktake_closed')
    const writer = writerOf(context)
    const stored = await storedStocktake(tx, id)
    const refusal = await work(tx, stored, writer)
    if (refusal) return refusal
    await closeStocktake(tx, id, status, writer)
    const { differing, surplus, missing } = stored
    await recordChange(tx, writer, {
      record: 'stocktake',
      id,
      title: locked.name,
      before: { status: 'open' },
      after: { status, ...(status === 'applied' && { differing, surplus, missing }) },
    })
    return storedStocktake(tx, id)
  })
