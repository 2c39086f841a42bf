/** Deliveries of webhooks on a real database with a receiver on this machine. */
import { eq, sql } from 'drizzle-orm'
import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { webhookDeliveries } from '../../../db/schema/integrations.ts'
import { mails } from '../../../db/schema/mail.ts'
import { claimDelivery } from './outbox-repo.ts'
import { openReceiver } from './testing/receiver.ts'
import {
  admin,
  buyOne,
  deliver,
  type Listed,
  listed,
  makeDue,
  openShopWithReceiver,
  orderEvents,
  receiver,
  shop,
  subscribe,
  typesOf,
} from './testing/webhook-fixture.ts'

openShopWithReceiver()

interface Log {
  data: { id: number; state: string; attempts: { status: number }[] }[]
  meta: { total: number; page: number; per_page: number }
  failed: number
}

describe('a delivery', () => {
  it('is signed so that the library of Stripe verifies it, with both secrets after a rotation', async () => {
    const { secret, id } = await subscribe(receiver.url, orderEvents)
    const rotated = (await admin('POST', `webhooks/${id}/secret`, {})).json<Listed>()
    await buyOne()
    await deliver()
    const [{ body, signature } = { body: '', signature: '' }] = receiver.received
    const verify = (key: string) =>
      Stripe.webhooks.constructEvent(
        body,
        signature,
        key,
        300,
        undefined,
        Number(/t=(\d+)/.exec(signature)?.[1]) * 1000,
      )
    expect(verify(secret)).toMatchObject({ type: 'order.placed' })
    expect(verify(rotated.secret)).toMatchObject({ type: 'order.placed' })
    expect(() => verify('whsec_other')).toThrow()
    expect(() =>
      Stripe.webhooks.constructEvent(
        `${body} `,
        signature,
        secret,
        300,
        undefined,
        shop.context.now().getTime(),
      ),
    ).toThrow()
  })

  it('is signed only with the new secret a day after a rotation', async () => {
    const { id } = await subscribe(receiver.url, orderEvents)
    await admin('POST', `webhooks/${id}/secret`, {})
    shop.pass(24 * 60 * 60_000)
    await buyOne()
    await deliver()
    expect(receiver.received[0]?.signature.match(/v1=/g)).toHaveLength(1)
  })

  it('is repeated after an error, a redirect and a response with another status, with the same id', async () => {
    const { id } = await subscribe(receiver.url, ['order.placed'])
    await buyOne()
    const responses = [{ status: 500 }, { status: 302, headers: { location: receiver.url } }, { status: 204 }]
    receiver.respond = async () => responses[receiver.received.length - 1] ?? { status: 200 }
    for (const _ of responses) {
      await deliver()
      await makeDue()
    }
    await deliver()
    expect(receiver.received).toHaveLength(3)
    expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(1)
    const log = (await admin('GET', `webhooks/${id}/deliveries`)).json<Log>()
    expect(log.data).toMatchObject([
      { state: 'delivered', attempts: [{ status: 204 }, { status: 302 }, { status: 500 }] },
    ])
    expect((await admin('POST', `webhook-deliveries/${log.data[0]?.id}/replay`, {})).statusCode).toBe(200)
    await deliver()
    expect(receiver.received).toHaveLength(4)
  })

  it('waits longer after each failure', async () => {
    await subscribe(receiver.url, ['order.placed'])
    await buyOne()
    receiver.respond = async () => ({ status: 503 })
    const delays: number[] = []
    for (let n = 0; n < 7; n++) {
      await deliver()
      const { rows } = await shop.context.db.execute<{ seconds: number }>(
        sql`select extract(epoch from next_attempt_at - clock_timestamp())::int as seconds from webhook_deliveries`,
      )
      delays.push(Math.round((rows[0]?.seconds ?? 0) / 60))
      await makeDue()
    }
    expect(delays).toEqual([1, 5, 15, 60, 180, 360, 360])
  })

  it('disables its webhook after three days, ends waiting events and emails the owners', async () => {
    await subscribe(receiver.url, ['order.placed'])
    await buyOne()
    await buyOne()
    receiver.respond = async () => ({ status: 500 })
    await shop.context.db
      .update(webhookDeliveries)
      .set({ retry_until: sql`clock_timestamp() - interval '1 second'` })
    await deliver()
    expect(await listed()).toMatchObject([{ is_enabled: false, has_failed: true, waiting: 0 }])
    const emails = await shop.context.db.select().from(mails).where(eq(mails.letter, 'webhook-disabled'))
    expect(emails.map(({ recipient }) => recipient)).toEqual(['admin@example.com'])
    await buyOne()
    await deliver()
    expect(receiver.received).toHaveLength(1)
  })

  describe('with many failed events', () => {
    const count = 60

    /** Events of two orders in turn, which failed when the webhook was disabled. */
    async function failMany(): Promise<number> {
      const { id } = await subscribe(receiver.url, ['order.placed'])
      const rows = Array.from({ length: count }, (_, at) => ({
        webhook_id: id,
        type: 'order.placed' as const,
        record: `order:${1 + (at % 2)}`,
        data: { id: 1 + (at % 2), number: String(at) },
        state: 'failed' as const,
      }))
      await shop.context.db.insert(webhookDeliveries).values(rows)
      await admin('PUT', `webhooks/${id}`, { url: receiver.url, events: ['order.placed'], is_enabled: false })
      return id
    }
    const enable = (id: number) =>
      admin('PUT', `webhooks/${id}`, { url: receiver.url, events: ['order.placed'], is_enabled: true })

    it('lists all of them by page and state', async () => {
      const id = await failMany()
      const { data } = (await admin('GET', `webhooks/${id}/deliveries?per_page=1&page=${count}`)).json<Log>()
      const oldest = data[0]!.id
      await shop.context.db
        .update(webhookDeliveries)
        .set({ state: 'delivered' })
        .where(eq(webhookDeliveries.id, oldest))
      const page = (state: string) =>
        admin('GET', `webhooks/${id}/deliveries?per_page=25&page=3&state=${state}`)
      const failed = (await page('failed')).json<Log>()
      expect(failed.meta).toEqual({ total: count - 1, page: 3, per_page: 25 })
      expect(failed.data).toHaveLength(count - 1 - 50)
      expect(failed.failed).toBe(count - 1)
      expect((await page('delivered')).json<Log>().meta.total).toBe(1)
      expect((await page('waiting')).json<Log>().meta.total).toBe(0)
    })

    it('sends all of them again, those of each record in their order', async () => {
      const id = await failMany()
      await enable(id)
      expect((await admin('POST', `webhooks/${id}/replay-failed`, {})).json()).toEqual({ replayed: count })
      for (let sent = 0; sent < count; sent = receiver.received.length) await deliver()
      for (const record of [1, 2]) {
        const own = receiver.received.filter(({ event }) => event.data.id === record)
        const numbers = own.map(({ event }) => Number(event.data.number))
        expect(numbers).toHaveLength(count / 2)
        expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
      }
      expect((await admin('POST', `webhooks/${id}/replay-failed`, {})).json()).toEqual({ replayed: 0 })
    })

    it('sends none of them while the webhook is disabled', async () => {
      const id = await failMany()
      const refused = await admin('POST', `webhooks/${id}/replay-failed`, {})
      expect(refused.json()).toMatchObject({ code: 'conflict' })
      expect((await admin('POST', 'webhooks/999999/replay-failed', {})).statusCode).toBe(404)
      await deliver()
      expect(receiver.received).toEqual([])
    })
  })

  it('is taken over if the process that had claimed it has ended', async () => {
    const { id } = await subscribe(receiver.url, ['order.placed'])
    await buyOne()
    expect(await claimDelivery(shop.context.db, id)).toBeDefined()
    await deliver()
    expect(receiver.received).toHaveLength(0)
    await makeDue()
    await deliver()
    expect(receiver.received).toHaveLength(1)
  })

  it('is claimed once by two concurrent runs', async () => {
    const { id } = await subscribe(receiver.url, ['order.placed'])
    await buyOne()
    const { db } = shop.context
    const claims = await Promise.all([claimDelivery(db, id), claimDelivery(db, id), claimDelivery(db, id)])
    expect(claims.filter(Boolean)).toHaveLength(1)
  })

  it('follows earlier events of its record, also if they failed, and other records do not wait', async () => {
    await subscribe(receiver.url, ['order.placed', 'order.cancelled'])
    const first = await buyOne()
    receiver.respond = async () => ({ status: 500 })
    await deliver()
    await admin('POST', `orders/${first.id}/status`, { status: 'cancelled' })
    const second = await buyOne()
    receiver.respond = async () => ({ status: 200 })
    await deliver()
    expect(typesOf(`order:${first.id}`, receiver)).toEqual(['order.placed'])
    expect(typesOf(`order:${second.id}`, receiver)).toEqual(['order.placed'])
    await makeDue()
    await deliver()
    expect(typesOf(`order:${first.id}`, receiver)).toEqual([
      'order.placed',
      'order.placed',
      'order.cancelled',
    ])
  })

  it('to a slow receiver delays no other webhook, also for events that are written meanwhile', async () => {
    const fast = await openReceiver()
    let release = () => {}
    receiver.respond = () =>
      new Promise(resolve => {
        release = () => resolve({ status: 200 })
      })
    await subscribe(receiver.url, ['order.placed'])
    await subscribe(fast.url, ['order.placed', 'order.cancelled'])
    const { id } = await buyOne()
    const run = deliver()
    await Promise.all([receiver.waitFor(1), fast.waitFor(1)])
    await admin('POST', `orders/${id}/status`, { status: 'cancelled' })
    const events = await fast.waitFor(2)
    expect(events.map(({ event }) => event.type)).toEqual(['order.placed', 'order.cancelled'])
    release()
    await run
    await fast.close()
  })
})
