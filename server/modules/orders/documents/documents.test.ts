/** Documents and takings of orders (decision 0060). */
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InvoiceRow } from '@/contract/endpoints/admin/accounting.ts'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { emptyCompany } from '@/contract/settings.ts'
import { invoices } from '../../../db/schema/after-sale.ts'
import { orders } from '../../../db/schema/orders.ts'
import { saleDocuments, takings } from '../../../db/schema/sale-documents.ts'
import { insertNumbered } from '../../invoices/sale-documents-repo.ts'
import { type CheckoutFixture, home, line, openCheckoutFixture } from '../testing/checkout-fixture.ts'
import { type PaidOrders, paidOrders } from '../testing/paid-orders.ts'
import { storeEarlierInvoices } from './issue-documents.ts'

let shop: CheckoutFixture
let { admin, idOf, readOrder } = {} as PaidOrders
beforeAll(async () => {
  shop = await openCheckoutFixture()
  ;({ admin, idOf, readOrder } = paidOrders(shop))
})
afterAll(() => shop.close())

const person = { ...home, codice_fiscale: 'RSSMRA85T10A562S' }
const company = {
  ...home,
  kind: 'company' as const,
  company: 'Giochi Riuniti S.r.l.',
  partita_iva: '00743110157',
  sdi: 'M5UXCR1',
}

async function place(changes: object, pieces = 3) {
  const product = await shop.shelve(50)
  const cart = { lines: [line(product.id, pieces)], payment_method: 'card' as const }
  const { totals } = await shop.quote(cart, 'user')
  return shop.place(cart, { changes: { expected_due: totals.due, ...changes } })
}

async function pay(changes: object = {}, pieces = 3): Promise<Order> {
  const { body } = await place(changes, pieces)
  const { number } = body.order
  await shop.call('POST', `/payments/test/test_${number}`, { as: 'user', body: { outcome: 'approve' } })
  return readOrder(number)
}

async function refund(order: Order, quantity: number): Promise<Order> {
  const [first] = order.lines
  const body = { lines: [{ line_id: first?.id ?? 0, quantity }] }
  await admin('POST', `/orders/${await idOf(order.number)}/refunds`, body)
  await shop.context.jobs.nudge('send-refunds')
  return readOrder(order.number)
}

const kinds = ({ documents }: Order) => documents.map(({ kind }) => kind)
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

describe('a paid order', () => {
  it('of a consumer gets a summary without an invoice number and is entered in the register of takings', async () => {
    const order = await pay()
    expect(order.documents).toMatchObject([{ kind: 'summary', number: order.number }])
    const [{ year, serial, content } = {}] = await documentsOf(order)
    expect([year, serial]).toEqual([null, null])
    expect(content?.law).toMatchObject([{ text: 'art. 22, c. 1, n. 1, DPR 633/1972' }])
    expect(await takingsOf(order)).toMatchObject([
      { vat_percent: 22, taxable: order.taxable, vat: order.vat, due: order.due, day: '2026-11-21' },
    ])
  })

  it('of a consumer who requested an invoice gets one, and no entry in the register', async () => {
    const order = await pay({ wants_invoice: true, shipping_address: person })
    expect(order.documents).toMatchObject([{ kind: 'invoice', number: expect.stringMatching(/^2026\/\d+$/) }])
    const [document] = await documentsOf(order)
    expect(document?.content.buyer.address).toMatchObject({ codice_fiscale: person.codice_fiscale })
    expect(await takingsOf(order)).toEqual([])
  })

  it('of a business gets an invoice without a request', async () => {
    expect(kinds(await pay({ billing_address: company }))).toEqual(['invoice'])
  })

  it('is refused at the checkout if an invoice is requested without codice fiscale or address', async () => {
    expect((await place({ wants_invoice: true })).body).toMatchObject({
      code: 'validation',
      fields: [{ path: 'shipping_address.codice_fiscale', code: 'required' }],
    })
    expect((await place({ wants_invoice: true, billing_address: home })).body.fields).toEqual([
      { path: 'billing_address.codice_fiscale', code: 'required' },
    ])
  })

  it('rejects a postcode that does not exist in the country of the checkout address', async () => {
    const codeOf = async (changes: object) =>
      (await place({ shipping_address: { ...home, ...changes } })).body.fields
    expect(await codeOf({ zip: '00000' })).toEqual([{ path: 'shipping_address.zip', code: 'zip' }])
    expect(await codeOf({ zip: '2012' })).toEqual([{ path: 'shipping_address.zip', code: 'zip_it' }])
  })

  it('numbers invoices without gaps when some of many concurrent orders are paid', async () => {
    const placed = await Promise.all(Array.from({ length: 12 }, () => place({ billing_address: company }, 1)))
    const paid = placed.filter((_, at) => at % 3 !== 0).map(({ body }) => body.order.number)
    await Promise.all(
      paid.map(number =>
        shop.call('POST', `/payments/test/test_${number}`, { as: 'user', body: { outcome: 'approve' } }),
      ),
    )
    const { rows } = await shop.context.db.execute<{ serial: number }>(
      `select serial from sale_documents where kind = 'invoice' order by serial`,
    )
    expect(rows.map(({ serial }) => serial)).toEqual(rows.map((_, at) => at + 1))
    expect(rows.length).toBeGreaterThanOrEqual(paid.length)
  })
})

describe('a refund', () => {
  it('of an order with an invoice gets credit notes that add up to it to the cent', async () => {
    const order = await pay({ billing_address: company })
    await refund(order, 1)
    await refund(order, 1)
    await admin('POST', `/orders/${await idOf(order.number)}/status`, { status: 'cancelled' })
    await shop.context.jobs.nudge('send-refunds')
    const documents = await documentsOf(order)
    const [invoice, ...notes] = documents
    expect(documents.map(({ kind }) => kind)).toEqual([
      'invoice',
      'credit_note',
      'credit_note',
      'credit_note',
    ])
    expect(notes.map(({ serial }) => serial)).toEqual([1, 2, 3])
    const sum = (of: 'due' | 'taxable' | 'vat') => notes.reduce((total, note) => total + note[of], 0)
    expect([sum('due'), sum('taxable'), sum('vat')]).toEqual([order.due, order.taxable, order.vat])
    for (const { content, due, taxable, corrects_id } of notes) {
      expect(corrects_id).toBe(invoice?.id)
      expect(content.rows.reduce((total, { gross }) => total + gross, 0)).toBe(due)
      expect(content.rows.reduce((total, { net }) => total + net, 0)).toBe(taxable)
    }
    expect(await takingsOf(order)).toEqual([])
  })

  it('of an order without an invoice is a negative entry on its own day', async () => {
    const order = await pay()
    shop.pass(36 * 3600_000)
    await refund(order, 3)
    expect(kinds(await readOrder(order.number))).toEqual(['summary'])
    const [sale, ...back] = await takingsOf(order)
    expect(sale?.day).toBe('2026-11-21')
    expect(back.every(({ day, due, vat }) => day === '2026-11-22' && due < 0 && vat < 0)).toBe(true)
    const listed = (query: string) => shop.call('GET', `/admin/takings?${query}`, { as: 'admin' })
    const { data, meta } = (await listed('from=2026-11-21&to=2026-11-22')).json()
    expect(data.map(({ day }: { day: string }) => day)).toEqual(['2026-11-22', '2026-11-21'])
    expect(meta.total).toBe(2)
    expect(data[0]).toMatchObject({ vat_percent: 22, sales: 0, refunds: back[0]?.due, due: back[0]?.due })
    expect((await listed('search=2026-11-22')).json().data).toEqual([data[0]])
  })
})

describe('the list of invoices', () => {
  it('contains numbered documents only, with the buyer as issued, and finds them by number and tax id', async () => {
    const order = await pay({ billing_address: company })
    const list = async (query: string) =>
      (await shop.call('GET', `/admin/invoices?${query}`, { as: 'admin' })).json<{ data: InvoiceRow[] }>()
        .data
    const [newest] = await list('')
    expect(newest).toMatchObject({
      number: order.documents[0]?.number,
      kind: 'invoice',
      order: { number: order.number },
      buyer: { name: company.company, country: 'IT', tax_id: company.partita_iva },
      due: order.due,
    })
    expect((await list(`search=${newest?.number}`)).map(({ id }) => id)).toEqual([newest?.id])
    expect(await list(`search=${company.partita_iva}&kind=invoice`)).toContainEqual(newest)
    expect((await list('')).some(({ number }) => number.startsWith('BA-'))).toBe(false)
    expect(await list('from=2030-01-01')).toEqual([])
  })
})

describe('a stored document', () => {
  it('B2: opens by a link for sixty seconds, for its buyer and the admin only', async () => {
    const { number, documents } = await pay()
    const id = documents[0]?.id ?? 0
    const link = (as: 'user' | 'other' | 'admin', of = number) =>
      shop.call('POST', `/me/orders/${of}/documents/${id}`, { as })
    expect((await link('other')).statusCode).toBe(404)
    expect((await link('user', (await pay()).number)).statusCode).toBe(404)
    expect((await link('admin')).statusCode).toBe(200)
    const { url } = (await link('user')).json<{ url: string }>()
    const file = await shop.app.inject({ method: 'GET', url })
    expect(file.statusCode).toBe(200)
    expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const forged = url.replace(`/${id}?`, `/${id - 1}?`)
    expect((await shop.app.inject({ method: 'GET', url: forged })).statusCode).toBe(404)
    shop.pass(61_000)
    expect((await shop.app.inject({ method: 'GET', url })).statusCode).toBe(404)
  })

  it('cannot be changed or deleted, not even by SQL, except for a summary that is erased', async () => {
    const { db } = shop.context
    const summary = await pay()
    const invoice = await pay({ billing_address: company })
    const [id] = [await idOf(invoice.number)]
    const run = (statement: string) => db.execute(sql.raw(statement)).then(String, String)
    for (const statement of [
      `update sale_documents set due = 1 where order_id = ${id}`,
      `delete from sale_documents where order_id = ${id}`,
      `update takings set due = 1`,
      `delete from takings`,
    ])
      await expect(db.execute(sql.raw(statement)), statement).rejects.toThrow()
    await run(`delete from sale_documents where order_id = ${await idOf(summary.number)}`)
    expect(await documentsOf(summary)).toEqual([])
    expect(await documentsOf(invoice)).toHaveLength(1)
  })

  it('does not follow later changes of the shop’s name and of the order', async () => {
    const order = await pay({ billing_address: company })
    await shop.context.db.update(orders).set({ billing_address: null }).where(eq(orders.number, order.number))
    const [document] = await documentsOf(order)
    expect(document?.content).toMatchObject({
      seller: { name: expect.any(String) },
      buyer: { address: { company: company.company } },
      rows: [{ title: order.lines[0]?.title, quantity: 3 }, { kind: 'shipping' }],
    })
  })
})

describe('a numbered PDF of the earlier version', () => {
  it('keeps its number, and its sale and refunds are entered in the register on their days', async () => {
    const { db } = shop.context
    const order = await pay()
    await refund(order, 1)
    const id = await idOf(order.number)
    await db.execute(sql`delete from sale_documents where order_id = ${id}`)
    await db.execute(sql.raw('alter table takings disable trigger takings_unchangeable'))
    await db.delete(takings).where(eq(takings.order_id, id))
    await db.execute(sql.raw('alter table takings enable trigger takings_unchangeable'))
    const seller = { ...emptyCompany, name: 'Bottega' }
    await db
      .insert(invoices)
      .values({ order_id: id, year: 2025, serial: 77, seller, issued_at: new Date('2025-03-01T10:00:00Z') })
    await storeEarlierInvoices(shop.context)
    await storeEarlierInvoices(shop.context)
    const stored = await readOrder(order.number)
    expect(stored.documents).toMatchObject([{ kind: 'earlier_invoice', number: '2025/77' }])
    const [sale, back, ...more] = await takingsOf(order)
    expect(sale).toMatchObject({ day: '2025-03-01', due: order.due })
    expect(back?.due).toBeLessThan(0)
    expect(more).toEqual([])
  })
})

it.each(['invoice', 'credit_note'] as const)(
  'leaves no gap in the numbers after a failed transaction: %s',
  async kind => {
    const { db } = shop.context
    const [issued] = await documentsOf(await pay({ billing_address: company }))
    const { body } = await place({ billing_address: company })
    const { id, year: _, serial: __, ...row } = issued!
    const order_id = await idOf(body.order.number)
    const note = { corrects_id: id, issue_key: 'first' }
    const document = { ...row, order_id, kind, ...(kind === 'credit_note' && note) }
    const lastOf = async () => {
      const { rows } = await db.execute<{ serial: number }>(
        sql`select max(serial) as serial from sale_documents where kind = ${kind}`,
      )
      return rows[0]?.serial ?? 0
    }
    const last = await lastOf()
    const twice = db.transaction(async tx => {
      await insertNumbered(tx, document)
      await insertNumbered(tx, document) // violates a unique index
    })
    await expect(twice).rejects.toThrow()
    expect(await lastOf()).toBe(last)
    await db.transaction(tx => insertNumbered(tx, document))
    expect(await lastOf()).toBe(last + 1)
  },
)
