/**
 * Keys of orders placed without an account (decision 0047), for as long as this tab is open: afterwards the link in every email about
 * the order carries the key. The address is kept beside it to say where those emails went.
 */
import { orderKeyShape } from '@/contract/endpoints/shop/guest-orders.ts'

const item = 'order_keys'

interface StoredKey {
  key: string
  email: string | null // null: opened by a link, which does not tell it
}

const isStoredKey = (value: unknown): value is StoredKey =>
  typeof value === 'object' && value !== null && orderKeyShape.test(String((value as Partial<StoredKey>).key))

function readAll(): Record<string, StoredKey> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(item) ?? '{}')
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter((pair): pair is [string, StoredKey] => isStoredKey(pair[1])),
    )
  } catch {
    return {}
  }
}

let kept: Record<string, StoredKey> | undefined // in memory too, where the storage is blocked

const known = (): Record<string, StoredKey> => {
  kept ??= readAll()
  return kept
}

export function storeOrderKey(number: string, key: string, email: string | null = null): void {
  const before = known()[number]
  kept = { ...known(), [number]: { key, email: email ?? before?.email ?? null } }
  try {
    sessionStorage.setItem(item, JSON.stringify(kept))
  } catch {
    // Blocked storage: the key lives as long as the page.
  }
}

export function forgetOrderKeys(): void {
  kept = undefined
}

/** Where the emails about this order go; null for an order of which this tab knows only the key. */
export const emailOfOrder = (number: string): string | null => known()[number]?.email ?? null

export const hasOrderKey = (number: string): boolean => Object.hasOwn(known(), number)

/** The key that a call to this address of the API should carry; undefined where it is about no such order. */
export function orderKeyFor(url: string): string | undefined {
  const [number] = /BA-\d{4,12}/.exec(url) ?? []
  return number === undefined ? undefined : known()[number]?.key
}
