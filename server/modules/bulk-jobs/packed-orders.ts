/** What is to be packed for an order, in the language of the person who packs it. */
import type { Locale } from '@/contract/locales.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type OrderLineRow, type OrderRow, orderById } from '../orders/orders-repo.ts'
import { piecesToShip, sentPieces } from '../orders/refund/returnable.ts'
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
}

/**
 * Returns the pieces that are still to be shipped, or the shipped ones once everything is shipped. Refunded and withdrawn pieces are not
 * packed. Returns undefined if the order does not exist.
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
  const isWaiting = lines.some(line => piecesToShip(line, history) > 0)
  const piecesOf = (line: OrderLineRow) =>
    isWaiting ? piecesToShip(line, history) : line.is_digital ? 0 : sentPieces(line.id, history.parcels)
  return {
    order,
    isWaiting,
    lines: lines.map(line => ({ ...line, quantity: piecesOf(line) })).filter(({ quantity }) => quantity > 0),
  }
}
