/** A shop with webhooks, and a receiver on this machine. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { type WebhookEvent, webhookEvents } from '@/contract/endpoints/admin/webhooks.ts'
import { products } from '../../../../db/schema/catalog.ts'
import { webhookDeliveries, webhooks } from '../../../../db/schema/integrations.ts'
import { type CheckoutFixture, line, openCheckoutFixture } from '../../../orders/testing/checkout-fixture.ts'
import { webhooksJob } from '../../module.ts'
import { openReceiver, type Receiver } from './receiver.ts'

export let shop: CheckoutFixture
export let receiver: Receiver

/** Opens a shop for the test file, and a receiver for each test. */
export function openShopWithReceiver(): void {
  beforeAll(async () => {
    shop = await openCheckoutFixture({ webhooksMayBePrivate: true })
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    receiver = await openReceiver()
    shop.pass(10 * 60_000) // opens a new session, because webhooks need a recent login
  })
  afterEach(async () => {
    await shop.context.db.delete(webhooks)
    await receiver.close()
  })
}

export interface Listed {
  secret: string
  data: { id: number; is_enabled: boolean; has_failed: boolean; waiting: number }[]
}

export const admin = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  shop.call(method, `/admin/${path}`, { as: 'admin', body })

export async function subscribe(url = receiver.url, events: readonly WebhookEvent[] = webhookEvents) {
  const response = await admin('POST', 'webhooks', { url, events })
  expect(response.json()).toHaveProperty('secret')
  const { secret, data } = response.json<Listed>()
  return { secret, id: data[0]?.id ?? 0 }
}

export const orderEvents = webhookEvents.filter(event => event.startsWith('order.'))

export const deliver = () => shop.context.jobs.nudge(webhooksJob)
export const listed = async () => (await admin('GET', 'webhooks')).json<Listed>().data

/** Makes planned attempts due, and ends leases. */
export const makeDue = () =>
  shop.context.db.update(webhookDeliveries).set({ next_attempt_at: sql`clock_timestamp()` })

export const changeStock = (id: number, stock_quantity: number) =>
  shop.context.db.update(products).set({ stock_quantity }).where(eq(products.id, id))

export async function buyOne() {
  const product = await shop.shelve(50)
  const { body } = await shop.buy({
    lines: [line(product.id)],
    country: 'IT',
    shipping_method: 'standard',
    payment_method: 'transfer',
  })
  const { rows } = await shop.context.db.execute<{ id: number; due: number }>(
    sql`select id, due from orders where number = ${body.order.number}`,
  )
  return { id: rows[0]?.id ?? 0, due: rows[0]?.due ?? 0, number: body.order.number, product }
}

export const typesOf = (record: string, { received }: Receiver) =>
  received.filter(({ event }) => `order:${event.data.id}` === record).map(({ event }) => event.type)
