/** Renders the checkout of an account for tests. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect } from 'vitest'
import type { SavedAddress } from '@/contract/endpoints/account/address.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { useSession } from '@/stores/session.ts'
import { useShopWords } from '../../kit/product-words.ts'
import { CheckoutView } from '../checkout-view.tsx'

interface Shown {
  user: User
  book?: readonly SavedAddress[]
  onPlaced?: (order: Order) => void
}

function Checkout({ user, book = [], onPlaced = () => {} }: Shown) {
  return (
    <CheckoutView
      words={useShopWords('it')}
      linkTo={() => '/'}
      user={user}
      loginHref="/login"
      book={book}
      step="address"
      hrefOf={step => `?step=${step}`}
      onStep={() => {}}
      onPlaced={onPlaced}
      whenEmpty={null}
      unpaid={undefined}
      onUnknown={() => {}}
    />
  )
}

export function showCheckout(shown: Shown) {
  useSession.setState({ user: shown.user })
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Checkout {...shown} />
    </QueryClientProvider>,
  )
}

export const userOf = (role: User['role']) => ({ id: 3, name: 'Ada', email: 'ada@example.com', role }) as User

const patience = { timeout: 20_000 } // a long timeout, so that a slow machine fails no test

/** By text, because queries by role are slow on a whole checkout. */
export const payButton = async () =>
  (await screen.findByText(/^Paga /)).closest('button') as HTMLButtonElement

/** Resolves when the button handles clicks: the quote has loaded and no request is pending. */
export async function payable(): Promise<HTMLButtonElement> {
  await expect.poll(async () => (await payButton()).getAttribute('aria-busy') !== 'true', patience).toBe(true)
  await expect.poll(async () => (await payButton()).disabled, patience).toBe(false)
  return payButton()
}
