/** A shop that sells to guests, and a guest with the keys of the placed orders. */
import type { Config } from '../../../config.ts'
import { storeSettings } from '../../settings/settings-repo.ts'
import { type CheckoutFixture, home, newKey, openCheckoutFixture, type Placed } from './checkout-fixture.ts'

type Cart = Parameters<CheckoutFixture['quote']>[0]

export interface GuestPlaced {
  status: number
  body: Placed['body'] & { key: string }
}

export interface GuestFixture extends CheckoutFixture {
  placeAsGuest(cart: Cart, options?: { email?: string; key?: string; changes?: object }): Promise<GuestPlaced>
  /** Places the cart that was just quoted. */
  buyAsGuest(cart: Cart, email?: string): Promise<GuestPlaced>
  /** Calls an endpoint below /api with the key of an order. */
  withKey(
    key: string,
    method: 'GET' | 'POST',
    path: string,
    body?: object,
  ): ReturnType<CheckoutFixture['call']>
}

export async function openGuestFixture(changes: Partial<Config> = {}): Promise<GuestFixture> {
  const shop = await openCheckoutFixture(changes)
  await storeSettings(shop.context.db, { enable_guest_checkout: true }, new Date())
  const placeAsGuest: GuestFixture['placeAsGuest'] = async (
    cart,
    { email = 'stranger@example.com', key = newKey(), changes: extra = {} } = {},
  ) => {
    const body = { expected_due: 0, shipping_address: home, contact_email: email, ...cart, ...extra }
    const headers = key ? { 'idempotency-key': key } : undefined
    const response = await shop.call('POST', '/guest/orders', { body, headers })
    return { status: response.statusCode, body: response.json() }
  }
  return {
    ...shop,
    placeAsGuest,
    buyAsGuest: async (cart, email) => {
      const { totals } = await shop.quote(cart)
      return placeAsGuest(cart, { ...(email && { email }), changes: { expected_due: totals.due } })
    },
    withKey: (key, method, path, body) =>
      shop.call(method, path, {
        ...(body && { body }),
        headers: { 'x-order-key': key, 'idempotency-key': newKey() },
      }),
  }
}
