// @vitest-environment happy-dom
/**
 * spec 269 and 196: a quote that fails or is refused is reported with a retry button; only admins choose a VAT rate.
 */
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Reply, respondToCalls } from '@/api/testing/respond-to-calls.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { useCart } from '@/stores/cart.ts'
import { item, legal, quote } from './testing/checkout-quote.ts'
import { payButton, showCheckout, userOf } from './testing/shown-checkout.tsx'

const problem = (code: string, path = 'lines.0.quantity') => ({
  code,
  message: '',
  fields: code === 'validation' ? [{ path, code: 'quantity' }] : [],
})

let response: Reply
let asked: { vat_percent?: number }[] = []

const show = (user = userOf('user')) => showCheckout({ user })

const again = async () => (await screen.findByText('Riprova')).closest('button') as HTMLButtonElement
const expectPayable = () => expect.poll(async () => (await payButton()).disabled).toBe(false)

beforeAll(async () => {
  await startI18n('it', ['common', 'ui'])
  await loadAreas(['shop', 'problems', 'validation'])
})
beforeEach(() => {
  asked = []
  useCart.setState({ items: [item], cart_coupon: null, cart_iva: 22 })
  respondToCalls(async ({ url, data }) => {
    if (url === '/legal/in-force') return { status: 200, data: legal }
    asked.push(data)
    return response
  })
})
afterEach(cleanup)

it.each([
  [500, problem('internal'), /errore sul nostro server/i],
  [403, problem('forbidden'), /non hai il permesso/i],
  [422, problem('validation'), /totale di un articolo/i],
])('spec 269: shows why a quote responded with %i and requests it again', async (status, data, why) => {
  response = { status, data }
  show()
  expect((await screen.findByRole('alert')).textContent).toMatch(why)
  response = { status: 200, data: quote }
  fireEvent.click(await again())
  expect(await payButton()).toBeTruthy()
  expect(screen.getByLabelText(/Corriere/)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('spec 269: shows a cart that cannot be quoted, so that invalid lines can be removed', async () => {
  response = { status: 422, data: problem('validation') }
  show()
  await again()
  expect(screen.getByText('Busta Fuoco')).toBeTruthy()
})

it('spec 269: keeps the former quote if a later one fails, and blocks payment', async () => {
  response = { status: 200, data: quote }
  show()
  await expectPayable()
  response = { status: 500, data: problem('internal') }
  useCart.getState().updateItemQuantity('7', 3)
  await again()
  expect(screen.getByLabelText(/Corriere/)).toBeTruthy()
  expect((await payButton()).disabled).toBe(true)
  response = { status: 200, data: quote }
  fireEvent.click(await again())
  await expectPayable()
})

it.each([
  ['user', undefined],
  ['reseller', undefined],
  ['admin', 10],
] as const)('spec 196: sends a rate left in the cart for %s as %s', async (role, rate) => {
  response = { status: 200, data: quote }
  useCart.setState({ cart_iva: 10 })
  show(userOf(role))
  await payButton()
  expect(asked.at(-1)?.vat_percent).toBe(rate)
})
