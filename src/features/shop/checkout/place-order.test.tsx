// @vitest-environment happy-dom
/** A refused order shows errors at its fields and other reasons in the summary. A placed order never looks refused. */
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { ApiFailure, unreachable } from '@/api/failure.ts'
import { type Reply, respondToCalls } from '@/api/testing/respond-to-calls.ts'
import { emptyAddress, type SavedAddress } from '@/contract/endpoints/account/address.ts'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { useCart } from '@/stores/cart.ts'
import { openPaymentOf } from '@/stores/open-payment.ts'
import { item, legal, quote, quotedItem } from './testing/checkout-quote.ts'
import { payable, showCheckout, userOf } from './testing/shown-checkout.tsx'

const home: SavedAddress = {
  ...emptyAddress('Ada Bianchi'),
  street: 'Via Roma 1',
  zip: '20121',
  city: 'Milano',
  province: 'MI',
  id: 1,
  is_default: true,
}

let order: Reply | 'lost' | ((sent: { tries: number }) => Reply)
let paid: Reply[] // responses of the test bank, in order
let ended: object // the order, after its payment has ended
let keys: string[] // of the orders that were sent
let endedKeys: string[]
let sent: unknown // as the body of the order
let shownQuote: typeof quote
const onPlaced = vi.fn<(order: Order) => void>()
const user = userOf('user')

beforeAll(async () => {
  await startI18n('it', ['common', 'ui'])
  await loadAreas(['shop', 'payment', 'problems', 'validation'])
  await import('../kit/payment/test-fields.tsx') // otherwise loads later than the button
})
beforeEach(() => {
  onPlaced.mockReset()
  keys = []
  endedKeys = []
  sessionStorage.clear()
  shownQuote = quote
  useCart.setState({ items: [item], cart_coupon: null, cart_iva: 22 })
  respondToCalls(async ({ url = '', data, headers }) => {
    const key = String(headers?.['Idempotency-Key'])
    if (url === '/legal/in-force') return { status: 200, data: legal }
    if (url === '/orders/abandon') endedKeys.push(key)
    if (url === '/orders/abandon') return { status: 200, data: { order: null, key: null } }
    if (url.startsWith('/payments/test/')) return paid.shift() as Reply
    if (/\/(confirm|abandon)$/.test(url)) return { status: 200, data: ended }
    if (url !== '/orders') return { status: 200, data: shownQuote }
    sent = data
    keys.push(key)
    if (order === 'lost') throw new ApiFailure(unreachable)
    return typeof order === 'function' ? order({ tries: keys.length }) : order
  })
})
afterEach(cleanup)

const payAgain = async () => fireEvent.click(await payable())

/** By text, because queries by role are slow on a whole checkout. */
async function pay(savesAddress = false) {
  showCheckout({ user, book: [home], onPlaced })
  await screen.findByLabelText('Numero della carta', {}, { timeout: 20_000 })
  await payable()
  fireEvent.change(screen.getByLabelText('Provincia'), { target: { value: 'MI' } }) // happy-dom does not support lists
  if (savesAddress) fireEvent.click(screen.getByLabelText('Salva in rubrica'))
  await payAgain()
}

it('shows and focuses errors at their fields, and others next to the button', async () => {
  const fields = [
    { path: 'lines.0.quantity', code: 'quantity' },
    { path: 'shipping_address.zip', code: 'zip_it' },
  ]
  order = { status: 422, data: { code: 'validation', message: '', fields } }
  await pay()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/quantità/i)
  const zip = screen.getByLabelText('CAP')
  expect(zip.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(zip)
  expect(onPlaced).not.toHaveBeenCalled()
})

it('removes a code that was used up meanwhile, and names the reason next to the button', async () => {
  useCart.setState({ cart_coupon: { code: 'UNICO', percent: 10, amount: null } })
  const refused = { ...quote, coupon_refusal: { code: 'used', amount: null, missing: null } }
  const data = { code: 'total_changed', message: '', fields: [], quote: refused }
  order = ({ tries }) =>
    tries === 1
      ? { status: 409, data }
      : { status: 201, data: { order: { number: 'BA-1' }, payment: { kind: 'none' } } }
  await pay()
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /già usato il codice UNICO.*totale è cambiato/,
  )
  expect(useCart.getState().cart_coupon).toBeNull()
  await payAgain()
  await expect.poll(() => onPlaced.mock.calls).toEqual([[{ number: 'BA-1' }]])
  expect(sent).toMatchObject({ coupon_code: null })
})

it('can be paid while the stored code is below its minimum', async () => {
  useCart.setState({ cart_coupon: { code: 'INCANTO15', percent: 15, amount: null } })
  shownQuote = {
    ...quote,
    coupon_refusal: { code: 'minimum', amount: 2500, missing: 1500, pieces: null, starts_at: null },
  }
  order = { status: 201, data: { order: { number: 'BA-1' }, payment: { kind: 'none' } } }
  await pay()
  await expect.poll(() => onPlaced.mock.calls).toEqual([[{ number: 'BA-1' }]])
})

it.each([true, false])(
  'sends to the server with the order whether the buyer wants to save the address (%s)',
  async wish => {
    order = { status: 201, data: { order: { number: 'BA-1' }, payment: { kind: 'none' } } }
    await pay(wish)
    await expect.poll(() => onPlaced.mock.calls).toEqual([[{ number: 'BA-1' }]])
    expect(sent).toMatchObject({ save_address: wish, billing_address: { city: 'Milano' } })
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

it('spec 269: shows why a payment fails and succeeds on the second try', async () => {
  const step = { kind: 'test', reference: 'test_BA-1001', amount: 1500, online: quote.payments[0]?.online }
  order = { status: 201, data: { order: { number: 'BA-1001' }, payment: step } }
  paid = [
    { status: 500, data: { code: 'internal', message: '', fields: [] } },
    { status: 200, data: { needs_confirmation: false, order: {} } },
  ]
  ended = { number: 'BA-1001', status: 'abandoned', payment_failure: null }
  await pay()
  expect(await screen.findByText('Pagamento non completato.')).toBeTruthy()
  expect(onPlaced).not.toHaveBeenCalled()
  ended = { number: 'BA-1001', status: 'confirmed' }
  await payAgain()
  await expect.poll(() => onPlaced.mock.calls).toEqual([[ended]])
  expect(paid).toEqual([])
  expect(keys).toEqual([keys[0], expect.not.stringMatching(keys[0] ?? '')])
})

it('stores the key before the order is sent, so that a reloaded page can cancel the payment', async () => {
  order = 'lost'
  await pay()
  await expect.poll(() => openPaymentOf(user.id)).toMatchObject({ number: null, email: null })
  expect(openPaymentOf(user.id)?.key).toBe(keys[0])
})

it('ends a try without response before a changed order is sent', async () => {
  order = 'lost'
  await pay()
  await expect.poll(() => keys.length).toBe(1)
  order = ({ tries }) =>
    tries === 2
      ? { status: 409, data: { code: 'idempotency_reused', message: '', fields: [] } }
      : { status: 201, data: { order: { number: 'BA-2' }, payment: { kind: 'none' } } }
  await payAgain()
  await expect.poll(() => onPlaced.mock.calls).toEqual([[{ number: 'BA-2' }]])
  expect(keys).toEqual([keys[0], keys[0], expect.not.stringMatching(keys[0] ?? '')])
  expect(endedKeys).toEqual([keys[0]])
})

it('links the legal texts in force and sends their ids with the order', async () => {
  order = { status: 409, data: { code: 'terms_changed', message: '', fields: [] } }
  await pay()
  expect(sent).toMatchObject({ legal_version_ids: [4] })
  expect(screen.getByRole('link', { name: /Condizioni di vendita \(dal 1 novembre 2026\)/ })).toBeDefined()
  expect(await screen.findByText(/Leggi i nuovi testi e conferma di nuovo/)).toBeDefined()
})

it('shows the harmonised label of a guarantee with its text alternative', async () => {
  const label = '/uploads/media/etichetta.webp'
  shownQuote = { ...quote, lines: [{ ...quotedItem, maker_guarantee: { years: 5, url: '', label } }] }
  showCheckout({ user, book: [home], onPlaced })
  const image = await screen.findByAltText(/^Busta Fuoco\. .*5 anni/)
  expect(image.getAttribute('src')).toBe(label)
})
