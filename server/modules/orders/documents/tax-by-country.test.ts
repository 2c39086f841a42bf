/** Orders, documents and takings with VAT by country (decision 0065). */
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Address } from '@/contract/endpoints/account/address.ts'
import type { OssReport } from '@/contract/endpoints/admin/oss.ts'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { type TaxSetting, taxDefaults } from '@/contract/tax-settings.ts'
import { products } from '../../../db/schema/catalog.ts'
import { orders } from '../../../db/schema/orders.ts'
import { saleDocuments, takings } from '../../../db/schema/sale-documents.ts'
import { vatChecks } from '../../../db/schema/vat-checks.ts'
import { heldUp } from '../../../testing/held-up.ts'
import { storeSettings } from '../../settings/settings-repo.ts'
import { type CheckoutFixture, home, line, openCheckoutFixture } from '../testing/checkout-fixture.ts'
import { type PaidOrders, paidOrders } from '../testing/paid-orders.ts'

let shop: CheckoutFixture
let { admin, idOf, readOrder } = {} as PaidOrders
beforeAll(async () => {
  shop = await openCheckoutFixture()
  ;({ admin, idOf, readOrder } = paidOrders(shop))
})
afterAll(() => shop.close())

const tax = (setting: Partial<TaxSetting> = {}) =>
  storeSettings(
    shop.context.db,
    { tax: { ...taxDefaults, by_country: true, ...setting } },
    shop.context.now(),
  )
beforeEach(async () => {
  await tax()
  await shop.context.db.delete(vatChecks)
  await shop.context.db.update(orders).set({ tax_scope: null })
  await shop.context.db.update(products).set({ tax_class: 'standard' })
})

const italian = { province: '', codice_fiscale: '', partita_iva: '', sdi: '', pec: '' }
const at = (country: Address['country'], zip: string, changes: Partial<Address> = {}): Address => ({
  ...home,
  ...italian,
  country,
  zip,
  ...changes,
})
const vienna = at('AT', '1010')
const viennaBusiness = at('AT', '1010', {
  kind: 'company',
  company: 'Spiele GmbH',
  partita_iva: 'ATU12345678',
})

async function pay(
  address: Address,
  pieces = 3,
  classes: Order['lines'][number]['sku'][] = [],
): Promise<Order> {
  const { body } = await place(address, pieces, classes)
  const { number } = body.order
  await shop.call('POST', `/payments/test/test_${number}`, { as: 'user', body: { outcome: 'approve' } })
  return readOrder(number)
}

async function place(address: Address, pieces = 3, classes: readonly string[] = []) {
  const made = [await shop.shelve(50), ...(classes.length > 0 ? [await shop.shelve(50, 1)] : [])]
  for (const [index, tax_class] of classes.entries())
    await shop.context.db
      .update(products)
      .set({ tax_class: tax_class as 'books' })
      .where(eq(products.id, made[index + 1]?.id ?? 0))
  const { country, zip, kind, partita_iva } = address
  const company = kind === 'company' ? { country, vat_number: partita_iva } : null
  const cart = {
    lines: made.map(({ id }) => line(id, pieces)),
    payment_method: 'card' as const,
    country,
    zip,
    company,
  }
  const { totals } = await shop.quote(cart, 'user')
  return shop.place(cart, { changes: { expected_due: totals.due, shipping_address: address } })
}

const storedCheck = (
  state: 'valid' | 'invalid' | 'unavailable',
  checked_at = shop.context.now(),
  request_identifier = '',
) =>
  shop.context.db
    .insert(vatChecks)
    .values({ vat_number: 'ATU12345678', state, checked_at, request_identifier })
const takingsOf = async ({ number }: Order) =>
  shop.context.db
    .select()
    .from(takings)
    .where(eq(takings.order_id, await idOf(number)))
    .orderBy(asc(takings.id))
const documentsOf = async ({ number }: Order) =>
  shop.context.db
    .select()
    .from(saleDocuments)
    .where(eq(saleDocuments.order_id, await idOf(number)))
    .orderBy(asc(saleDocuments.id))

describe('an order with VAT by country', () => {
  it('equals the order without it for the standard rate in Italy', async () => {
    const taxed = await pay(home)
    await tax({ by_country: false })
    const plain = await pay(home)
    const sums = ({ taxable, vat, due, subtotal, shipping }: Order) => [taxable, vat, due, subtotal, shipping]
    expect(sums(taxed)).toEqual(sums(plain))
    expect(taxed.taxes).toEqual([{ percent: 22, natura: null, taxable: taxed.taxable, vat: taxed.vat }])
    expect(plain.taxes).toBeNull()
  })

  it('has one entry of takings per rate, and refunds that add up to each', async () => {
    const order = await pay(home, 3, ['books'])
    expect(order.taxes?.map(({ percent }) => percent)).toEqual([22, 4])
    const sold = await takingsOf(order)
    expect(sold.map(({ vat_percent }) => vat_percent)).toEqual([22, 4])
    const book = order.lines[1]!
    const refund = async (body: object) => {
      await admin('POST', `/orders/${await idOf(order.number)}/refunds`, body)
      await shop.context.jobs.nudge('send-refunds')
    }
    await refund({ lines: [{ line_id: book.id, quantity: 1 }] })
    expect((await takingsOf(order)).slice(2).map(({ vat_percent }) => vat_percent)).toEqual([4])
    await refund({ lines: [], amount: 777 })
    await admin('POST', `/orders/${await idOf(order.number)}/status`, { status: 'cancelled' })
    await shop.context.jobs.nudge('send-refunds')
    const rows = await takingsOf(order)
    for (const percent of [22, 4]) {
      const ofRate = rows.filter(({ vat_percent }) => vat_percent === percent)
      const sum = (of: 'taxable' | 'vat' | 'due') => ofRate.reduce((total, row) => total + row[of], 0)
      expect([sum('taxable'), sum('vat'), sum('due')]).toEqual([0, 0, 0])
    }
  })

  it('is taxed at home below the threshold, and in the country of the buyer with the Union scheme', async () => {
    expect((await pay(vienna)).taxes).toMatchObject([{ percent: 22 }])
    await tax({ is_oss: true })
    const order = await pay(vienna)
    expect(order.taxes).toMatchObject([{ percent: 20 }])
    expect(await takingsOf(order)).toMatchObject([{ country: 'AT', is_oss: true, vat_percent: 20 }])
    const { data } = (await shop.call('GET', '/admin/takings', { as: 'admin' })).json()
    expect(data.some(({ vat_percent }: { vat_percent: number }) => vat_percent === 20)).toBe(false)
  })

  it('taxes the sale that passes the threshold in the country of the buyer, and no earlier one', async () => {
    const first = await pay(vienna)
    await shop.context.db
      .update(orders)
      .set({ taxable: 1_000_000 - first.taxable })
      .where(eq(orders.number, first.number))
    expect((await pay(vienna)).taxes).toMatchObject([{ percent: 22 }])
    expect((await pay(vienna)).taxes).toMatchObject([{ percent: 20 }])
  })

  it('lets only one of many concurrent orders take the rest of the threshold', async () => {
    const first = await pay(vienna)
    await shop.context.db
      .update(orders)
      .set({ taxable: 1_000_000 - first.taxable })
      .where(eq(orders.number, first.number))
    const product = await shop.shelve(50)
    const cart = {
      lines: [line(product.id, 3)],
      payment_method: 'card' as const,
      country: 'AT' as const,
      zip: '1010',
    }
    const changes = { expected_due: first.due, shipping_address: vienna }
    const rows = sql`select from ${products} where id = ${product.id} for no key update`
    const place = () => shop.place(cart, { changes })
    const placed = await heldUp(shop.context.db, rows, [place, place, place, place])
    const percents = placed.map(({ body }) => body.order.taxes?.[0]?.percent)
    expect(percents.filter(percent => percent === 22)).toHaveLength(1)
    expect(percents.filter(percent => percent === 20)).toHaveLength(3)
  })

  it('charges no VAT to a business whose number VIES has confirmed today, and issues an invoice', async () => {
    const { id } = (await storedCheck('valid').returning())[0]!
    const order = await pay(viennaBusiness)
    expect(order.taxes).toMatchObject([{ percent: 0, natura: 'N3.2', vat: 0 }])
    expect(order.due).toBe(order.taxable)
    const [document] = await documentsOf(order)
    expect(document).toMatchObject({ kind: 'invoice', vat: 0, vat_percent: null })
    expect(document?.content.without_vat).toMatchObject([{ text: 'N3.2: art. 41 DL 331/1993' }])
    const [{ tax: stored } = {}] = await shop.context.db
      .select()
      .from(orders)
      .where(eq(orders.number, order.number))
    expect(stored?.terms.vat_check_id).toBe(id)
  })

  it.each(['invalid', 'unavailable'] as const)(
    'charges Italian VAT to a business if VIES says %s',
    async state => {
      await storedCheck(state)
      expect((await pay(viennaBusiness)).taxes).toMatchObject([{ percent: 22 }])
    },
  )

  it.each([
    ['valid', 'W1'],
    ['unavailable', ''],
  ] as const)(
    'shows the response of VIES (%s) with the order and in the journal',
    async (state, identifier) => {
      const [check] = await storedCheck(state, shop.context.now(), identifier).returning()
      const order = await pay(viennaBusiness)
      const at_sale = { state, checked_at: check?.checked_at.toISOString(), request_identifier: identifier }
      const shown = { vat_number: 'ATU12345678', at_sale, later: null }
      const id = await idOf(order.number)
      expect((await admin('GET', `/orders/${id}`)).body.vat_check).toEqual(shown)
      const { data } = (
        await shop.call('GET', `/admin/invoices?search=${order.number}`, { as: 'admin' })
      ).json()
      expect(data).toMatchObject([{ vat_check: shown }])
      shop.pass(1000)
      await storedCheck('valid', shop.context.now(), 'W2')
      const { body } = await admin('GET', `/orders/${id}`)
      expect(body.vat_check).toMatchObject({ at_sale, later: { state: 'valid', request_identifier: 'W2' } })
    },
  )

  it('charges Italian VAT if the response of VIES is older than a day', async () => {
    await storedCheck('valid', new Date(shop.context.now().getTime() - 25 * 3600_000))
    expect((await pay(viennaBusiness)).taxes).toMatchObject([{ percent: 22 }])
  })

  it('exports to Livigno without VAT and with an invoice, which needs the codice fiscale', async () => {
    const livigno = { ...home, zip: '23041', city: 'Livigno', province: 'SO' }
    expect((await place({ ...livigno, codice_fiscale: '' })).body).toMatchObject({ code: 'validation' })
    const order = await pay({ ...livigno, codice_fiscale: 'RSSMRA85T10A562S' })
    expect(order.taxes).toMatchObject([{ natura: 'N3.1' }])
    expect(order.documents).toMatchObject([{ kind: 'invoice' }])
  })

  it('is refused with the name of the product if a rate is missing', async () => {
    await tax({ is_oss: true })
    const product = await shop.shelve(50)
    await shop.context.db.update(products).set({ tax_class: 'zero' }).where(eq(products.id, product.id))
    const quote = await shop.quote({ lines: [line(product.id)], country: 'AT', zip: '1010' }, 'user')
    expect(quote.problems).toMatchObject([{ code: 'tax_rate_missing' }])
    expect(quote.problems[0]?.name).toBeTruthy()
  })

  it('computes VAT from the address and ignores the country of the request', async () => {
    await tax({ is_oss: true })
    const product = await shop.shelve(50)
    const livigno = { ...home, zip: '23041', codice_fiscale: 'RSSMRA85T10A562S' }
    const cart = {
      lines: [line(product.id)],
      payment_method: 'card' as const,
      country: 'IT' as const,
      zip: '37121',
    }
    const { totals } = await shop.quote(cart, 'user')
    const { body } = await shop.place(cart, {
      changes: { expected_due: totals.due, shipping_address: livigno },
    })
    expect(body).toMatchObject({ code: 'total_changed' })
  })
})

describe('the report of the Union scheme', () => {
  it('lists sales by country and rate, and refunds of an earlier quarter as corrections', async () => {
    await tax({ is_oss: true })
    const report = async (quarter: string) => {
      const { rows, ...all } = (
        await shop.call('GET', `/admin/oss/${quarter}`, { as: 'admin' })
      ).json<OssReport>()
      return { ...all, rows: rows.filter(({ country }) => country === 'DE') }
    }
    const order = await pay(at('DE', '10115'))
    expect((await report('2026-Q4')).rows).toEqual([
      {
        country: 'DE',
        supply: 'goods',
        rate_type: 'standard',
        percent: 19,
        taxable: order.taxable,
        vat: order.vat,
      },
    ])
    expect((await report('2026-Q4')).threshold).toMatchObject({ net: order.taxable, is_passed: true })
    shop.pass(45 * 24 * 3600_000)
    await admin('POST', `/orders/${await idOf(order.number)}/status`, { status: 'cancelled' })
    await shop.context.jobs.nudge('send-refunds')
    expect(await report('2027-Q1')).toMatchObject({
      rows: [],
      corrections: [{ quarter: '2026-Q4', country: 'DE', vat: -order.vat }],
    })
    expect((await report('2026-Q4')).rows).toMatchObject([{ taxable: order.taxable }])
  })
})
