import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { addressesQuery } from '@/api/checkout-queries.ts'
import { readStep } from '@/features/shop/checkout/checkout-steps.tsx'
import { CheckoutView } from '@/features/shop/checkout/checkout-view.tsx'
import { useShopWords } from '@/features/shop/kit/use-shop-words.ts'
import { useCart } from '@/stores/cart.ts'
import { useSession } from '@/stores/session.ts'
import { Container } from '@/ui/content/container.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { useHref, useLocale } from '../../screen.ts'

export const areas = ['shop', 'problems', 'validation']

export default function CheckoutPage() {
  const user = useSession(state => state.user)
  const words = useShopWords(useLocale())
  const to = useHref()
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const book = useQuery({ ...addressesQuery(user?.id ?? 0), enabled: user !== null })
  if (!user) return null
  if (book.isPending)
    return (
      <Container>
        <Skeleton height={420} radius={22} />
      </Container>
    )
  return (
    <CheckoutView
      words={words}
      linkTo={to}
      user={user}
      book={book.data ?? []} // without it one still types an address
      step={readStep(query.get('step'))}
      hrefOf={step => `${to('checkout')}?step=${step}`}
      onStep={step => setQuery({ step }, { replace: true, preventScrollReset: true })}
      onPlaced={(order, payment) => {
        const next = `${to('checkoutComplete')}?order=${order.number}`
        useCart.getState().replaceItems([])
        useCart.getState().setCartCoupon(null)
        if (payment.kind === 'stripe')
          location.assign(next) // its script may load in that document only
        else navigate(next)
      }}
    />
  )
}
