import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { addressesQuery } from '@/api/checkout-queries.ts'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { dropDraft } from '@/features/shop/checkout/checkout-draft.ts'
import { readStep } from '@/features/shop/checkout/checkout-steps.tsx'
import { CheckoutView } from '@/features/shop/checkout/checkout-view.tsx'
import { PaymentResult } from '@/features/shop/checkout/payment-result.tsx'
import type { CartReminder } from '@/features/shop/checkout/reminder-choice.tsx'
import type { RefusedPayment } from '@/features/shop/checkout/use-pay.ts'
import { useShopWords } from '@/features/shop/kit/product-words.ts'
import { withNext } from '@/lib/with-next.ts'
import { useCart } from '@/stores/cart.ts'
import { dropOpenPayment, type OpenPayment, openPaymentOf } from '@/stores/open-payment.ts'
import { useSession } from '@/stores/session.ts'
import { useSettings } from '@/stores/settings.ts'
import { Container } from '@/ui/content/container.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { forgetRememberedCart, isRemembered, rememberCart } from '../../remembered-cart.ts'
import { useHref, useLocale } from '../../screen.ts'
import { EmptyCart } from './empty-cart.tsx'

export const areas = ['shop', 'payment', 'problems', 'validation']
export { MuiTheme as Frame } from '@/ui/theme/mui-theme.tsx'

const numbered = (number: string | null, userId: number | null): OpenPayment | null =>
  number === null ? null : { key: null, number, userId, email: null }

/** The payment to check first: that of this tab, or of the address to which a bank's page returns. */
function useOpenPayment(userId: number | null) {
  const [query] = useSearchParams()
  const [opened, setOpened] = useState(() => numbered(query.get('order'), userId) ?? openPaymentOf(userId))
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setOpened(openPaymentOf(userId))
    addEventListener('pageshow', onShow) // returned with the browser's back button: the page is restored from the cache
    return () => removeEventListener('pageshow', onShow)
  }, [userId])
  return [opened, setOpened] as const
}

export default function CheckoutPage() {
  const user = useSession(state => state.user)
  const isOpenToGuests = useSettings(state => state.settings.enable_guest_checkout)
  if (!user && !isOpenToGuests) return null
  return <Paying key={user?.id ?? 'guest'} userId={user?.id ?? null} />
}

/** After a placed order, empties the cart and deletes the typed data. */
function useFinish() {
  const to = useHref()
  const navigate = useNavigate()
  const [isPlaced, setPlaced] = useState(false)
  const finish = (order: Order) => {
    setPlaced(true)
    dropOpenPayment() // before the cart changes, so that the paid order is not released
    useCart.getState().finishOrder(order.number)
    dropDraft()
    void navigate(`${to('checkoutComplete')}?order=${order.number}`)
  }
  return { finish, isPlaced }
}

/** Also shown until the next page is loaded, because an empty checkout would suggest that the order was not placed. */
const Waiting = () => (
  <Container aria-busy="true">
    <Skeleton height={420} radius={22} />
  </Container>
)

function Paying({ userId }: { userId: number | null }) {
  const [opened, setOpened] = useOpenPayment(userId)
  const [unpaid, setUnpaid] = useState<RefusedPayment>()
  const [, setQuery] = useSearchParams()
  const { finish, isPlaced } = useFinish()
  const onUnknown = useCallback((of: string) => setOpened(numbered(of, userId)), [setOpened, userId])
  if (isPlaced) return <Waiting />
  if (opened === null) return <Checkout unpaid={unpaid} onUnknown={onUnknown} onPlaced={finish} />
  const onResult = (order: Order | null) => {
    if (order && order.status !== 'abandoned') return finish(order)
    dropOpenPayment()
    setQuery({ step: 'payment' }, { replace: true, preventScrollReset: true })
    if (order) setUnpaid({ reason: order.payment_failure ?? 'not_completed', message: null })
    setOpened(null)
  }
  return <PaymentResult opened={opened} onResult={onResult} />
}

/** Null while the shop sends no emails about carts. */
function useGuestReminder(): CartReminder | null {
  const locale = useLocale()
  const isOffered = useSettings(state => state.settings.cart_reminder_hours > 0)
  const [isGiven] = useState(isRemembered)
  const give = useCallback((email: string) => rememberCart(email, locale), [locale])
  return isOffered ? { isGiven, give, withdraw: forgetRememberedCart } : null
}

interface CheckoutProps {
  unpaid: RefusedPayment | undefined
  onUnknown: (number: string) => void
  onPlaced: (order: Order) => void
}

function Checkout({ unpaid, onUnknown, onPlaced }: CheckoutProps) {
  const user = useSession(state => state.user)
  const words = useShopWords(useLocale())
  const to = useHref()
  const [query, setQuery] = useSearchParams()
  const book = useQuery({ ...addressesQuery(user?.id ?? 0), enabled: user !== null })
  const reminder = useGuestReminder()
  const isRestored = useCart(state => state.restored) // the form starts with the country of the stored cart
  if (!isRestored || (user && book.isPending)) return <Waiting />
  return (
    <CheckoutView
      words={words}
      linkTo={to}
      user={user}
      loginHref={withNext(to('login'), to('checkout'))}
      book={book.data ?? []} // without it the user can still type an address
      step={readStep(query.get('step'), user === null)}
      hrefOf={step => `${to('checkout')}?step=${step}`}
      whenEmpty={<EmptyCart />}
      onStep={step => setQuery({ step }, { replace: true, preventScrollReset: true })}
      onPlaced={onPlaced}
      unpaid={unpaid}
      onUnknown={onUnknown}
      reminder={reminder}
    />
  )
}
