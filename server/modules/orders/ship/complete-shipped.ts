/** Completes orders some days after everything was shipped, because carriers do not report each delivery (setting `complete_after_days`). */
import type { AppContext } from '../../../kernel/context.ts'
import { eachAlone } from '../../../kernel/each-alone.ts'
import { shopSettings } from '../../settings/site-settings.ts'
import { insertOrderEvent } from '../order-events-repo.ts'
import { lockOrder, storeOrder } from '../orders-repo.ts'
import { whollyShippedBefore } from './complete-shipped-repo.ts'

const batch = 200
const day = 24 * 60 * 60_000

/**
 * Leaves orders that are unpaid or have an open return. The history of the order names no person. Sends no email. A later run continues
 * after the first 200 orders.
 */
export async function completeShipped(context: AppContext): Promise<void> {
  const { db, log, now } = context
  const { complete_after_days: days } = await shopSettings(db)
  if (days === 0) return
  const before = new Date(now().getTime() - days * day)
  const ids = await whollyShippedBefore(db, before, { limit: batch })
  await eachAlone(
    ids,
    log,
    orderId => ({ orderId }),
    id => completeOne(id, before, context),
  )
}

const completeOne = (id: number, before: Date, { db, now }: AppContext): Promise<void> =>
  db.transaction(async tx => {
    await lockOrder(tx, id)
    const [isStillDue] = await whollyShippedBefore(tx, before, { limit: 1, id })
    if (isStillDue === undefined) return // changed since it was selected
    await storeOrder(tx, id, { status: 'completed' })
    await insertOrderEvent(tx, id, 'completed', now())
  })
