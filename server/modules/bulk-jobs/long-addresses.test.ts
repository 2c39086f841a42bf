import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Address } from '@/contract/endpoints/account/address.ts'
import { orders } from '../../db/schema/orders.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../orders/testing/checkout-fixture.ts'
import { paidOrders } from '../orders/testing/paid-orders.ts'
import { bulkJobCalls } from './testing/bulk-job-calls.ts'
import { pdfText } from './testing/pdf-text.ts'

let shop: CheckoutFixture
let orderId: number
beforeAll(async () => {
  shop = await openCheckoutFixture()
  orderId = (await paidOrders(shop).paidOrder(1)).id
})
afterAll(() => shop.close())

/** Words of wide letters, each with a number, up to the length of the field. */
const words = (length: number, word: string): string =>
  Array.from({ length }, (_, at) => `${word}${at}`)
    .join(' ')
    .slice(0, length)

const longest = Address.parse({
  kind: 'company',
  name: words(80, 'NAMWM'),
  company: words(120, 'FIRMAWMW'),
  street: words(120, 'STRASSEWM'),
  street_extra: `${'W'.repeat(119)}Q`, // one word
  zip: '10115',
  city: words(80, 'STADTWM'),
  province: words(40, 'LANDWM'),
  country: 'DE',
  phone: '+49 (30) 1234567890 1234567890',
})

const fieldsOf = ({ name, company, street, street_extra, zip, city, province, phone }: Address) => [
  name,
  company,
  street,
  street_extra,
  zip,
  city,
  province,
  phone,
]
const withoutBlanks = (text: string) => text.replace(/\s/g, '')

it.each([
  ['packing_slips', {}],
  ['labels', { size: 'a6' }],
  ['labels', { size: 'a4' }],
] as const)('prints the whole of the longest address on %s %j', async (kind, options) => {
  await shop.context.db
    .update(orders)
    .set({ shipping_address: longest, billing_address: longest })
    .where(eq(orders.id, orderId))
  const calls = bulkJobCalls(shop)
  const { body } = await calls.start({ kind, ...options, orders: { ids: [orderId] } } as never)
  await calls.run()
  const { bytes } = await calls.file(body.id)
  const text = withoutBlanks(pdfText(bytes))
  for (const field of fieldsOf(longest)) expect(text).toContain(withoutBlanks(field))
  expect(text).not.toContain('…')
})
