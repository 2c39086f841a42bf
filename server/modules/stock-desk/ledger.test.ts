/** Random work on stock by several people and buyers at the same time. */
import { randomUUID } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Stocktake } from '@/contract/endpoints/admin/stocktakes.ts'
import { products } from '../../db/schema/catalog.ts'
import { type CheckoutFixture, line, openCheckoutFixture } from '../orders/testing/checkout-fixture.ts'
import { type PaidOrders, paidOrders } from '../orders/testing/paid-orders.ts'
import { findDeviations } from './movements-repo.ts'
import { stockItemsByKey } from './stock-items-repo.ts'

let shop: CheckoutFixture
let admin: PaidOrders['admin']
let idOf: PaidOrders['idOf']
let goods: { id: number; sku: string }[]

beforeAll(async () => {
  shop = await openCheckoutFixture()
  ;({ admin, idOf } = paidOrders(shop))
  const ids = await Promise.all([0, 1, 2].map(async at => (await shop.shelve(40, at)).id))
  const { db } = shop.context
  goods = await db
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(inArray(products.id, ids))
})
afterAll(() => shop.close())

const product = fc.nat(2)
const work = fc.oneof(
  fc.record({
    kind: fc.constant('order' as const),
    product,
    pieces: fc.integer({ min: 1, max: 4 }),
    after: fc.constantFrom('nothing', 'cancel', 'refund', 'restock'),
  }),
  fc.record({ kind: fc.constant('receive' as const), product, pieces: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constant('correct' as const), product, pieces: fc.integer({ min: -6, max: 6 }) }),
  fc.record({ kind: fc.constant('count' as const), product, pieces: fc.integer({ min: 0, max: 60 }) }),
)
type Work = typeof work extends fc.Arbitrary<infer Value> ? Value : never

async function order({ product: at, pieces, after }: Extract<Work, { kind: 'order' }>): Promise<void> {
  const cart = { lines: [line(goods[at]!.id, pieces)], payment_method: 'card' as const }
  const { body, status } = await shop.buy(cart)
  if (status !== 201) return // sold out
  const { number, lines } = body.order
  await shop.call('POST', `/payments/test/test_${number}`, { as: 'user', body: { outcome: 'approve' } })
  const id = await idOf(number)
  if (after === 'cancel') await admin('POST', `/orders/${id}/status`, { status: 'cancelled' })
  if (after === 'refund' || after === 'restock')
    await admin('POST', `/orders/${id}/refunds`, {
      lines: [{ line_id: lines[0]?.id, quantity: 1 }],
      restock: after === 'restock',
    })
}

async function count(code: string, counted: number): Promise<void> {
  const started = await admin('POST', '/stock/stocktakes', { name: 'Random' })
  const path = `/stock/stocktakes/${started.body.id}`
  await admin('POST', `${path}/counts`, { counts: [{ request_id: randomUUID(), code, counted }] })
  const shown = (await admin('GET', path)).body as unknown as Stocktake
  const totals = { counted: shown.counted, differing: shown.differing }
  await Promise.all([admin('POST', `${path}/apply`, totals), admin('POST', `${path}/apply`, totals)])
}

async function run(job: Work): Promise<void> {
  const code = goods[job.product]!.sku
  if (job.kind === 'order') return order(job)
  if (job.kind === 'count') return count(code, job.pieces)
  if (job.kind === 'correct') await admin('PATCH', '/stock', { items: [{ sku: code, change: job.pieces }] })
  else
    await admin('POST', '/stock/receipts', {
      request_id: randomUUID(),
      lines: [{ code, pieces: job.pieces }],
    })
}

/** What the lines of open orders still have to ship, computed without the query under test. */
async function piecesToShip(id: number): Promise<number> {
  const { rows } = await shop.context.db.execute<{ pieces: number }>(sql`
    select coalesce(sum(l.quantity - coalesce((select sum((r->>'unsent')::int) from refunds f, jsonb_array_elements(f.lines) r
      where f.order_id = o.id and f.status <> 'refused' and (r->>'line_id')::int = l.id), 0)), 0)::int as pieces
    from order_lines l join orders o on o.id = l.order_id
    where l.product_id = ${id} and o.status in ('placed', 'confirmed') and o.payment_status <> 'refunded'
      and exists (select from stock_movements m where m.order_id = o.id)`)
  return rows[0]?.pieces ?? 0
}

describe('the stock ledger', () => {
  it('equals the stock of every item after random concurrent orders, refunds, receipts, corrections and stocktakes', async () => {
    const { db } = shop.context
    await fc.assert(
      fc.asyncProperty(fc.array(work, { minLength: 8, maxLength: 16 }), async jobs => {
        const lanes = [0, 1, 2, 3].map(lane => jobs.filter((_, at) => at % 4 === lane))
        await Promise.all(
          lanes.map(async lane => {
            for (const job of lane) await run(job)
          }),
        )
        expect((await findDeviations(db)).deviations).toEqual([])
        for (const { id } of goods) {
          const [item] = await stockItemsByKey(db, [`product:${id}`], 'it')
          expect(item?.stock_quantity).toBeGreaterThanOrEqual(0)
          expect(item?.reserved).toBe(await piecesToShip(id))
        }
      }),
      { numRuns: 8, seed: 46 },
    )
  }, 240_000)

  it('moves pieces from available to reserved with a sale, and leaves the physical stock unchanged', async () => {
    const { db } = shop.context
    const { id } = await shop.shelve(20, 0)
    const shelfOf = async () => {
      const [item] = await stockItemsByKey(db, [`product:${id}`], 'it')
      return { available: item?.stock_quantity ?? 0, reserved: item?.reserved ?? 0 }
    }
    const before = await shelfOf()
    await order({
      kind: 'order',
      product: goods.findIndex(one => one.id === id),
      pieces: 3,
      after: 'nothing',
    })
    const after = await shelfOf()
    expect(after).toEqual({ available: before.available - 3, reserved: before.reserved + 3 })
  })
})
