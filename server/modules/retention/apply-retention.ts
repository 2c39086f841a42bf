/** Deletes or anonymises what is older than its retention period (decision 0063). */
import type { RetentionDays } from '@/domain/retention.ts'
import type { AppContext } from '../../kernel/context.ts'
import { patiently } from '../../kernel/db/patience.ts'
import { removeAccount } from '../account/remove-account.ts'
import { findUser } from '../auth/users-repo.ts'
import { anonymiseOrders, lockOrders, withIds } from '../orders/people/personal-orders-repo.ts'
import { shopSettings } from '../settings/site-settings.ts'
import { forgetGuestsWithoutOrders } from '../shop-customers/customers-repo.ts'
import { deletedTables, deleteExpired, expiredIds } from './retention-repo.ts'

export const retentionJob = 'apply-retention'

/** Each kind is a transaction, and each account too, so that a failure of one leaves the others done. */
export async function applyRetention(context: AppContext, stopping: AbortSignal): Promise<void> {
  const { db, log } = context
  const now = context.now()
  const { retention } = await shopSettings(db)
  for (const kind of Object.keys(deletedTables) as (keyof typeof deletedTables)[]) {
    if (stopping.aborted) return
    const deleted = await patiently(db, tx => deleteExpired(tx, kind, retention, now))
    if (deleted > 0) log.info({ kind, deleted }, 'deleted data past its retention period')
  }
  await anonymiseOldOrders(context, retention, now, stopping)
  await patiently(db, forgetGuestsWithoutOrders)
  await removeUnverifiedAccounts(context, retention, now, stopping)
}

async function anonymiseOldOrders(
  { db }: AppContext,
  days: RetentionDays,
  now: Date,
  stopping: AbortSignal,
): Promise<void> {
  let ids = await expiredIds(db, 'orders', days, now)
  while (ids.length > 0 && !stopping.aborted) {
    const batch = ids
    await db.transaction(async tx => anonymiseOrders(tx, await lockOrders(tx, withIds(batch))))
    const remaining = await expiredIds(db, 'orders', days, now)
    if (remaining[0] === batch[0]) return // its invoice needs the address until its document is stored
    ids = remaining
  }
}

async function removeUnverifiedAccounts(
  context: AppContext,
  days: RetentionDays,
  now: Date,
  stopping: AbortSignal,
): Promise<void> {
  for (const id of await expiredIds(context.db, 'accounts', days, now)) {
    if (stopping.aborted) return
    await context.db.transaction(async tx => {
      const user = await findUser(tx, id)
      if (user) await removeAccount(tx, user, context)
    })
  }
}
