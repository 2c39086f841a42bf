/** Lines added to this device's cart before the app has started. The cart takes them over when it is restored. Without prices. */
import type { CartItem } from './cart-item.ts'
import { readStored, writeStored } from './storage.ts'

export const earlyKey = 'cart_added'

export type EarlyLine = Omit<
  CartItem,
  'prices' | 'discount' | 'final_price' | 'variants' | 'room' | 'configured'
> & {
  variants: Pick<CartItem['variants'][number], 'id' | 'name' | 'sku'>[]
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const waitingLines = (): unknown[] => readStored(earlyKey, listOf) ?? []

/** Returns false if storage is blocked. */
export const addEarlyLine = (line: EarlyLine): boolean => writeStored(earlyKey, [...waitingLines(), line])

/** Returns each line once. */
export function takeEarlyLines(): unknown[] {
  const lines = waitingLines()
  if (lines.length > 0) writeStored(earlyKey, undefined)
  return lines
}

const pieces = (lines: readonly unknown[]): number =>
  lines.reduce<number>(
    (sum, line) => sum + (Number((line as { quantity?: unknown } | null)?.quantity) || 0),
    0,
  )

/** Number of pieces in the stored cart and in the waiting lines. */
export const storedPieces = (): number =>
  pieces(waitingLines()) +
  (readStored('cart', value => pieces(listOf((value as { items?: unknown } | null)?.items))) ?? 0)
