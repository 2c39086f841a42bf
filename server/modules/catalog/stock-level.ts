/** Three levels of stock (decisions §4): none left, five or fewer, enough. Null is not tracked and never runs out. */
import type { stockLevels } from '../../../src/contract/catalog.ts'

export const lowStock = 5

export function stockLevel(quantity: number | null): (typeof stockLevels)[number] {
  if (quantity === null) return 'available'
  if (quantity <= 0) return 'out'
  return quantity <= lowStock ? 'low' : 'available'
}

/** Told only when it presses. */
export const stockLeft = (quantity: number | null): number | null =>
  quantity !== null && stockLevel(quantity) === 'low' ? quantity : null
