/** Products with an exception to the right of withdrawal (art. 59 of the Italian Consumer Code). The server decides. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Product } from '@/contract/endpoints/shop/catalog.ts'
import { type WithdrawalException, withdrawalExceptions } from '@/domain/withdrawal-exceptions.ts'
import { products } from '../../db/schema/catalog.ts'
import { mails } from '../../db/schema/mail.ts'
import { renderJob } from '../../email/mailer.ts'
import { translate } from '../../email/words.ts'
import {
  type CheckoutFixture,
  line,
  newKey,
  openCheckoutFixture,
} from '../orders/testing/checkout-fixture.ts'
import { type PaidOrders, paidOrders } from '../orders/testing/paid-orders.ts'

let shop: CheckoutFixture
let { admin, idOf, readOrder } = {} as PaidOrders
beforeAll(async () => {
  shop = await openCheckoutFixture()
  ;({ admin, idOf, readOrder } = paidOrders(shop))
})
afterAll(() => shop.close())
beforeEach(() => shop.context.db.delete(mails))

async function setException(id: number, withdrawal_exception: WithdrawalException | null): Promise<void> {
  await shop.context.db.update(products).set({ withdrawal_exception }).where(eq(products.id, id))
}

/** Orders and pays one piece of a product with this exception. */
async function bought(exception: WithdrawalException) {
  const { id } = await shop.shelve(5)
  await setException(id, exception)
  const { body } = await shop.buy({ lines: [line(id)], payment_method: 'card' })
  const { number } = body.order
  await shop.call('POST', `/payments/test/test_${number}`, { as: 'user', body: { outcome: 'approve' } })
  return readOrder(number)
}

const withdraw = (number: string, line_id: number | undefined) =>
  shop.call('POST', `/me/orders/${number}/withdrawals`, {
    as: 'user',
    body: { lines: [{ line_id, quantity: 1 }] },
    headers: { 'idempotency-key': newKey() },
  })

describe.each(withdrawalExceptions)('the exception %s', exception => {
  it('is shown on the product page, in the quote and on the order', async () => {
    const order = await bought(exception)
    const { product_id } = order.lines[0]!
    const page = (await shop.call('GET', `/products/${product_id}`)).json<Product>()
    const quote = await shop.quote({ lines: [line(product_id)] })
    const shown = [page, quote.lines[0], order.lines[0]].map(one => one?.withdrawal_exception)
    expect(shown).toEqual([exception, exception, exception])
  })

  it('is named in the email that confirms the order', async () => {
    await bought(exception)
    await shop.context.jobs.nudge(renderJob)
    const [mail] = await shop.context.db.select().from(mails).where(eq(mails.letter, 'order-paid'))
    expect(mail?.text).toContain(translate('it', `emails.order.exception.${exception}`))
  })

  it('applies as it was when the product was ordered', async () => {
    const order = await bought(exception)
    await setException(order.lines[0]!.product_id, null)
    expect((await readOrder(order.number)).lines[0]?.withdrawal_exception).toBe(exception)
  })
})

describe.each(['personalised', 'perishable'] as const)('a %s product', exception => {
  it('cannot be withdrawn from, neither before nor after its delivery', async () => {
    const order = await bought(exception)
    const refusal = async () => (await withdraw(order.number, order.lines[0]?.id)).json().code
    expect([order.lines[0]?.withdrawable, await refusal()]).toEqual([0, 'withdrawal_excluded'])
    await admin('POST', `/orders/${await idOf(order.number)}/parcels`, { carrier: 'DHL' })
    expect(await refusal()).toBe('withdrawal_excluded')
    expect((await readOrder(order.number)).lines[0]).toMatchObject({ returnable: 1, withdrawable: 0 })
  })
})

describe('a sealed product', () => {
  it('can be withdrawn from after its delivery, because only the returned piece shows the seal', async () => {
    const order = await bought('sealed')
    await admin('POST', `/orders/${await idOf(order.number)}/parcels`, { carrier: 'DHL' })
    expect((await withdraw(order.number, order.lines[0]?.id)).statusCode).toBe(201)
    const [returned] = (await readOrder(order.number)).returns
    expect(returned).toMatchObject({ reason: 'withdrawal', status: 'approved' })
  })
})
