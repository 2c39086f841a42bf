/** Second orders with more items of a paid order, as an admin enters them (decision 0082). */
import type { OrderEntry } from '@/contract/endpoints/admin/order-entry.ts'
import { type CheckoutFixture, line } from './checkout-fixture.ts'

export interface Additions {
  call<T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<{ status: number; body: T & { code?: string } }>
  /** Begins a draft for an order. */
  begin(id: number): Promise<{ status: number; body: OrderEntry & { code?: string } }>
  /** Saves one piece of a product in the draft. */
  fill(begun: OrderEntry, product: number, method: 'card' | 'transfer'): Promise<OrderEntry>
  place(saved: OrderEntry): Promise<{ status: number; body: { id: number; number: string; code?: string } }>
}

export function additionsOf(shop: CheckoutFixture): Additions {
  const call: Additions['call'] = async <T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ) => {
    const response = await shop.call(method, `/admin${path}`, { as: 'admin', body })
    return { status: response.statusCode, body: response.json<T & { code?: string }>() }
  }
  return {
    call,
    begin: id => call<OrderEntry>('POST', `/orders/${id}/additions`, {}),
    fill: async (begun, product, payment_method) => {
      const lines = [{ ...line(product, 1), unit_price: null, price_reason: '' }]
      const draft = { ...begun.draft, payment_method, lines }
      const { version } = begun
      return (await call<OrderEntry>('PUT', `/drafts/${begun.id}`, { draft, version })).body
    },
    place: ({ id, version, quote }) =>
      call('POST', `/drafts/${id}/place`, { version, expected_due: quote?.totals.due }),
  }
}
