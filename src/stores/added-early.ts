/** Lines put into the cart of this device before the app has started; the cart takes them in when it is restored. Without prices. */
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

/** False where nothing can be stored. */
export const addEarlyLine = (line: EarlyLine): boolean => writeStored(earlyKey, [...waitingLines(), line])

/** Each is handed out once. */
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

/** Of the stored cart and of what waits for it. */
export const storedPieces = (): number =>
  pieces(waitingLines()) +
  (readStored('cart', value => pieces(listOf((value as { items?: unknown } | null)?.items))) ?? 0)
