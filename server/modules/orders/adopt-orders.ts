/**
 * A guest's orders become an account's (decision 0047): those placed with the address that the account has verified, when it is verified
 * and at every login. All in the transaction of that moment, each order once; its key opens it no longer.
 */
import type { AppContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { findUser } from '../auth/users-repo.ts'
import { grantBoughtPacks } from '../packs/bought-packs.ts'
import { takeOverOrders } from './adopt-orders-repo.ts'
import { historyOf } from './after-sale-repo.ts'
import { packsToGrant } from './packs-to-grant.ts'

/** Does nothing for an account whose address nobody has verified. Paid digital packs are granted with their order. */
export async function adoptOrders(
  tx: Queryable,
  userId: number,
  { ids, now }: Pick<AppContext, 'ids' | 'now'>,
): Promise<void> {
  const user = await findUser(tx, userId)
  if (!user?.email_verified_at) return
  for (const order of await takeOverOrders(tx, user)) {
    const { lines, after } = await historyOf(tx, order.id)
    await grantBoughtPacks(tx, user.id, packsToGrant(order, lines, after), { ids, now: now() })
  }
}
