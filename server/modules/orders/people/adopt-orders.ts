/**
 * Adopts a guest's orders into an account (decision 0047): the orders placed with the account's verified email, on
 * verification and on every login. It runs in the same transaction and adopts each order once. The order's key no
 * longer opens it afterwards.
 */
import type { AppContext } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { findUser } from '../../auth/users-repo.ts'
import { grantBoughtPacks } from '../../packs/bought-packs.ts'
import { packsToGrant } from '../pay/packs-to-grant.ts'
import { historyOf } from '../view/after-sale-repo.ts'
import { takeOverOrders } from './adopt-orders-repo.ts'

/** Does nothing for an account with an unverified email. Paid digital packs are granted with their order. */
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
