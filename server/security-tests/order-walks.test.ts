/** docs/failure-cases.md C14: whole orders on random walks, with a bank that fails and sends webhooks twice or in the wrong order. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CheckoutFixture, openCheckoutFixture } from '../modules/orders/testing/checkout-fixture.ts'
import { totalsJob } from '../modules/shop-customers/module.ts'
import { wrongTotals } from '../modules/shop-customers/testing/wrong-totals.ts'
import { openStripeFixture, type StripeFixture } from '../testing/stripe-fixture.ts'
import { beginWalk, steps } from './testing/order-walk.ts'

let bank: StripeFixture
let shop: CheckoutFixture
beforeAll(async () => {
  bank = await openStripeFixture()
  shop = await openCheckoutFixture({ stripe: bank.config, testPayments: false })
})
afterAll(async () => {
  await shop.close()
  await bank.close()
})

it.each([
  ['card', 60],
  ['transfer', 15],
] as const)(
  'C14, M3: makes no illegal transition in an order by %s, and bank, ledger, order, stock and totals of the customer agree at the end',
  async (method, numRuns) => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...steps), { minLength: 8, maxLength: 16 }), async walk => {
        const order = await beginWalk(shop, bank, method)
        const wrong: string[] = []
        for (const step of walk) wrong.push(...(await order.take(step)))
        wrong.push(...(await order.settle()))
        await shop.context.jobs.nudge(totalsJob)
        expect([...wrong, ...(await wrongTotals(shop.context.db))]).toEqual([])
      }),
      { numRuns, endOnFailure: true },
    )
  },
  120_000,
)
