/** What writes events for webhooks, and where they may be sent. */
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { products } from '../../../db/schema/catalog.ts'
import { webhookDeliveries } from '../../../db/schema/integrations.ts'
import { heldUp } from '../../../testing/held-up.ts'
import { openTestServer } from '../../../testing/test-server.ts'
import { forgetGuestsWithoutOrders, insertGuest } from '../../shop-customers/customers-repo.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'
import {
  admin,
  buyOne,
  changeStock,
  deliver,
  openShopWithReceiver,
  orderEvents,
  receiver,
  shop,
  subscribe,
  typesOf,
} from './testing/webhook-fixture.ts'

openShopWithReceiver()

describe('the events', () => {
  it('report an order from its placement to its refund, in this order', async () => {
    await subscribe(receiver.url, orderEvents)
    const { id, due, number } = await buyOne()
    await admin('POST', `orders/${id}/payments`, { amount: due })
    await admin('POST', `orders/${id}/parcels`, { carrier: 'BRT', tracking_code: '1', lines: [] })
    await shop.call('POST', `/admin/orders/${id}/refunds`, {
      as: 'admin',
      body: { amount: 100, reason: 'scratch' },
      headers: { 'idempotency-key': 'refund-of-a-test-1' },
    })
    await deliver()
    expect(typesOf(`order:${id}`, receiver)).toEqual([
      'order.placed',
      'order.paid',
      'order.shipped',
      'order.refunded',
    ])
    expect(receiver.received[0]?.event.data).toEqual({ id, number })
  })

  it('report a cancelled order', async () => {
    await subscribe()
    const { id } = await buyOne()
    await admin('POST', `orders/${id}/status`, { status: 'cancelled' })
    await deliver()
    expect(typesOf(`order:${id}`, receiver)).toEqual(['order.placed', 'order.cancelled'])
  })

  it('report an undone parcel after its shipment, but not that of an order that is collected', async () => {
    await subscribe(receiver.url, ['order.shipped', 'order.parcel_undone'])
    const [sent, collected] = [await buyOne(), await buyOne()]
    await shop.context.db.execute(sql`update orders set is_pickup = true where id = ${collected.id}`)
    for (const { id, due } of [sent, collected]) {
      await admin('POST', `orders/${id}/payments`, { amount: due })
      const shipped = await admin('POST', `orders/${id}/parcels`, { carrier: 'BRT', lines: [] })
      const [parcel] = shipped.json<{ parcels: { id: number }[] }>().parcels
      expect((await admin('DELETE', `parcels/${parcel?.id}`)).statusCode).toBe(200)
    }
    await deliver()
    expect(typesOf(`order:${sent.id}`, receiver)).toEqual(['order.shipped', 'order.parcel_undone'])
    expect(typesOf(`order:${collected.id}`, receiver)).toEqual([])
  })

  it('report stock once per transaction, and products only if more than their stock changed', async () => {
    await subscribe(receiver.url, ['product.changed', 'stock.changed'])
    const { id } = await shop.shelve(20)
    await shop.context.db.delete(webhookDeliveries)
    await changeStock(id, 19)
    await shop.context.db.transaction(async tx => {
      await tx.update(products).set({ sku: 'CHANGED-1' }).where(eq(products.id, id))
      await tx.update(products).set({ sku: 'CHANGED-2' }).where(eq(products.id, id))
    })
    await deliver()
    expect(receiver.received.map(({ event }) => event.type).sort()).toEqual([
      'product.changed',
      'stock.changed',
      'stock.changed',
    ])
  })

  const guest = (email: string) =>
    insertGuest(shop.context.db, { email, name: 'Ada Conti', created_at: shop.context.now() })
  const erasures = async () => {
    await deliver()
    return receiver.received.map(({ event }) => event)
  }

  it('report an erased account with the ids of account and customer', async () => {
    await subscribe()
    const body = { name: 'Ada Conti', email: 'erased@example.com', role: 'user', locale: 'it' }
    const { id, customer_id } = (await admin('POST', 'users', body)).json()
    await admin('POST', `customers/${customer_id}/erase`, { email: body.email })
    expect(await erasures()).toMatchObject([{ type: 'customer.erased', data: { id, customer_id } }])
  })

  it('report an erased guest with the id of the customer', async () => {
    await subscribe()
    const customer_id = await guest('erased-guest@example.com')
    await admin('POST', `customers/${customer_id}/erase`, { email: 'erased-guest@example.com' })
    expect(await erasures()).toMatchObject([{ type: 'customer.erased', data: { id: null, customer_id } }])
  })

  it('report a guest whose retention period has ended', async () => {
    await subscribe()
    const customer_id = await guest('expired-guest@example.com')
    await shop.context.db.transaction(forgetGuestsWithoutOrders)
    expect(await erasures()).toMatchObject([{ type: 'customer.erased', data: { id: null, customer_id } }])
  })

  it('are not written by a transaction that is rolled back, and only for chosen events of enabled webhooks', async () => {
    await subscribe(receiver.url, ['order.placed'])
    const { id } = await shop.shelve(20)
    await changeStock(id, 3)
    const { db, events } = shop.context
    const order = await buyOne()
    await expect(
      db.transaction(async tx => {
        await events.publish('order-placed', { orderId: order.id }, tx)
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    await deliver()
    expect(receiver.received.map(({ event }) => event.type)).toEqual(['order.placed'])
  })
})

describe('deleting a webhook', () => {
  it('does not fail an order that is placed concurrently', async () => {
    const { id } = await subscribe(receiver.url, orderEvents)
    const [order] = await heldUp(shop.context.db, sql`delete from webhooks where id = ${id}`, [buyOne])
    expect(order?.id).toBeGreaterThan(0)
  })
})

describe('the address of a webhook', () => {
  it.each([
    'ftp://example.com/',
    'https://user:secret@example.com/',
    'https://example.com/#part',
    'example.com',
  ])('is refused as %s', async url => {
    const response = await admin('POST', 'webhooks', { url, events: ['order.placed'] })
    expect(response.json()).toMatchObject({ fields: [{ path: 'url', code: 'https_address' }] })
  })

  it('must begin with https unless private addresses are allowed', async () => {
    const strict = await openTestServer()
    try {
      const body = { url: 'http://example.com/', events: ['order.placed'] }
      const response = await strict.call('POST', '/admin/webhooks', { as: 'admin', body })
      expect(response.json()).toMatchObject({ fields: [{ path: 'url', code: 'https_address' }] })
    } finally {
      await strict.close()
    }
  })

  it('is not reached if it is private', async () => {
    const { id } = await subscribe(receiver.url.replace('http:', 'https:'), ['order.placed'])
    await buyOne()
    const { config } = shop.context
    await deliverWebhooks(
      { ...shop.context, config: { ...config, webhooksMayBePrivate: false } },
      new AbortController().signal,
    )
    expect(receiver.received).toEqual([])
    const { data } = (await admin('GET', `webhooks/${id}/deliveries`)).json<{
      data: { attempts: { error: string }[] }[]
    }>()
    expect(data[0]?.attempts[0]?.error).toMatch(/not allowed/)
  })
})
