/**
 * The payment that this tab has begun and whose result it does not know yet: a reload, or the way back from a bank's page, asks the server
 * for it (decision 0049).
 */
const item = 'open_payment'

interface Opened {
  number: string // of the order it would become
  userId: number | null // null = a guest
}

export function storeOpenPayment(opened: Opened): void {
  try {
    sessionStorage.setItem(item, JSON.stringify(opened))
  } catch {
    // Blocked storage: a reload forgets it, and the server releases its items after half an hour.
  }
}

/** Null when there is none, or when it is somebody else's. */
export function openPaymentOf(userId: number | null): string | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(item) ?? 'null') as Partial<Opened> | null
    const isOwn = stored !== null && (stored.userId === userId || stored.userId === null)
    return isOwn && typeof stored.number === 'string' ? stored.number : null
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
