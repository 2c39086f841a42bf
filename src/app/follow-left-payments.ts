/** Checks on each page whether the visitor left a payment. The code that releases it is loaded only then. */
import { hasOpenPayment } from '@/stores/open-payment-key.ts'
import { useSession } from '@/stores/session.ts'

/** Returns a function to call on each page. @param isPaying whether a payment is being made on this page */
export function followLeftPayments(isPaying: () => boolean): () => void {
  const look = () => {
    if (!hasOpenPayment()) return
    void import('./release-left-payments.ts').then(
      ({ releaseLeftPayment }) => releaseLeftPayment(isPaying),
      () => {}, // its file failed to load: the next page tries again
    )
  }
  useSession.subscribe(look) // the user may be loaded only later
  return look
}
