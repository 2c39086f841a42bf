/**
 * Three stock levels (decision 0016): out of stock, low (setting `low_stock_threshold`), available. Null is not counted
 * and always available. Digital products are never reported as low.
 */
import type { stockLevels } from '@/contract/endpoints/shop/catalog.ts'

/** Returns up to how many pieces count as low, or 0 for products that are never reported as low. */
export const fewOf = ({ is_digital, low_stock }: { is_digital: boolean; low_stock: number }): number =>
  is_digital ? 0 : low_stock

/** `out`, `low` (one to `few` pieces) or `available`. */
export function stockLevel(quantity: number | null, few: number): (typeof stockLevels)[number] {
  if (quantity === null) return 'available'
  if (quantity <= 0) return 'out'
  return quantity <= few ? 'low' : 'available'
}

/** Returns the stock only when it is low, else null. */
export const stockLeft = (quantity: number | null, few: number): number | null =>
  quantity !== null && stockLevel(quantity, few) === 'low' ? quantity : null
