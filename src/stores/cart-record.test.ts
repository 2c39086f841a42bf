// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { type CartItem, persistCart, useCart } from './cart.ts'
import { cartTotal } from './cart-record.ts'

const item = {
  cartId: '7',
  id: 7,
  slug: 'busta',
  category_slug: 'buste',
  title: 'Busta',
  sku: 'B7',
  weight: 20,
  image_url: '/assets/busta.webp',
  element: null,
  quantity: 2,
  note_worksheet: 'rosso',
  note_production: '',
  variants: [],
  prices: { base_price: 500, reseller_price: 400, other_price: null },
  discount: { base_discount: 0, reseller_discount: 0, other_discount: 0 },
  final_price: 750,
  stock_quantity: null,
  configured: {
    configuration: { collection_id: 1, choices: {}, texts: {}, package: 'box' },
    choice: 'Scatola',
    package_price: 250,
    attributes: [{ code: 'box', name: 'Scatola', prices: { base_price: 250 } }],
  },
} as unknown as CartItem

const kept = () => JSON.parse(localStorage.getItem('cart') ?? '{}')

beforeEach(() => {
  localStorage.clear()
  useCart.setState({ items: [], shipping_price: 0, last_order: null, restored: true })
})

it('spec 111: stores price, package, products, attributes and info of an item with the specification’s names', () => {
  const stop = persistCart()
  useCart.getState().addItem(item)
  expect(kept().items[0]).toMatchObject({
    price: { base_price: 500 },
    base_price: 500,
    final_price: 750,
    extra_info: { package_price: 250 },
    info: { quantity: 2, note_worksheet: 'rosso', note_production: '' },
    products: [],
    attributes: [{ code: 'box' }],
  })
  stop()
})

it('spec 114, 165, 290: stores the total with shipping, the shipping and the last order', () => {
  const stop = persistCart()
  useCart.getState().addItem(item)
  expect(kept()).toMatchObject({ cart_total: 1500, shipping_info: { price: 0 }, last_order: null })
  useCart.getState().setShippingPrice(490)
  expect(kept()).toMatchObject({ cart_total: 1990, shipping_info: { price: 490 } })
  useCart.getState().updateItemQuantity('7', 3)
  expect(kept()).toMatchObject({ cart_total: 2250, shipping_info: { price: 0 } }) // the prices of the new cart are not loaded yet
  useCart.getState().finishOrder('BA-7')
  expect(kept()).toMatchObject({ items: [], cart_total: 0, last_order: 'BA-7', cart_coupon: null })
  stop()
})

it('reads a stored cart without changes', () => {
  const stop = persistCart()
  useCart.getState().addItem(item)
  useCart.getState().setShippingPrice(490)
  useCart.setState({ items: [], restored: false })
  useCart.getState().restore()
  expect(useCart.getState().items).toEqual([item])
  expect(cartTotal(useCart.getState())).toBe(1990)
  stop()
})
