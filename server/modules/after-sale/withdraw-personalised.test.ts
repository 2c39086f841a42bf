/** Personalised goods have no right of withdrawal (decision 0022), and their buyer is informed. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Collection } from '@/contract/endpoints/shop/collections.ts'
import { mails } from '../../db/schema/mail.ts'
import { orderLines } from '../../db/schema/orders.ts'
import { renderJob } from '../../email/mailer.ts'
import {
  type CheckoutFixture,
  line,
  newKey,
  openCheckoutFixture,
} from '../orders/testing/checkout-fixture.ts'
import { type PaidOrders, paidOrders } from '../orders/testing/paid-orders.ts'

let shop: CheckoutFixture
let { admin, idOf, readOrder } = {} as PaidOrders
let collections: Collection[]
beforeAll(async () => {
  shop = await openCheckoutFixture()
  ;({ admin, idOf, readOrder } = paidOrders(shop))
  const { data } = (await shop.call('GET', '/collections')).json<{ data: { id: number }[] }>()
  collections = await Promise.all(
    data.map(async ({ id }) => (await shop.call('GET', `/collections/${id}`)).json<Collection>()),
  )
})
afterAll(() => shop.close())
beforeEach(() => shop.context.db.delete(mails))

const layer = {
  id: 'a',
  x: 130,
  y: 140,
  width: 120,
  height: 120,
  angle: 0,
  kind: 'character' as const,
  slug: 'ondalice',
}

/** Returns the first choice of each step, and a character in the middle of the front where the collection prints. */
function configured(matches: (collection: Collection) => boolean) {
  const collection = collections.find(matches)
  if (!collection) throw new Error('the demo shop has no such collection')
  const steps = collection.steps.filter(({ required, kind }) => required && kind !== 'text')
  const choices = Object.fromEntries(
    steps.map(({ code, choices: of }) => [
      code,
      of
        .filter(({ stock }) => stock !== 'out')
        .slice(0, 1)
        .map(one => one.code),
    ]),
  )
  const design = collection.print ? { design: { front: [layer], back: [] } } : {}
  const configuration = { collection_id: collection.id, choices, texts: {}, package: null, ...design }
  return { ...line(collection.product.id), configuration }
}

const printed = () => configured(({ print }) => print?.surface === 'bag')
const together = () => configured(({ print }) => print === null)

const withdraw = (number: string, line_id: number | undefined) =>
  shop.call('POST', `/me/orders/${number}/withdrawals`, {
    as: 'user',
    body: { lines: [{ line_id, quantity: 1 }] },
    headers: { 'idempotency-key': newKey() },
  })

async function paid(lines: Parameters<CheckoutFixture['buy']>[0]['lines']) {
  const { body, status } = await shop.buy({ lines, payment_method: 'card' })
  expect([status, body.code]).toEqual([201, undefined])
  const { number } = body.order
  await shop.call('POST', `/payments/test/test_${number}`, { as: 'user', body: { outcome: 'approve' } })
  return readOrder(number)
}

const textOf = async (template: string) => {
  await shop.context.jobs.nudge(renderJob)
  return (await shop.context.db.select().from(mails).where(eq(mails.letter, template)))[0]?.text ?? ''
}

describe('a personalised item', () => {
  it('is marked in the quote, not offered for withdrawal, and refused with its own code', async () => {
    const plain = await shop.shelve(5)
    const cartLines = [printed(), line(plain.id)]
    const quote = await shop.quote({ lines: cartLines })
    expect(quote.lines.map(quoteLine => quoteLine.is_personalised)).toEqual([true, false])
    const order = await paid(cartLines)
    const [personalised, readyMade] = order.lines
    expect([personalised?.withdrawable, readyMade?.withdrawable]).toEqual([0, 1])
    const refused = await withdraw(order.number, personalised?.id)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'withdrawal_excluded'])
    expect(refused.json().message).toContain('diritto di recesso')
    expect((await readOrder(order.number)).withdrawals).toEqual([])
    expect((await withdraw(order.number, readyMade?.id)).statusCode).toBe(201)
  })

  it('can be returned when it arrives damaged', async () => {
    const order = await paid([printed()])
    const id = await idOf(order.number)
    await admin('POST', `/orders/${id}/parcels`, { carrier: 'DHL' })
    const [orderLine] = (await readOrder(order.number)).lines
    expect(orderLine).toMatchObject({ returnable: 1, withdrawable: 0 })
    const body = { reason: 'damaged', text: 'Strappata', lines: [{ line_id: orderLine?.id, quantity: 1 }] }
    const requested = await shop.call('POST', `/me/orders/${order.number}/returns`, { as: 'user', body })
    expect(requested.statusCode).toBe(201)
  })

  it('can be cancelled until its production begins', async () => {
    const [first, second] = [await paid([printed()]), await paid([printed()])]
    const cancel = (number: string) => shop.call('POST', `/me/orders/${number}/cancel`, { as: 'user' })
    expect((await cancel(first.number)).json()).toMatchObject({ status: 'cancelled' })
    await admin('POST', `/orders/${await idOf(second.number)}/status`, { status: 'in_production' })
    expect((await readOrder(second.number)).can_cancel).toBe(false)
    expect((await cancel(second.number)).json()).toMatchObject({ code: 'order_state' })
    expect((await readOrder(second.number)).status).toBe('in_production')
  })

  it('is excluded in the email too, alone or with other items', async () => {
    await paid([printed()])
    const alone = await textOf('order-paid')
    expect(alone).toContain('non c’è diritto di recesso')
    expect(alone).not.toContain('Puoi recedere')
    await shop.context.db.delete(mails)
    await paid([printed(), line((await shop.shelve(5)).id)])
    const mixed = await textOf('order-paid')
    expect(mixed).toContain('puoi recedere dal contratto')
    expect(mixed).toContain('esclusi dal diritto di recesso')
    expect(mixed).toContain('personalizzato')
  })
})

describe('goods with a right of withdrawal', () => {
  it('include ready-made items that were combined in a configurator', async () => {
    const order = await paid([together()])
    expect(order.lines[0]).toMatchObject({ is_personalised: false, withdrawable: 1 })
    expect((await withdraw(order.number, order.lines[0]?.id)).statusCode).toBe(201)
  })

  it('include a printed item sold before the rule, whose buyer was promised a withdrawal', async () => {
    const order = await paid([printed()])
    const id = order.lines[0]?.id ?? 0
    await shop.context.db.update(orderLines).set({ is_personalised: false }).where(eq(orderLines.id, id))
    expect((await withdraw(order.number, id)).statusCode).toBe(201)
  })
})
