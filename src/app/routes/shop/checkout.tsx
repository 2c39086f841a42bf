import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { addressesQuery } from '@/api/checkout-queries.ts'
import { productsQuery } from '@/api/queries.ts'
import { withNext } from '@/features/account/auth/with-next.ts'
import { dropDraft } from '@/features/shop/checkout/checkout-draft.ts'
import { readStep } from '@/features/shop/checkout/checkout-steps.tsx'
import { CheckoutView } from '@/features/shop/checkout/checkout-view.tsx'
import { EmptyCheckout } from '@/features/shop/checkout/empty-checkout.tsx'
import { useShopWords } from '@/features/shop/kit/use-shop-words.ts'
import { useCart } from '@/stores/cart.ts'
import { useSession } from '@/stores/session.ts'
import { useSettings } from '@/stores/settings.ts'
import { Container } from '@/ui/content/container.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { useHref, useLocale, useReader } from '../../screen.ts'
import { useAddToCart } from './use-add-to-cart.ts'

export const areas = ['shop', 'problems', 'validation']

export default function CheckoutPage() {
  const user = useSession(state => state.user)
  const isOpenToGuests = useSettings(state => state.settings.enable_guest_checkout)
  const words = useShopWords(useLocale())
  const to = useHref()
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const book = useQuery({ ...addressesQuery(user?.id ?? 0), enabled: user !== null })
  if (!user && !isOpenToGuests) return null
  if (user && book.isPending)
    return (
      <Container>
        <Skeleton height={420} radius={22} />
      </Container>
    )
  return (
    <CheckoutView
      words={words}
      linkTo={to}
      key={user?.id ?? 'guest'}
      user={user}
      loginHref={withNext(to('login'), to('checkout'))}
      book={book.data ?? []} // without it one still types an address
      step={readStep(query.get('step'), user === null)}
      hrefOf={step => `${to('checkout')}?step=${step}`}
      whenEmpty={<EmptyCart />}
      onStep={step => setQuery({ step }, { replace: true, preventScrollReset: true })}
      onPlaced={({ order, payment, isAddressUnsaved }) => {
        const next = `${to('checkoutComplete')}?order=${order.number}${isAddressUnsaved ? '&address=unsaved' : ''}`
        useCart.getState().finishOrder(order.number)
        dropDraft()
        if (payment.kind === 'stripe')
          location.assign(next) // its script may load in that document only
        else void navigate(next)
      }}
    />
  )
}

/** Fetches the product row only where it is shown. */
function EmptyCart() {
  const words = useShopWords(useLocale())
  const linkTo = useHref()
  const onAdd = useAddToCart()
  const shelf = useQuery(productsQuery(useReader(), { in_stock: true, per_page: 4 }))
  return <EmptyCheckout words={words} linkTo={linkTo} starters={shelf.data?.data ?? []} onAdd={onAdd} />
}
