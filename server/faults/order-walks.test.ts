/** C14 of the fault list: whole orders on random walks, with a bank that breaks, repeats itself and tells things in the wrong order. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CheckoutWorld, openCheckoutWorld } from '../modules/orders/testing/checkout-world.ts'
import { openStripeWorld, type StripeWorld } from '../testing/stripe-world.ts'
import { beginWalk, steps } from './testing/order-walk.ts'

let bank: StripeWorld
let shop: CheckoutWorld
beforeAll(async () => {
  bank = await openStripeWorld()
  shop = await openCheckoutWorld({ stripe: bank.config, testPayments: false })
})
afterAll(async () => {
  await shop.close()
  await bank.close()
})

it.each([
  ['card', 60],
  ['transfer', 15],
] as const)(
  'C14: an order by %s goes no illegal way, and bank, books, state and shelf agree in the end',
  async (method, numRuns) => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...steps), { minLength: 8, maxLength: 16 }), async walk => {
        const order = await beginWalk(shop, bank, method)
        const wrong: string[] = []
        for (const step of walk) wrong.push(...(await order.take(step)))
        expect([...wrong, ...(await order.settle())]).toEqual([])
      }),
      { numRuns, endOnFailure: true },
    )
  },
  120_000,
)
