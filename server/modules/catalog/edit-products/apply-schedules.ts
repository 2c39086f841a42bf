/** Applies the changes of status and offer whose moment has come: row, price history and reference prices, as an edit does. */
import { enteredTerms, termsInForce } from '@/domain/product-schedule.ts'
import type { AppContext } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { pricedRecords } from './price-points-repo.ts'
import { dueProductIds, lockProduct } from './product-record-repo.ts'
import { storeProduct } from './product-store-repo.ts'
import { writePrices } from './write-prices.ts'

/** Each change is dated to its moment, also when the job runs later. Several changes of a product are applied in order. */
async function applyDue(tx: Queryable, id: number, now: Date): Promise<void> {
  for (;;) {
    const row = await lockProduct(tx, id)
    const moment = row?.changes_at
    if (!moment || moment > now) return
    const before = (await pricedRecords(tx, [id])).get(id)
    const terms = termsInForce(enteredTerms(row), moment)
    const isFirst = terms.status === 'published' && row.published_at === null
    await storeProduct(tx, id, { ...terms, updated_at: moment, ...(isFirst && { published_at: moment }) })
    await writePrices(tx, id, before, moment)
  }
}

/** One transaction per product. An edit or another process that has applied a change first leaves nothing to do. */
export async function applySchedules(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  stopping: AbortSignal,
): Promise<void> {
  const moment = now()
  for (const id of await dueProductIds(db, moment)) {
    if (stopping.aborted) return
    await db.transaction(tx => applyDue(tx, id, moment))
  }
}
