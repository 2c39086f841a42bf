/**
 * Keys of orders placed without an account (decision 0047), stored while this tab is open. Afterwards the link in every email about the order
 * contains the key. The email address is stored to show where those emails went.
 */
import { orderKeyShape } from '@/contract/endpoints/shop/guest-orders.ts'

const item = 'order_keys'

interface StoredKey {
  key: string
  email: string | null // null: opened by a link, which does not contain it
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

let cachedKeys: Record<string, StoredKey> | undefined // also in memory, for blocked storage

const storedKeys = (): Record<string, StoredKey> => {
  cachedKeys ??= readAll()
  return cachedKeys
}

export function storeOrderKey(number: string, key: string, email: string | null = null): void {
  const before = storedKeys()[number]
  cachedKeys = { ...storedKeys(), [number]: { key, email: email ?? before?.email ?? null } }
  try {
    sessionStorage.setItem(item, JSON.stringify(cachedKeys))
  } catch {
    // Blocked storage: the key lives as long as the page.
  }
}

export function forgetOrderKeys(): void {
  cachedKeys = undefined
}

/** The address of the emails about this order, or null if this tab has only its key. */
export const emailOfOrder = (number: string): string | null => storedKeys()[number]?.email ?? null

export const hasOrderKey = (number: string): boolean => Object.hasOwn(storedKeys(), number)

/** Returns the key for a request to this API address, or undefined if it is not about an order with a key. */
export function orderKeyFor(url: string): string | undefined {
  const [number] = /BA-\d{4,12}/.exec(url) ?? []
  return number === undefined ? undefined : storedKeys()[number]?.key
}
