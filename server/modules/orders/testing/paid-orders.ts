/**
 * Orders of the demo user, paid by card with the test provider, and helpers for what the shop and its admin do with
 * them.
 */
import { eq } from 'drizzle-orm'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { mails } from '../../../db/schema/mail.ts'
import { orders } from '../../../db/schema/orders.ts'
import { type CheckoutFixture, line, newKey } from './checkout-fixture.ts'

interface ShelvedProduct {
  id: number
}

export interface PaidOrder {
  one: ShelvedProduct // product of which the buyer has `pieces`
  two: ShelvedProduct // product of which the buyer has one piece
  number: string
  id: number
  order: Order
}

export interface PaidOrders {
  /** Returns the names of the emails since the table was emptied, oldest first. */
  emails(): Promise<string[]>
  idOf(number: string): Promise<number>
  readOrder(number: string): Promise<Order>
  /** Orders two products with twenty pieces each in stock. */
  paidOrder(pieces?: number): Promise<PaidOrder>
  /** Orders of one piece of each product, one after the other. */
  paidOrders(count: number): Promise<PaidOrder[]>
  admin(
    method: 'POST' | 'PATCH' | 'GET' | 'DELETE',
    path: string,
    body?: object,
    key?: string,
  ): Promise<{ status: number; body: AdminOrder & { code: string } }>
}

export function paidOrders(shop: CheckoutFixture): PaidOrders {
  const { db } = shop.context
  const idOf: PaidOrders['idOf'] = async number => {
    const [row] = await db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
    return row?.id ?? 0
  }
  const readOrder: PaidOrders['readOrder'] = async number =>
    (await shop.call('GET', `/me/orders/${number}`, { as: 'user' })).json<Order>()
  const paidOrder: PaidOrders['paidOrder'] = async (pieces = 3) => {
    const [one, two] = [await shop.shelve(20, 0), await shop.shelve(20, 1)]
    const placed = await shop.buy({ lines: [line(one.id, pieces), line(two.id)], payment_method: 'card' })
    const { number } = placed.body.order
    await shop.call('POST', `/payments/test/test_${number}`, { as: 'user', body: { outcome: 'approve' } })
    return { one, two, number, id: await idOf(number), order: await readOrder(number) }
  }
  return {
    idOf,
    readOrder,
    emails: async () =>
      (await db.select({ letter: mails.letter }).from(mails).orderBy(mails.id)).map(({ letter }) => letter),
    paidOrder,
    paidOrders: async count => {
      const placed: PaidOrder[] = []
      while (placed.length < count) placed.push(await paidOrder(1))
      return placed
    },
    admin: async (method, path, body, key = newKey()) => {
      const response = await shop.call(method, `/admin${path}`, {
        as: 'admin',
        body,
        headers: { 'idempotency-key': key },
      })
      return { status: response.statusCode, body: response.json<AdminOrder & { code: string }>() }
    },
  }
}
