// @vitest-environment happy-dom
/** The input of the checkout survives a reload. Errors are shown at their fields, errors of a coupon at the coupon. */
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { respondToCalls } from '@/api/testing/respond-to-calls.ts'
import { emptyAddress } from '@/contract/endpoints/account/address.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { useCart } from '@/stores/cart.ts'
import { useSettings } from '@/stores/settings.ts'
import { readDraft } from './checkout-draft.ts'
import { item, legal, quote } from './testing/checkout-quote.ts'
import { payable, payButton, showCheckout, userOf } from './testing/shown-checkout.tsx'

let placed: number
let quoteRequests: { country?: string }[]
let validCoupons: string[]

beforeAll(async () => {
  await startI18n('it', ['common', 'ui'])
  await loadAreas(['shop', 'payment', 'problems', 'validation'])
  await import('../kit/payment/test-fields.tsx') // otherwise loads later than the button
})
beforeEach(() => {
  placed = 0
  quoteRequests = []
  validCoupons = []
  sessionStorage.clear()
  useCart.setState({ items: [item], cart_coupon: null, cart_iva: 22, country: null })
  respondToCalls(async ({ url = '', data }) => {
    if (url === '/legal/in-force') return { status: 200, data: legal }
    if (url === '/orders') placed += 1
    if (url === '/checkout/quote') quoteRequests.push(data)
    if (!url.startsWith('/coupons')) return { status: 200, data: quote }
    const { code } = data as { code: string }
    const isValid = validCoupons.includes(code)
    return {
      status: 200,
      data: { valid: isValid, coupon: isValid ? { code, percent: 10, amount: null } : null },
    }
  })
})
afterEach(cleanup)

const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement
const type = (label: string, value: string) => {
  fireEvent.change(field(label), { target: { value } })
}

const pay = async () => fireEvent.click(await payable())
/** The form is validated after the click, with a delay on a slow machine. */
const said = (text: string) => screen.findByText(text, {}, { timeout: 20_000 })

it('shop 13, 14, 15: restores the input after a reload, reports empty fields and offers a list of provinces', async () => {
  const first = showCheckout({ user: userOf('user') })
  await payButton()
  type('Indirizzo e numero civico', 'Via Cappello 23')
  type('Provincia', 'VR')
  type('Note per l’ordine facoltativo', 'Citofono Montecchi')
  await pay()
  expect(field('Provincia').tagName).toBe('SELECT')
  await expect.poll(() => field('Città').getAttribute('aria-invalid'), { timeout: 20_000 }).toBe('true')
  expect(placed).toBe(0)
  first.unmount()
  showCheckout({ user: userOf('user') })
  expect(field('Indirizzo e numero civico').value).toBe('Via Cappello 23')
  expect(readDraft(3).billing?.province).toBe('VR') // happy-dom does not support lists
  expect(field('Note per l’ordine facoltativo').value).toBe('Citofono Montecchi')
})

it.each([
  ['the country of the address to the person’s choice', 'Indirizzo e numero civico', 'DE'],
  ['no guess for a name', 'Nome e cognome', null],
])('stores %s', async (_, label, stored) => {
  useCart.setState({ country: null })
  sessionStorage.setItem(
    'checkout_draft',
    JSON.stringify({ userId: 3, values: { billing: { ...emptyAddress('Ada', 'DE') } } }),
  )
  useSettings.setState(({ settings }) => ({
    settings: { ...settings, shop_country: 'DE', shipping_countries: ['DE'] },
  }))
  showCheckout({ user: userOf('user') })
  await payButton()
  type(label, 'Neu')
  expect(useCart.getState().country).toBe(stored)
})

it('starts in the country chosen on another page, also if an address was entered before', async () => {
  useSettings.setState(({ settings }) => ({
    settings: { ...settings, shipping_countries: ['IT', 'DE', 'FR'] },
  }))
  useCart.setState({ country: 'FR' })
  const values = { billing: { ...emptyAddress('Ada', 'IT'), street: 'Via Cappello 23' } }
  sessionStorage.setItem('checkout_draft', JSON.stringify({ userId: 3, values }))
  showCheckout({ user: userOf('user') })
  await payButton()
  expect(field('Indirizzo e numero civico').value).toBe('Via Cappello 23')
  await expect.poll(() => quoteRequests.at(-1)?.country).toBe('FR')
})

it('reports missing data of a business at its fields', async () => {
  showCheckout({ user: userOf('user') })
  await payButton()
  fireEvent.click(screen.getByLabelText('Azienda'))
  type('Partita IVA', '12345678901')
  await pay()
  expect(await said('Partita IVA non valida. Ricontrolla le undici cifre.')).toBeTruthy()
  expect(screen.getByText('Indica il codice destinatario (SDI) oppure la PEC.')).toBeTruthy()
  expect(placed).toBe(0)
})

it('reports an invalid coupon at its field, and accepts a valid one', async () => {
  validCoupons = ['BENVENUTO10']
  showCheckout({ user: userOf('user') })
  await payButton()
  const apply = (code: string) => {
    type('Codice sconto', code)
    fireEvent.click(screen.getByText('Applica').closest('button') as HTMLButtonElement)
  }
  apply('')
  expect(await said('Inserisci un codice.')).toBeTruthy()
  apply('ESTATE2025')
  expect(await said('Coupon non valido o scaduto.')).toBeTruthy()
  expect(useCart.getState().cart_coupon).toBeNull()
  apply('BENVENUTO10')
  await expect.poll(() => useCart.getState().cart_coupon?.code).toBe('BENVENUTO10')
})
