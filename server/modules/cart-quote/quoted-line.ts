/** A quoted line, with the stock it takes. */
import type { LineRequest, QuoteLine } from '@/contract/endpoints/shop/checkout.ts'
import type { TaxClass } from '@/domain/tax/tax-classes.ts'
import type { ProductOnSale } from './sale-facts.ts'

/** The counted item: a variant, or a product without variants. */
export interface StockNeed {
  item: 'product' | 'variant'
  id: number
  quantity: number
}

/** A need with the stock at the time it was read. */
export interface CountedNeed extends StockNeed {
  stock: number
}

/** A line that may have a price set by the staff, with a reason. Requests of shoppers cannot contain one. */
export type SaleLine = LineRequest & { unit_price?: number | null; price_reason?: string }

export interface QuotedLine extends QuoteLine {
  list_price: number | null // per piece; null when it is the selling price
  price_reason: string
  category_id: number
  tax_class: TaxClass
  pack_rarity: ProductOnSale['pack_rarity']
  pack_count: number
  is_chance: boolean
  production_days: number // working days before it can be shipped
  need: readonly CountedNeed[] // without items that are not counted
  note_worksheet: string
  note_production: string
  room_code: string | null // of the room with the applied conditions
}

/** What a line sells, wherever it is sold. */
export type SoldLine = Omit<QuotedLine, 'room_code' | 'list_price' | 'price_reason'>
