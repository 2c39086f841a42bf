// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { configureApi } from '@/api/client.ts'
import { type CartItem, persistCart, useCart } from '@/stores/cart.ts'
import { emptyFacts } from '@/stores/cart-record.ts'
import { useSession } from '@/stores/session.ts'
import { joinAccountCart } from './account-cart.ts'

const userId = 7
const line: CartItem = {
  cartId: '3',
  id: 3,
  slug: 'busta',
  category_slug: 'buste',
  title: 'Busta',
  sku: 'B3',
  weight: 20,
  image_url: '/assets/busta.webp',
  element: null,
  quantity: 1,
  note_worksheet: '',
  note_production: '',
  variants: [],
  prices: { base_price: 490, reseller_price: null, other_price: null },
  discount: { base_discount: 0, reseller_discount: 0, other_discount: 0 },
  final_price: 490,
  stock_quantity: null,
}

let stop = () => {}
afterEach(() => {
  stop()
  localStorage.clear()
})

it('keeps a line that another tab added during the request, in every state that it shows and stores', async () => {
  useSession.setState({ token: 'token' })
  useCart.setState({ ...emptyFacts, owner: userId, restored: true })
  stop = persistCart()
  const seen: string[][] = []
  let stopSeeing = () => {}
  configureApi({
    token: () => 'token',
    locale: () => 'it',
    onToken: () => {},
    onSessionLost: async () => null,
    carry: async () => {
      const theirs = { ...emptyFacts, owner: userId, items: [line], unsent: ['lines:3'] }
      localStorage.setItem('cart', JSON.stringify(theirs))
      dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
      stopSeeing = useCart.subscribe(({ items }) => void seen.push(items.map(({ cartId }) => cartId)))
      return { status: 200, data: { lines: [], later: [], capped: [] }, headers: {} }
    },
  })
  await joinAccountCart(userId)
  stopSeeing()
  expect(seen).toEqual([['3']])
  expect(useCart.getState()).toMatchObject({ items: [{ cartId: '3', quantity: 1 }], unsent: ['lines:3'] })
})

it('stores no line of the account after a logout during the request', async () => {
  useSession.setState({ token: 'token' })
  useCart.setState({ ...emptyFacts, owner: null, restored: true })
  configureApi({
    token: () => useSession.getState().token,
    locale: () => 'it',
    onToken: () => {},
    onSessionLost: async () => null,
    carry: async () => {
      useSession.getState().clear()
      return { status: 200, data: { lines: [line], later: [], capped: [] }, headers: {} }
    },
  })
  expect(await joinAccountCart(userId)).toBeNull()
  expect(useCart.getState()).toMatchObject({ owner: null, items: [] })
})
