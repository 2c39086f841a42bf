/**
 * Applies the rules of chance goods to an order in the transaction that writes it, under the lock of the account: two purchases at the same
 * time cannot exceed a limit together (decision 0064).
 */
import { chancePeriods } from '@/domain/chance-limits.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { Rollback, refuse } from '../../../kernel/route.ts'
import {
  limitsInForce,
  lockChanceBuyer,
  readChanceBuyer,
  storeAge,
} from '../../packs/limits/chance-buyers-repo.ts'
import type { OrderRow } from '../orders-repo.ts'

const refused = () => new Rollback(refuse('order_refused', [{ path: 'lines', code: 'chance_limit' }]))

/**
 * Call it after the order and its lines were written, so that they are part of the sum. Throws `Rollback` with `order_refused` for a guest,
 * a declared minor and an order above a limit. Stores the declaration of an adult if the account has none.
 */
export async function limitChanceGoods(
  tx: Queryable,
  { user_id }: Pick<OrderRow, 'user_id'>,
  declaresAdult: boolean,
  now: Date,
): Promise<void> {
  if (user_id === null) throw refused()
  await lockChanceBuyer(tx, user_id)
  const buyer = await readChanceBuyer(tx, user_id, now)
  const limits = limitsInForce(buyer, now)
  const isAbove = chancePeriods.some(period => buyer.spent[period] > (limits[period] ?? Infinity))
  if (buyer.age === 'minor' || isAbove) throw refused()
  if (declaresAdult && buyer.age === null) await storeAge(tx, user_id, 'adult', now)
}
