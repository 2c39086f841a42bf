/** Credit notes that the shop issues by hand (decision 0060). */
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InvoiceRow } from '@/contract/endpoints/admin/accounting.ts'
import type { CreditOffer } from '@/contract/endpoints/admin/credit-notes.ts'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { saleDocuments } from '../../../db/schema/sale-documents.ts'
import { heldUp } from '../../../testing/held-up.ts'
import { type CheckoutFixture, home, line, newKey, openCheckoutFixture } from '../testing/checkout-fixture.ts'
import { type PaidOrders, paidOrders } from '../testing/paid-orders.ts'

let shop: CheckoutFixture
let { admin, idOf, readOrder } = {} as PaidOrders
beforeAll(async () => {
  shop = await openCheckoutFixture()
  ;({ admin, idOf, readOrder } = paidOrders(shop))
})
afterAll(() => shop.close())

const company = {
  ...home,
  kind: 'company' as const,
  company: 'Giochi Riuniti S.r.l.',
  partita_iva: '00743110157',
  sdi: 'M5UXCR1',
}

/** A paid order of three pieces with an invoice. */
async function invoiced(): Promise<{ order: Order; invoice: number; lineId: number }> {
  const product = await shop.shelve(50)
  const cart = { lines: [line(product.id, 3)], payment_method: 'card' as const }
  const { totals } = await shop.quote(cart, 'user')
  const changes = { expected_due: totals.due, billing_address: company }
  const { number } = (await shop.place(cart, { changes })).body.order
  await shop.call('POST', `/payments/test/test_${number}`, { as: 'user', body: { outcome: 'approve' } })
  const order = await readOrder(number)
  return { order, invoice: order.documents[0]?.id ?? 0, lineId: order.lines[0]?.id ?? 0 }
}

const credit = async (invoice: number, body: object, key = newKey()) => {
  const request = { as: 'admin' as const, body: { reason: 'Sconto concordato', ...body } }
  const headers = { 'idempotency-key': key }
  const response = await shop.call('POST', `/admin/invoices/${invoice}/credit-notes`, { ...request, headers })
  return response.json<{
    document?: { id: number; number: string }
    amount?: number
    code?: string
    fields?: unknown
  }>()
}
const offerOf = async (invoice: number, body: object = {}) =>
  (
    await shop.call('POST', `/admin/invoices/${invoice}/credit-notes/preview`, { as: 'admin', body })
  ).json<CreditOffer>()
const notesOf = async ({ number }: Order) =>
  shop.context.db
    .select()
    .from(saleDocuments)
    .where(and(eq(saleDocuments.order_id, await idOf(number)), eq(saleDocuments.kind, 'credit_note')))
    .orderBy(saleDocuments.id)
const refund = async (order: Order, amount: number) => {
  await admin('POST', `/orders/${await idOf(order.number)}/refunds`, { amount })
  await shop.context.jobs.nudge('send-refunds')
}

describe('a credit note by hand', () => {
  it('credits an amount with its VAT and its reason, and refunds nothing', async () => {
    const { order, invoice } = await invoiced()
    const { document, amount } = await credit(invoice, { amount: 1220 })
    expect(document?.number).toMatch(/^NC-2026\/\d+$/)
    expect(amount).toBe(1220)
    const [note] = await notesOf(order)
    expect(note).toMatchObject({ taxable: 1000, vat: 220, due: 1220, corrects_id: invoice, refund_id: null })
    expect(note?.content.credited).toEqual({ lines: [], shipping: 0, reason: 'Sconto concordato' })
    expect((await readOrder(order.number)).refunded).toBe(0)
    expect(await offerOf(invoice)).toMatchObject({ left: { amount: order.due - 1220 } })
  })

  it('credits pieces at what was paid for them, each once', async () => {
    const { order, invoice, lineId } = await invoiced()
    const wish = { lines: [{ line_id: lineId, quantity: 2 }] }
    const { amount } = await offerOf(invoice, wish)
    expect(await credit(invoice, wish)).toMatchObject({ amount })
    const [note] = await notesOf(order)
    expect(note?.content.rows).toMatchObject([{ kind: 'line', quantity: 2, gross: amount }])
    expect((await offerOf(invoice)).left.lines).toMatchObject([{ line_id: lineId, quantity: 1 }])
    expect(await credit(invoice, wish)).toMatchObject({ code: 'not_refundable' })
  })

  it('never exceeds what is left of the invoice after notes and refunds, and the last one takes every cent', async () => {
    const { order, invoice } = await invoiced()
    await refund(order, 333)
    await credit(invoice, { amount: 1000 })
    const left = order.due - 1333
    expect(await credit(invoice, { amount: left + 1 })).toMatchObject({
      code: 'validation',
      fields: [{ path: 'amount', code: 'credit_too_much' }],
    })
    await credit(invoice, { amount: left })
    const notes = await notesOf(order)
    const sum = (of: 'taxable' | 'vat' | 'due') => notes.reduce((total, note) => total + note[of], 0)
    expect([sum('taxable'), sum('vat'), sum('due')]).toEqual([order.taxable, order.vat, order.due])
    expect(await credit(invoice, { amount: 1 })).toMatchObject({ code: 'validation' })
  })

  it('covers the refund that follows it, so that no amount is credited twice', async () => {
    const { order, invoice } = await invoiced()
    await credit(invoice, { amount: 1000 })
    await refund(order, 800)
    expect(await notesOf(order)).toHaveLength(1)
    await refund(order, 500)
    expect((await notesOf(order)).map(({ due }) => due)).toEqual([1000, 300])
  })

  it('is issued once per idempotency key', async () => {
    const { order, invoice } = await invoiced()
    const key = newKey()
    const first = await credit(invoice, { amount: 500 }, key)
    expect(await credit(invoice, { amount: 500 }, key)).toEqual(first)
    expect(await notesOf(order)).toHaveLength(1)
  })

  it('is refused without a key, a reason, a content, or an invoice', async () => {
    const { order, invoice } = await invoiced()
    expect(await credit(invoice, { amount: 5 }, '')).toMatchObject({ code: 'idempotency_key' })
    expect(await credit(invoice, { amount: 5, reason: ' ' })).toMatchObject({ code: 'validation' })
    expect(await credit(invoice, {})).toMatchObject({ code: 'not_refundable' })
    await credit(invoice, { amount: 5 })
    const [note] = await notesOf(order)
    expect(await credit(note?.id ?? 0, { amount: 1 })).toMatchObject({ code: 'not_found' })
  })

  it('issues only what is left if several people credit the invoice concurrently', async () => {
    const { order, invoice } = await invoiced()
    const amount = Math.ceil(order.due / 2) + 1
    const rows = sql`lock table invoice_counters in exclusive mode` // the first row that a note writes
    const issue = () => credit(invoice, { amount })
    const results = await heldUp(shop.context.db, rows, [issue, issue, issue])
    expect(results.filter(({ document }) => document)).toHaveLength(1)
    expect(await notesOf(order)).toHaveLength(1)
  })

  it('is in the journal, and its electronic file states the reason', async () => {
    const { invoice } = await invoiced()
    const { document } = await credit(invoice, { amount: 1220 })
    const list = await shop.call('GET', `/admin/invoices?search=${document?.number}`, { as: 'admin' })
    expect(list.json<{ data: InvoiceRow[] }>().data).toMatchObject([{ kind: 'credit_note', due: 1220 }])
    const sent = await shop.call('POST', `/admin/invoices/${document?.id}/send`, { as: 'admin' })
    expect(sent.json()).toMatchObject({ file: { state: 'sent' }, failed: [] })
    const { rows } = await shop.context.db.execute<{ xml: string }>(
      sql`select xml from electronic_invoices where document_id = ${document?.id}`,
    )
    expect(rows[0]?.xml).toContain('<Causale>Sconto concordato</Causale>')
    expect(rows[0]?.xml).toContain('<TipoDocumento>TD04</TipoDocumento>')
  })
})
