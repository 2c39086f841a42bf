/** A business buys while VIES is away: Italian VAT applies, and the register is requested again with a growing delay (decision 0065). */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { taxDefaults } from '@/contract/tax-settings.ts'
import { type FakeVies, openFakeVies } from '../../../testing/fake-vies.ts'
import { storeSettings } from '../../settings/settings-repo.ts'
import { type CheckoutFixture, home, line, openCheckoutFixture } from '../testing/checkout-fixture.ts'

let vies: FakeVies
let shop: CheckoutFixture
beforeAll(async () => {
  vies = await openFakeVies()
  shop = await openCheckoutFixture({ vies: { url: vies.url, patienceMillis: 10_000, attempts: 1 } })
  const { db, now } = shop.context
  await storeSettings(db, { tax: { ...taxDefaults, by_country: true } }, now())
})
afterAll(async () => {
  await shop.close()
  await vies.close()
})

const minute = 60_000
const company = { country: 'AT' as const, vat_number: 'ATU12345678' }
const address = {
  ...home,
  kind: 'company' as const,
  company: 'Spiele GmbH',
  partita_iva: company.vat_number,
  country: 'AT' as const,
  zip: '1010',
  province: '',
}

async function buy() {
  const product = await shop.shelve(50)
  const cart = {
    lines: [line(product.id)],
    payment_method: 'card' as const,
    country: 'AT' as const,
    zip: '1010',
  }
  const { totals, tax } = await shop.quote({ ...cart, company }, 'user')
  const { body } = await shop.place(cart, {
    changes: { expected_due: totals.due, company, shipping_address: address },
  })
  await shop.call('POST', `/payments/test/test_${body.order.number}`, {
    as: 'user',
    body: { outcome: 'approve' },
  })
  return { order: body.order, tax }
}

/** Number of requests of the job after this many minutes. */
async function requestsAfter(minutes: number): Promise<number> {
  shop.pass(minutes * minute)
  vies.requests.length = 0
  await shop.context.jobs.nudge('check-vat-numbers')
  return vies.requests.length
}

it('charges Italian VAT, repeats the request after 10, 20 and 40 minutes, and stops when VIES has responded', async () => {
  vies.say('unavailable')
  await shop.call('POST', '/checkout/vat-check', { body: company })
  const { order, tax } = await buy()
  expect(tax).toMatchObject({ scope: 'unverified', vat_check: 'unavailable' })
  expect(order.taxes).toMatchObject([{ percent: 22 }])
  expect(await requestsAfter(9)).toBe(0)
  expect(await requestsAfter(1)).toBe(1)
  expect(await requestsAfter(19)).toBe(0)
  expect(await requestsAfter(1)).toBe(1)
  expect(await requestsAfter(39)).toBe(0)
  vies.say('valid')
  expect(await requestsAfter(1)).toBe(1)
  expect(await requestsAfter(24 * 60)).toBe(0)
})

it('requests the number of an order that was placed without a check', async () => {
  shop.pass(3 * 24 * 60 * minute)
  const { order } = await buy()
  expect(order.taxes).toMatchObject([{ percent: 22 }])
  expect(await requestsAfter(0)).toBe(1)
})
