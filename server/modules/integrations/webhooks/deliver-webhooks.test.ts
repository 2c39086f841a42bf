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
    const log = (await admin('GET', `webhooks/${id}/deliveries`)).json<{
      data: { id: number; state: string; attempts: { status: number }[] }[]
    }>()
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
