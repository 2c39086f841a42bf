/** A shop whose card payments go through Stripe with a fake bank, and one order of two pieces. */
import type { LightMyRequestResponse } from 'fastify'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { openStripeFixture, type SignedCall, type StripeFixture } from '../../../testing/stripe-fixture.ts'
import { type CheckoutFixture, line, openCheckoutFixture } from './checkout-fixture.ts'

export interface StripeShop extends CheckoutFixture {
  bank: StripeFixture
  /** Uses one product per test: an order that a test leaves pending may restock later. */
  buyTwo(
    productIndex?: number,
  ): Promise<{ product: { id: number }; number: string; due: number; reference: string }>
  readOrder(number: string): Promise<Order>
  /** Delivers a signed Stripe event to the shop. */
  deliver(call: SignedCall): Promise<LightMyRequestResponse>
}

export async function openStripeShop(): Promise<StripeShop> {
  const bank = await openStripeFixture()
  const shop = await openCheckoutFixture({ stripe: bank.config, testPayments: false })
  return {
    ...shop,
    bank,
    buyTwo: async (productIndex = 0) => {
      const product = await shop.shelve(10, productIndex)
      const { body } = await shop.buy({ lines: [line(product.id, 2)], payment_method: 'card' })
      const { number, due } = body.order
      return { product, number, due, reference: body.payment.reference ?? '' }
    },
    readOrder: async number => (await shop.call('GET', `/me/orders/${number}`, { as: 'user' })).json<Order>(),
    deliver: async ({ payload, headers }) =>
      shop.app.inject({ method: 'POST', url: '/webhooks/stripe', payload, headers }),
    close: async () => {
      await shop.close()
      await bank.close()
    },
  }
}
