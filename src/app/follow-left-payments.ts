/** Looks on each page whether a payment was left; what releases it comes only then. */
import { hasOpenPayment } from '@/stores/open-payment-key.ts'
import { useSession } from '@/stores/session.ts'

/** @param isPaying a payment is being made on this page. Returns what is to be called on each page. */
export function followLeftPayments(isPaying: () => boolean): () => void {
  const look = () => {
    if (!hasOpenPayment()) return
    void import('./release-left-payments.ts').then(
      ({ releaseLeftPayment }) => releaseLeftPayment(isPaying),
      () => {}, // its file did not come: the next page tries again
    )
  }
  useSession.subscribe(look) // who is here may be known only later
  return look
}
