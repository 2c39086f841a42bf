/** Where a payment that this tab has begun is kept, apart from what reads it: every page asks whether there is one. */
export const openPaymentKey = 'open_payment'

export function hasOpenPayment(): boolean {
  try {
    return sessionStorage.getItem(openPaymentKey) !== null
  } catch {
    return false
  }
}
