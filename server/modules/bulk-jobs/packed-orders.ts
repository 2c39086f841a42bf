/** What is to be packed for an order, in the language of the person who packs it. */
import type { Locale } from '@/contract/locales.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type OrderLineRow, type OrderRow, orderById } from '../orders/orders-repo.ts'
import { piecesToShip, sentPieces } from '../orders/refund/returnable.ts'
import { whyNotShipped } from '../orders/ship/parcels.ts'
import { historyOf } from '../orders/view/after-sale-repo.ts'
import { inShopWords } from '../orders/view/shop-words.ts'

export type PackedLine = Pick<
  OrderLineRow,
  'product_id' | 'title' | 'choice' | 'sku' | 'quantity' | 'note_worksheet' | 'note_production'
>

export interface PackedOrder {
  order: OrderRow
  lines: PackedLine[] // with the pieces to pack
  isWaiting: boolean // pieces are still to be shipped
  whyEmpty: 'order_state' | 'not_to_ship' // why nothing is to be packed, if no lines remain
}

/**
 * Returns the pieces that are still to be shipped, by the rule of shipping. If there are none, returns the shipped ones. Refunded and
 * withdrawn pieces are not packed, nor orders that are unpaid, cancelled or refunded. Returns undefined if the order does not exist.
 */
export async function packedOrder(
  db: Queryable,
  orderId: number,
  locale: Locale,
): Promise<PackedOrder | undefined> {
  const order = await orderById(db, orderId)
  if (!order) return undefined
  const history = await historyOf(db, orderId)
  const lines = await inShopWords(db, order, history.lines, locale)
  const reason = whyNotShipped(order)
  const isWaiting = !reason && lines.some(line => piecesToShip(line, history) > 0)
  const piecesOf = (line: OrderLineRow) =>
    isWaiting ? piecesToShip(line, history) : line.is_digital ? 0 : sentPieces(line.id, history.parcels)
  return {
    order,
    isWaiting,
    whyEmpty: reason ?? 'not_to_ship',
    lines: lines.map(line => ({ ...line, quantity: piecesOf(line) })).filter(({ quantity }) => quantity > 0),
  }
}
