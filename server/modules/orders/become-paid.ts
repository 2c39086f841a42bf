/** What follows from money, in its transaction: the invoice's number, the digital packs, the letter. */
import type { World } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { inOneFlight } from '../../kernel/db/one-flight.ts'
import { issueInvoice, sellerNow } from '../invoices/issue-invoice.ts'
import { grantBoughtPacks } from '../packs/bought-packs.ts'
import { letterReader, writeOrderLetter } from './order-letters.ts'
import { linesOf, type OrderLineRow, type OrderRow, storeOrder, tell } from './orders-repo.ts'

const packsIn = (lines: readonly OrderLineRow[]) =>
  lines.flatMap(({ id, pack_rarity, pack_count, quantity }) =>
    pack_rarity ? [{ line_id: id, rarity: pack_rarity, count: quantity * pack_count }] : [],
  )

/** An order of nothing but digital goods is delivered by this, and so completed. */
export async function becomePaid(tx: Queryable, order: OrderRow, world: World): Promise<OrderRow> {
  const now = world.now()
  const [lines, reader, seller] = await inOneFlight([
    linesOf(tx, [order.id]),
    letterReader(tx, order.user_id),
    sellerNow(tx),
  ])
  const isDelivered = lines.every(line => line.is_digital)
  const [paid] = await inOneFlight([
    storeOrder(tx, order.id, {
      payment_status: 'paid',
      status: isDelivered ? 'completed' : order.status === 'placed' ? 'confirmed' : order.status,
      expires_at: null,
    }),
    tell(tx, order.id, 'paid', now),
    isDelivered ? tell(tx, order.id, 'completed', now) : Promise.resolve(),
  ])
  await grantBoughtPacks(tx, order.user_id, packsIn(lines), { ids: world.ids, now })
  await world.events.publish('order-paid', { orderId: order.id }, tx)
  await inOneFlight([
    writeOrderLetter(tx, 'order-paid', paid, world, {}, { lines, reader }),
    issueInvoice(tx, order.id, seller, now), // among the last: everybody who pays waits for the commit of this number
  ])
  return paid
}
