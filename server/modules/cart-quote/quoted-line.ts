/** A line as it was quoted, with what it takes from stock. */
import type { LineRequest, QuoteLine } from '../../../src/contract/endpoints/shop/checkout.ts'
import type { ProductOnSale } from './sale-facts.ts'

/** What is counted: a variant has its own stock, a product without variants its own. */
export interface StockNeed {
  item: 'product' | 'variant'
  id: number
  quantity: number
}

/** A need with the pieces that were there when it was read. */
export interface CountedNeed extends StockNeed {
  stock: number
}

/** A line that may have a price set by the staff, with a reason. Requests of shoppers cannot contain one. */
export type SaleLine = LineRequest & { unit_price?: number | null; price_reason?: string }

export interface QuotedLine extends QuoteLine {
  list_price: number | null // of one piece; null = it is sold at that
  price_reason: string
  category_id: number
  pack_rarity: ProductOnSale['pack_rarity']
  pack_count: number
  production_days: number // working days before it can be sent
  need: readonly CountedNeed[] // without what is not tracked
  note_worksheet: string
  note_production: string
  room_code: string | null // of the room at whose conditions it is sold
}

/** What a line sells, wherever it is sold. */
export type SoldLine = Omit<QuotedLine, 'room_code' | 'list_price' | 'price_reason'>
