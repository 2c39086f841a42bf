/**
 * Limits the number of a buyer's unpaid orders and their share of the stock (decision 0020). Checked in the transaction
 * that writes the order, under locks, so that concurrent orders are counted.
 */
import { openAccountOrders, openGuestOrders } from '@/contract/endpoints/shop/guest-orders.ts'
import type { CallContext } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { inPipeline } from '../../../kernel/db/pipeline.ts'
import { Rollback, refuse } from '../../../kernel/route.ts'
import { guessKey } from '../../auth/login-attempts.ts'
import { countAttempt } from '../../auth/login-attempts-repo.ts'
import type { StockNeed } from '../../cart-quote/quoted-line.ts'
import { mostUnpaid } from '../../cart-quote/unpaid-stock.ts'
import { heldUnpaid } from '../../cart-quote/unpaid-stock-repo.ts'
import { stockOfItems } from '../../stock/stock-ledger-repo.ts'
import type { OrderRow } from '../orders-repo.ts'
import { countWaitingOf, type Holder, lockHolder } from './unpaid-orders-repo.ts'

const day = 24 * 60 * 60_000
/** Each order sends emails to an address that is not verified. */
const unprovenOrdersADay = 20

/** Checks an order that its buyer has just inserted. Throws `Rollback` with `too_many` when it exceeds the limit. */
export async function limitOpenOrders(
  tx: Queryable,
  order: OrderRow,
  holder: Holder,
  context: CallContext,
): Promise<void> {
  if (order.due === 0) return
  const [, waiting] = await inPipeline([lockHolder(tx, holder), countWaitingOf(tx, holder)])
  const maximum = 'email' in holder ? openGuestOrders : openAccountOrders
  const tooMany = (kind: string, count: number) =>
    new Rollback(refuse('too_many', [], { params: { context: kind, count } }))
  if (waiting > maximum) throw tooMany('waiting_orders', maximum)
  if (!('email' in holder) || order.payment_method === 'card') return
  const now = context.now()
  const key = guessKey(context, 'orders of a day', holder.email)
  if ((await countAttempt(tx, key, now, new Date(now.getTime() + day))) > unprovenOrdersADay)
    throw tooMany('orders_today', unprovenOrdersADay)
}

/**
 * Call it after the order has taken its stock, which locks the stock rows. Throws `Rollback` with `order_refused` when an order that is
 * paid later takes more than its share.
 */
export async function limitUnpaidStock(
  tx: Queryable,
  order: OrderRow,
  needs: readonly StockNeed[],
): Promise<void> {
  if (order.due === 0 || order.payment_method === 'card' || needs.length === 0) return
  const buyer = { userId: order.user_id, email: order.contact_email ?? undefined }
  const [reserved, remaining] = await inPipeline([
    heldUnpaid(tx, needs, buyer, order.id),
    stockOfItems(tx, needs),
  ])
  for (const need of needs) {
    const key = `${need.item}:${need.id}`
    const stock = (remaining.get(key) ?? 0) + need.quantity
    if (need.quantity > mostUnpaid(stock, reserved.get(key))) throw new Rollback(refuse('order_refused'))
  }
}
