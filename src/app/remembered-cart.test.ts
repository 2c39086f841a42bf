// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call } from '@/api/client.ts'
import type { CartItem } from '@/stores/cart.ts'
import { useCart } from '@/stores/cart.ts'
import { emptyFacts } from '@/stores/cart-record.ts'
import { followRememberedCart, forgetRememberedCart, isRemembered, rememberCart } from './remembered-cart.ts'

vi.mock('@/api/client.ts', () => ({ call: vi.fn() }))
const sent = () => vi.mocked(call).mock.calls.map(([, input]) => (input as { body: object }).body)

const item = (cartId: string): CartItem => ({
  cartId,
  id: Number(cartId),
  slug: 'busta',
  category_slug: 'buste',
  title: `Busta ${cartId}`,
  sku: 'B7',
  weight: 20,
  image_url: '',
  element: null,
  quantity: 1,
  note_worksheet: '',
  note_production: '',
  variants: [],
  prices: { base_price: 777, reseller_price: null, other_price: null },
  discount: { base_discount: 0, reseller_discount: 0, other_discount: 0 },
  final_price: 777,
  stock_quantity: null,
})

let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue({ ok: true, value: { done: true } } as never)
  useCart.setState({ ...emptyFacts, restored: true })
  useCart.getState().addItem(item('7'))
  stop = followRememberedCart()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

it('sends nothing for a guest who has not consented', async () => {
  useCart.getState().addItem(item('8'))
  await vi.runAllTimersAsync()
  expect(sent()).toEqual([])
  expect(isRemembered()).toBe(false)
})

it('sends the cart after the consent, and each later change once', async () => {
  expect(await rememberCart('ada@example.com', 'it')).toBe(true)
  expect(isRemembered()).toBe(true)
  useCart.getState().addItem(item('8'))
  useCart.getState().updateItemQuantity('8', 3)
  await vi.runAllTimersAsync()
  expect(sent()).toMatchObject([
    { email: 'ada@example.com', lines: [{ key: '7' }] },
    { lines: [{ key: '7' }, { key: '8', quantity: 3 }] },
  ])
})

it('deletes the cart of the server when it is emptied, and when the consent is withdrawn', async () => {
  await rememberCart('ada@example.com', 'it')
  useCart.getState().removeCartItem('7')
  await vi.runAllTimersAsync()
  expect(sent().at(-1)).toMatchObject({ lines: [] })
  expect(isRemembered()).toBe(false)
  useCart.getState().addItem(item('9'))
  await rememberCart('ada@example.com', 'it')
  await forgetRememberedCart()
  expect(sent().at(-1)).toMatchObject({ lines: [] })
})

it('deletes the cart of the earlier address when the guest corrects it', async () => {
  await rememberCart('ada@example.co', 'it')
  await rememberCart('ada@example.com', 'it')
  expect(sent()).toMatchObject([
    { email: 'ada@example.co', lines: [{ key: '7' }] },
    { email: 'ada@example.co', lines: [] },
    { email: 'ada@example.com', lines: [{ key: '7' }] },
  ])
})

it('does not claim a choice that the server has not stored', async () => {
  vi.mocked(call).mockResolvedValue({ ok: false, failure: { code: 'unavailable' } } as never)
  expect(await rememberCart('ada@example.com', 'it')).toBe(false)
  expect(isRemembered()).toBe(false)
})
