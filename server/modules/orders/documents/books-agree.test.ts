/**
 * Random orders through the calls of the shop: order, documents, ledger, register of takings, Union scheme and journal agree to the cent
 * per day and rate (decisions 0060 and 0065).
 */
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InvoiceRow, TakingsDay } from '@/contract/endpoints/admin/accounting.ts'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import { taxDefaults } from '@/contract/tax-settings.ts'
import { shopTime } from '@/lib/shop-clock.ts'
import { saleDocuments, takings } from '../../../db/schema/sale-documents.ts'
import { vatChecks } from '../../../db/schema/vat-checks.ts'
import { taxesOfDocument } from '../../invoices/sale-documents-repo.ts'
import { storeSettings } from '../../settings/settings-repo.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../testing/checkout-fixture.ts'
import { type PaidOrders, paidOrders } from '../testing/paid-orders.ts'
import {
  type BoughtOrder,
  openRandomSales,
  type RandomSale,
  type RandomSales,
  randomSale,
} from '../testing/random-sales.ts'

let shop: CheckoutFixture
let { admin } = {} as PaidOrders
let sales: RandomSales
beforeAll(async () => {
  shop = await openCheckoutFixture()
  ;({ admin } = paidOrders(shop))
  sales = await openRandomSales(shop)
})
afterAll(() => shop.close())

const day = 24 * 3600_000
interface Amounts {
  taxable: number
  vat: number
  due: number
}
type Book = Map<string, Amounts>

const zero: Amounts = { taxable: 0, vat: 0, due: 0 }
const plus = (a: Amounts, b: Amounts, sign = 1): Amounts => ({
  taxable: a.taxable + sign * b.taxable,
  vat: a.vat + sign * b.vat,
  due: a.due + sign * b.due,
})
const enter = (book: Book, key: string, amounts: Amounts, sign = 1) =>
  void book.set(key, plus(book.get(key) ?? zero, amounts, sign))
/** As an object without entries of zero, which a difference shows in full. */
const entriesOf = (book: Book) =>
  Object.fromEntries(
    [...book].filter(([, { taxable, vat, due }]) => taxable !== 0 || vat !== 0 || due !== 0).sort(),
  )

const dayOf = (time: string | Date) => shopTime(new Date(time)).slice(0, 10)

/** What the buyers were charged and what was returned to them, from orders and ledger: by day and rate, and by day. */
function booksOfOrders(all: readonly AdminOrder[]): { sales: Book; money: Map<string, number> } {
  const sales: Book = new Map()
  const money = new Map<string, number>()
  const add = (time: string, amount: number) => money.set(dayOf(time), (money.get(dayOf(time)) ?? 0) + amount)
  for (const { taxes, vat_percent, taxable, vat, due, ledger } of all) {
    const captured = ledger.find(({ kind }) => kind === 'captured')
    if (!captured) throw new Error('an order was not paid')
    expect(captured.amount).toBe(due)
    for (const part of taxes ?? [{ percent: vat_percent, taxable, vat }]) {
      const sums = { taxable: part.taxable ?? 0, vat: part.vat ?? 0 }
      enter(sales, `${dayOf(captured.at)} ${part.percent}`, {
        ...part,
        ...sums,
        due: sums.taxable + sums.vat,
      })
    }
    for (const { kind, amount, at: time } of ledger)
      if (kind === 'captured' || kind === 'refunded')
        add(time, (kind === 'captured' ? 1 : -1) * (amount ?? 0))
  }
  return { sales, money }
}

const list = async <Row>(path: string, from: string): Promise<Row[]> => {
  const rows: Row[] = []
  for (let page = 1; ; page++) {
    const url = `${path}?from=${from}&per_page=100&page=${page}`
    const { data, meta } = (await shop.call('GET', url, { as: 'admin' })).json()
    rows.push(...data)
    if (rows.length >= meta.total) return rows
  }
}

/** Net of refunds, by day and rate: invoices and credit notes of the journal, takings, and sales in the Union scheme. */
async function booksOfAccounting(from: string): Promise<Book> {
  const book: Book = new Map()
  for (const { kind, issued_at, taxes } of await list<InvoiceRow>('/admin/invoices', from))
    for (const part of taxes)
      enter(book, `${dayOf(issued_at)} ${part.vat_percent}`, part, kind === 'credit_note' ? -1 : 1)
  for (const row of await list<TakingsDay>('/admin/takings', from)) {
    expect(row.sales + row.refunds).toBe(row.due)
    enter(book, `${row.day} ${row.vat_percent}`, row)
  }
  const union = await shop.context.db.select().from(takings).where(eq(takings.is_oss, true))
  for (const row of union) if (row.day >= from) enter(book, `${row.day} ${row.vat_percent}`, row)
  return book
}

/** Taxable amount of everything that was refunded of one rate, by the rule of worked example 8. */
const refundedTaxable = (sold: Amounts & { percent: number }, gross: number) =>
  gross === sold.due ? sold.taxable : Math.round((gross * 100) / (100 + sold.percent))

/** Refunds by day and rate. Each must follow the cumulative rule, and a fully refunded order must leave no cent of any rate. */
async function booksOfRefunds(all: readonly AdminOrder[]): Promise<Book> {
  const book: Book = new Map()
  const { db } = shop.context
  for (const order of all) {
    const documents = await db
      .select()
      .from(saleDocuments)
      .where(eq(saleDocuments.order_id, order.id))
      .orderBy(saleDocuments.id)
    const entries = await db.select().from(takings).where(eq(takings.order_id, order.id)).orderBy(takings.id)
    const [sale] = documents
    if (!sale) throw new Error('a paid order has no document')
    const sold = taxesOfDocument(sale)
    for (const document of documents)
      for (const [part, { taxable, vat, due }] of taxesOfDocument(document).entries()) {
        const rows = document.content.rows.filter(row => (row.part ?? 0) === part)
        const sum = (of: 'net' | 'vat' | 'gross') => rows.reduce((total, row) => total + row[of], 0)
        expect({ taxable: sum('net'), vat: sum('vat'), due: sum('gross') }).toEqual({ taxable, vat, due })
      }
    const back = [
      ...documents
        .filter(({ kind }) => kind === 'credit_note')
        .flatMap(note =>
          taxesOfDocument(note).map((taxed, part) => ({ part, day: dayOf(note.issued_at), ...taxed })),
        ),
      ...entries
        .filter(({ refund_id }) => refund_id !== null)
        .map(entry => ({
          ...plus(zero, entry, -1),
          part: entry.part,
          day: entry.day,
          percent: entry.vat_percent,
        })),
    ]
    for (const [part, taxed] of sold.entries()) {
      let total = zero
      for (const one of back.filter(entry => entry.part === part)) {
        enter(book, `${one.day} ${one.percent}`, one)
        total = plus(total, one)
        expect(total.taxable, order.number).toBe(refundedTaxable(taxed, total.due))
        expect(total.due).toBe(total.taxable + total.vat)
        expect(Math.min(one.taxable, one.vat, one.due)).toBeGreaterThanOrEqual(0)
      }
      if (order.payment_status === 'refunded') expect(total).toEqual(plus(zero, taxed))
    }
  }
  return book
}

const settings = [
  [4501, 'the formula of the specification', {}],
  [4502, 'tax by country below the threshold', { by_country: true, shipping_class: 'standard' }],
  [4503, 'the Union scheme and equal gross prices', { by_country: true, is_oss: true }],
  [4504, 'the Union scheme and equal net prices', { by_country: true, is_oss: true, prices: 'net' }],
] as const

describe('the books of the shop', () => {
  it.each(settings)('agree to the cent for 75 random orders (seed %i) with %s', async (seed, _, setting) => {
    const { db, jobs } = shop.context
    shop.pass(2 * day) // after the days of the orders of the demo shop and of earlier seeds
    const from = dayOf(shop.context.now())
    await storeSettings(db, { tax: { ...taxDefaults, ...setting } }, shop.context.now())
    const valid = { vat_number: 'ATU12345678', state: 'valid' as const, request_identifier: 'W1' }
    const samples = fc.sample(randomSale, { seed, numRuns: 75 })
    const bought: { order: BoughtOrder; sale: RandomSale }[] = []
    for (let first = 0; first < samples.length; first += 25) {
      await db.insert(vatChecks).values({ ...valid, checked_at: shop.context.now() })
      const today = samples.slice(first, first + 25)
      bought.push(...(await inGroups(today, async sale => ({ order: await sales.buy(sale), sale }))))
      shop.pass(day)
    }
    await inGroups(bought.slice(0, 50), ({ order, sale }) => sales.giveBack(order, sale))
    await jobs.nudge('send-refunds')
    shop.pass(day)
    await inGroups(bought.slice(50), ({ order, sale }) => sales.giveBack(order, sale))
    await inGroups(bought, async ({ order, sale }) => {
      if (sale.isCancelled) await admin('POST', `/orders/${order.id}/status`, { status: 'cancelled' })
    })
    await jobs.nudge('send-refunds')
    const all = await inGroups(bought, async ({ order }) => (await admin('GET', `/orders/${order.id}`)).body)
    const { sales: book, money } = booksOfOrders(all)
    const returned = await booksOfRefunds(all)
    expect(returned.size).toBeGreaterThan(0)
    for (const [key, amounts] of returned) enter(book, key, amounts, -1)
    const accounting = await booksOfAccounting(from)
    expect(entriesOf(accounting)).toEqual(entriesOf(book))
    const ofDay: Record<string, number> = {}
    for (const [key, { due }] of accounting) ofDay[key.slice(0, 10)] = (ofDay[key.slice(0, 10)] ?? 0) + due
    expect(ofDay).toEqual(Object.fromEntries(money))
  })
})

/** Six at a time, in the order of `items`. */
async function inGroups<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let first = 0; first < items.length; first += 6)
    results.push(...(await Promise.all(items.slice(first, first + 6).map(work))))
  return results
}
