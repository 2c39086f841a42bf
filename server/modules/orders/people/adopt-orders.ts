/**
 * Adopts a guest's orders into an account (decision 0047). Each order is adopted once, and its key no longer opens it afterwards.
 * `shop-customers/merge-guest.ts` calls it on verification and on every login.
 */
import type { AppContext } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { grantBoughtPacks } from '../../packs/bought-packs.ts'
import { packsToGrant } from '../pay/packs-to-grant.ts'
import { historyOf } from '../view/after-sale-repo.ts'
import { takeOverOrders } from './adopt-orders-repo.ts'

/**
 * Moves the orders that guests placed with `email` to the account. The caller has verified that the account may have them. Paid digital
 * packs are granted with their order.
 */
export async function adoptOrders(
  tx: Queryable,
  { userId, email }: { userId: number; email: string },
  { ids, now }: Pick<AppContext, 'ids' | 'now'>,
): Promise<void> {
  for (const order of await takeOverOrders(tx, { id: userId, email })) {
    const { lines, after } = await historyOf(tx, order.id)
    await grantBoughtPacks(tx, userId, packsToGrant(order, lines, after), { ids, now: now() })
  }
}
