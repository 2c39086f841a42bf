import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { bulkJobs } from '../../db/schema/bulk-jobs.ts'
import { parcels } from '../../db/schema/orders.ts'
import { outsideTransaction } from '../../testing/one-connection.ts'
import { type CheckoutFixture, line, openCheckoutFixture } from '../orders/testing/checkout-fixture.ts'
import { type PaidOrder, type PaidOrders, paidOrders } from '../orders/testing/paid-orders.ts'
import { runJobs } from './run-jobs.ts'
import { bulkJobCalls } from './testing/bulk-job-calls.ts'

let shop: CheckoutFixture
let orders: PaidOrders
let calls: ReturnType<typeof bulkJobCalls>
beforeAll(async () => {
  shop = await openCheckoutFixture()
  orders = paidOrders(shop)
  calls = bulkJobCalls(shop)
})
afterAll(() => shop.close())

const shipping = (placed: readonly Pick<PaidOrder, 'id'>[], carrier = 'BRT') => ({
  kind: 'ship' as const,
  rows: placed.map(({ id }, at) => ({ order_id: id, carrier, tracking_code: `CODE${id}-${at}` })),
})
const parcelsOf = (id: number) => shop.context.db.select().from(parcels).where(eq(parcels.order_id, id))
const never = new AbortController().signal

const paid = (count: number): Promise<PaidOrder[]> => orders.paidOrders(count)

describe('a bulk job (decision 0067)', () => {
  it('ships each order, stores the error of a row and does the other rows', async () => {
    const [first, last] = await paid(2)
    const work = shipping([first!, { id: 999_999 }, last!])
    const started = await calls.start(work)
    expect(started).toMatchObject({ status: 202, body: { status: 'waiting', total: 3, succeeded: 0 } })
    await calls.run()
    expect(await calls.job(started.body.id)).toMatchObject({
      status: 'done',
      succeeded: 2,
      failed: 1,
      file: `ship-${started.body.id}.csv`,
    })
    expect(await calls.rows(started.body.id)).toMatchObject([
      { subject: first!.number, status: 'done', problem: null },
      { status: 'failed', problem: { code: 'not_found' } },
      { subject: last!.number, status: 'done' },
    ])
    expect(await parcelsOf(first!.id)).toMatchObject([
      { carrier: 'BRT', tracking_code: `CODE${first!.id}-0` },
    ])
    const { bytes, type } = await calls.file(started.body.id)
    expect(type).toContain('text/csv')
    expect(bytes.toString()).toContain(`${first!.number};CODE${first!.id}-0;BRT;Fatto;`)
    expect(bytes.toString()).toContain('999999;CODE999999-1;BRT;Non riuscito;')
  })

  it('is started once for two requests with the same id', async () => {
    const [order] = await paid(1)
    const requestId = randomUUID()
    const first = await calls.start(shipping([order!]), requestId)
    const second = await calls.start(shipping([order!]), requestId)
    expect(second.body.id).toBe(first.body.id)
    await calls.run()
    expect(await parcelsOf(order!.id)).toHaveLength(1)
  })

  it('ships an order once when two people ship it, and names the first of them', async () => {
    const placed = await paid(3)
    const [first, second] = [await calls.start(shipping(placed)), await calls.start(shipping(placed))]
    await Promise.all(['one', 'two'].map(holder => runJobs(shop.context, holder, never)))
    for (const { id } of placed) expect(await parcelsOf(id)).toHaveLength(1)
    const rows = [...(await calls.rows(first.body.id)), ...(await calls.rows(second.body.id))]
    expect(rows.filter(({ status }) => status === 'done')).toHaveLength(3)
    const refused = rows.filter(({ status }) => status === 'failed')
    expect(refused.map(({ problem }) => problem?.code)).toEqual(Array(3).fill('already_shipped'))
    expect(refused[0]?.problem?.params).toMatchObject({ name: expect.stringMatching(/\w/) })
  })

  it('continues after its process has ended in the middle', async () => {
    const placed = await paid(3)
    const { body } = await calls.start(shipping(placed))
    const ending = new AbortController()
    const now = shop.context.now
    let shippedCount = 0
    const process = {
      ...shop.context,
      now: () => {
        shippedCount += 1
        ending.abort() // after the first row has begun
        return now()
      },
    }
    await runJobs(process, 'ended', ending.signal)
    expect(shippedCount).toBeGreaterThan(0)
    expect(await calls.job(body.id)).toMatchObject({ status: 'running', succeeded: 1 })
    await calls.run()
    expect(await calls.job(body.id)).toMatchObject({ status: 'done', succeeded: 3, failed: 0 })
    for (const { id } of placed) expect(await parcelsOf(id)).toHaveLength(1)
  })

  it('undoes a row of a process that has lost its lease', async () => {
    const [order] = await paid(1)
    const { body } = await calls.start(shipping([order!]))
    const { db } = shop.context
    const now = shop.context.now
    let isTakenOver = false
    const slow = {
      ...shop.context,
      events: { ...shop.context.events },
      now,
      mail: {
        ...shop.context.mail,
        // The email is part of the row. Before it is stored, another process takes the job over.
        queue: async (...args: Parameters<typeof shop.context.mail.queue>) => {
          isTakenOver = true
          await args[1].execute(sql`update bulk_jobs set holder = 'another' where id = ${body.id}`)
          await shop.context.mail.queue(...args)
        },
      },
    }
    await runJobs(slow, 'slow', never)
    expect(isTakenOver).toBe(true)
    expect(await parcelsOf(order!.id)).toHaveLength(0)
    await db
      .update(bulkJobs)
      .set({ lease_until: new Date(0) })
      .where(eq(bulkJobs.id, body.id))
    await calls.run()
    expect(await parcelsOf(order!.id)).toHaveLength(1)
    expect(await calls.job(body.id)).toMatchObject({ status: 'done', succeeded: 1 })
  })

  // The embedded database has one connection: no other transaction can renew a lease during a row.
  it.runIf(process.env.TEST_DATABASE_URL)(
    'keeps its lease during a row that takes longer than it',
    async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
      onTestFinished(() => void vi.useRealTimers())
      const [order] = await paid(1)
      const { body } = await calls.start(shipping([order!]))
      const { db, mail } = shop.context
      const isThisJob = eq(bulkJobs.id, body.id)
      const isLeased = async () => {
        const [job] = await db.select().from(bulkJobs).where(isThisJob)
        return Number(job?.lease_until) > Date.now()
      }
      const queue: typeof mail.queue = async (...args) => {
        await outsideTransaction(async () => {
          await db
            .update(bulkJobs)
            .set({ lease_until: new Date(0) })
            .where(isThisJob)
          vi.advanceTimersByTime(2000)
          await expect.poll(isLeased).toBe(true)
        })
        await mail.queue(...args)
      }
      await runJobs({ ...shop.context, mail: { ...mail, queue } }, 'slow', never)
      expect(await calls.job(body.id)).toMatchObject({ status: 'done', succeeded: 1 })
      expect(await parcelsOf(order!.id)).toHaveLength(1)
    },
  )

  it('does no further row after it was stopped', async () => {
    const placed = await paid(2)
    const { body } = await calls.start(shipping(placed))
    expect(await calls.stop(body.id)).toMatchObject({ status: 'stopped' })
    await calls.run()
    expect(await calls.job(body.id)).toMatchObject({ status: 'stopped', succeeded: 0 })
    expect(await parcelsOf(placed[0]!.id)).toHaveLength(0)
  })

  it('records the payment of each order that waits for a transfer', async () => {
    const product = await shop.shelve(20)
    const placed = await shop.buy({ lines: [line(product.id)], payment_method: 'transfer' })
    const id = await orders.idOf(placed.body.order.number)
    const { body } = await calls.start({ kind: 'mark_paid', orders: { ids: [id] } })
    await calls.run()
    expect(await calls.job(body.id)).toMatchObject({ status: 'done', succeeded: 1 })
    expect(await orders.readOrder(placed.body.order.number)).toMatchObject({ payment_status: 'paid' })
    const again = await calls.start({ kind: 'mark_paid', orders: { ids: [id] } })
    await calls.run()
    expect((await calls.rows(again.body.id))[0]?.problem?.code).toBe('order_state')
  })

  it('cancels orders and returns their stock, but not those in a parcel', async () => {
    const [open, sent] = await paid(2)
    await orders.admin('POST', `/orders/${sent!.id}/parcels`, { carrier: 'GLS' })
    const stock = await shop.stockOf(open!.one.id)
    const { body } = await calls.start({ kind: 'cancel', orders: { ids: [open!.id, sent!.id] } })
    await calls.run()
    expect(await calls.job(body.id)).toMatchObject({ succeeded: 1, failed: 1 })
    expect(await orders.readOrder(open!.number)).toMatchObject({ status: 'cancelled' })
    expect(await shop.stockOf(open!.one.id)).toBe((stock ?? 0) + 1)
  })

  it('selects all orders that match the filter of the list', async () => {
    await paid(1)
    const list = await shop.call('GET', '/admin/orders?to_prepare=true', { as: 'admin' })
    const { total } = list.json<{ meta: { total: number } }>().meta
    const { body } = await calls.start({ kind: 'pick_list', orders: { filter: { to_prepare: 'true' } } })
    expect(body.total).toBe(total)
    await calls.run()
    const none = await calls.start({ kind: 'pick_list', orders: { filter: { search: 'nessuno così' } } })
    expect(none).toMatchObject({ status: 422, body: { fields: [{ path: 'orders', code: 'no_orders' }] } })
  })
})
