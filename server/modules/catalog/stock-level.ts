/** Three levels of stock (decision 0016): none left, five or fewer, enough. Null is not tracked and never runs out. */
import type { stockLevels } from '../../../src/contract/endpoints/shop/catalog.ts'

export const lowStock = 5

/** `out`, `low` (one to five pieces) or `available`. */
export function stockLevel(quantity: number | null): (typeof stockLevels)[number] {
  if (quantity === null) return 'available'
  if (quantity <= 0) return 'out'
  return quantity <= lowStock ? 'low' : 'available'
}

/** Returned only when stock is low. */
export const stockLeft = (quantity: number | null): number | null =>
  quantity !== null && stockLevel(quantity) === 'low' ? quantity : null
