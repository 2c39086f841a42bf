// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { respondToCalls } from '@/api/testing/respond-to-calls.ts'
import { useCart } from '@/stores/cart.ts'
import { openPaymentOf, storeOpenPayment } from '@/stores/open-payment.ts'
import { useSession } from '@/stores/session.ts'
import { followLeftPayments } from './follow-left-payments.ts'

const asked = vi.fn<(url: string, key: unknown, body: unknown) => void>()
let status: string | null
let isLost: boolean
let isPaying: boolean
const release = followLeftPayments(() => isPaying)

beforeEach(() => {
  asked.mockReset()
  sessionStorage.clear()
  useSession.setState({ user: null })
  useCart.setState({ items: [{ cartId: 'a', quantity: 1 } as never] })
  status = 'abandoned'
  isLost = false
  isPaying = false
  respondToCalls(async ({ url = '', headers, data }) => {
    asked(url, headers?.['Idempotency-Key'], data)
    if (isLost) return { status: 503, data: null }
    const order = status === null ? null : { number: 'BA-1', status }
    return { status: 200, data: url === '/orders/abandon' ? { order, key: null } : order }
  })
})

const begun = (changes: object = {}) =>
  storeOpenPayment({ key: 'k'.repeat(36), number: null, userId: null, email: 'ada@example.com', ...changes })

function at(path: string) {
  history.replaceState(null, '', path)
  release()
}

it('releases a payment of which only the key is stored, with the guest’s address, on any page of the shop', async () => {
  begun()
  at('/cart')
  await expect.poll(() => openPaymentOf(null)).toBeNull()
  expect(asked.mock.calls).toEqual([
    ['/orders/abandon', 'k'.repeat(36), { contact_email: 'ada@example.com' }],
  ])
  expect(useCart.getState().items).toHaveLength(1)
})

it('releases a payment by its number once its account is loaded', async () => {
  begun({ number: 'BA-1', userId: 3, email: null })
  at('/')
  expect(asked).not.toHaveBeenCalled()
  useSession.setState({ user: { id: 3 } as never })
  await expect.poll(() => openPaymentOf(3)).toBeNull()
  expect(asked.mock.calls.map(([url]) => url)).toEqual(['/me/orders/BA-1/abandon'])
})

it.each(['/checkout', '/checkout/complete', '/checkout/bank', '/en/checkout'])(
  'leaves the payment to %s',
  async path => {
    begun()
    at(path)
    await vi.dynamicImportSettled()
    expect(asked).not.toHaveBeenCalled()
  },
)

it('releases nothing while it is being paid on this page', async () => {
  begun()
  isPaying = true
  at('/')
  await vi.dynamicImportSettled()
  expect(asked).not.toHaveBeenCalled()
})

it('empties the cart if the order was paid after all, and keeps everything for the next page without a response', async () => {
  begun()
  isLost = true
  at('/')
  await expect.poll(() => asked.mock.calls.length).toBe(1)
  expect(openPaymentOf(null)).not.toBeNull()
  isLost = false
  status = 'confirmed'
  await expect
    .poll(() => {
      at('/')
      return openPaymentOf(null)
    })
    .toBeNull()
  await expect.poll(() => useCart.getState().items).toEqual([])
  expect(useCart.getState().last_order).toBe('BA-1')
})
