/**
 * The payment that this tab has begun and whose result it does not know yet: a reload, or the way back from a bank's page, asks the server
 * for it (decision 0049). It is known by the key that was sent until the server has named a number.
 */
import { openPaymentKey as item } from './open-payment-key.ts'

export interface OpenPayment {
  key: string | null // `Idempotency-Key` it was sent with; null: known from an address of the shop alone
  number: string | null // of the order it would become; null = the server has not responded
  userId: number | null // null = a guest
  email: string | null // of a guest
}

export function storeOpenPayment(opened: OpenPayment): void {
  try {
    sessionStorage.setItem(item, JSON.stringify(opened))
  } catch {
    // Blocked storage: a reload forgets it, and the server releases its items after half an hour.
  }
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Null when there is none, or when it is somebody else's. */
export function openPaymentOf(userId: number | null): OpenPayment | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(item) ?? 'null') as Partial<OpenPayment> | null
    const isOwn = stored !== null && (stored.userId === userId || stored.userId === null)
    const opened = { key: text(stored?.key), number: text(stored?.number), email: text(stored?.email) }
    if (!isOwn || (opened.key === null && opened.number === null)) return null
    return { ...opened, userId: stored.userId ?? null }
  } catch {
    return null
  }
}

export function dropOpenPayment(): void {
  try {
    sessionStorage.removeItem(item)
  } catch {
    // Blocked storage holds nothing.
  }
}
