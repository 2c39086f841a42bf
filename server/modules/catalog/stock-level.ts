/**
 * Three levels of stock (decision 0016): none left, so few that it is said (setting `low_stock_threshold`), enough. Null is not tracked and
 * never runs out; what is delivered digitally is never said to be scarce.
 */
import type { stockLevels } from '../../../src/contract/endpoints/shop/catalog.ts'

/** How many pieces count as few; 0 for what is never said to be scarce. */
export const fewOf = ({ is_digital, low_stock }: { is_digital: boolean; low_stock: number }): number =>
  is_digital ? 0 : low_stock

/** `out`, `low` (one to `few` pieces) or `available`. */
export function stockLevel(quantity: number | null, few: number): (typeof stockLevels)[number] {
  if (quantity === null) return 'available'
  if (quantity <= 0) return 'out'
  return quantity <= few ? 'low' : 'available'
}

/** Returned only when stock is low. */
export const stockLeft = (quantity: number | null, few: number): number | null =>
  quantity !== null && stockLevel(quantity, few) === 'low' ? quantity : null
