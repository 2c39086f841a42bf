/**
 * Releases the stock that an unfinished payment reserves when its buyer leaves the checkout for another page
 * (decision 0049). On its own pages the checkout does this.
 */
import { matchScreen, type ScreenName } from '@/contract/paths.ts'
import { dropDraft } from '@/features/shop/checkout/checkout-draft.ts'
import { giveUpPayment } from '@/features/shop/kit/payment/give-up-payment.ts'
import { useCart } from '@/stores/cart.ts'
import { dropOpenPayment, type OpenPayment, openPaymentOf } from '@/stores/open-payment.ts'
import { useSession } from '@/stores/session.ts'

const checkoutScreens: readonly (ScreenName | undefined)[] = ['checkout', 'checkoutComplete', 'testBank']

const openHere = (): OpenPayment | null =>
  checkoutScreens.includes(matchScreen(location.pathname)?.screen)
    ? null
    : openPaymentOf(useSession.getState().user?.id ?? null)

let isReleasing = false

/** @param isPaying whether a payment is being made on this page */
export async function releaseLeftPayment(isPaying: () => boolean): Promise<void> {
  const opened = openHere()
  if (!opened || isReleasing || isPaying()) return
  isReleasing = true
  await giveUp(opened).finally(() => {
    isReleasing = false
  })
}

/** Without a response the next page tries again. Otherwise the server releases it after half an hour. */
async function giveUp(opened: OpenPayment): Promise<void> {
  const ended = await giveUpPayment(opened)
  if (!ended.ok || ended.value?.status === 'paying') return
  dropOpenPayment()
  if (ended.value === null || ended.value.status === 'abandoned') return
  useCart.getState().finishOrder(ended.value.number)
  dropDraft()
}
