import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Carriers } from '@/contract/endpoints/admin/carriers.ts'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../orders/testing/checkout-fixture.ts'
import { type PaidOrders, paidOrders } from '../orders/testing/paid-orders.ts'

let shop: CheckoutFixture
let orders: PaidOrders
beforeAll(async () => {
  shop = await openCheckoutFixture()
  orders = paidOrders(shop)
})
afterAll(() => shop.close())

const carriers = async () => (await shop.call('GET', '/admin/carriers', { as: 'admin' })).json<Carriers>()
const save = async (body: Carriers) => {
  const response = await shop.call('PUT', '/admin/carriers', { as: 'admin', body })
  return {
    status: response.statusCode,
    body: response.json<Carriers & { fields: unknown; current: unknown }>(),
  }
}
const parcelOf = ({ parcels }: AdminOrder) => parcels[0]!

describe('carriers (decision 0066)', () => {
  it('give a parcel its tracking page, with the code encoded', async () => {
    const { version } = await carriers()
    const mine = [{ name: 'Corriere Uno', tracking_url: 'https://uno.example/track?n={code}' }]
    expect(await save({ carriers: mine, version })).toMatchObject({ status: 200, body: { carriers: mine } })
    const { id } = await orders.paidOrder(1)
    const sent = await orders.admin('POST', `/orders/${id}/parcels`, {
      carrier: 'corriere uno',
      tracking_code: 'A/1',
    })
    expect(parcelOf(sent.body).tracking_url).toBe('https://uno.example/track?n=A%2F1')
  })

  it('change the page of a parcel whose code is corrected, but not a page that was typed', async () => {
    const { id } = await orders.paidOrder(1)
    const sent = await orders.admin('POST', `/orders/${id}/parcels`, {
      carrier: 'Corriere Uno',
      tracking_code: 'OLD1',
    })
    const parcel = parcelOf(sent.body)
    const corrected = await orders.admin('PATCH', `/parcels/${parcel.id}`, { tracking_code: 'NEW1' })
    expect(parcelOf(corrected.body).tracking_url).toBe('https://uno.example/track?n=NEW1')
    const typed = 'https://altro.example/x'
    await orders.admin('PATCH', `/parcels/${parcel.id}`, { tracking_url: typed })
    const again = await orders.admin('PATCH', `/parcels/${parcel.id}`, { tracking_code: 'NEW2' })
    expect(parcelOf(again.body).tracking_url).toBe(typed)
  })

  it('are proposed for the next order with the same shipping method', async () => {
    const { id } = await orders.paidOrder(1)
    await orders.admin('POST', `/orders/${id}/parcels`, { carrier: 'Corriere Uno' })
    const { number } = await orders.paidOrder(1)
    const list = await shop.call('GET', `/admin/orders?search=${number}`, { as: 'admin' })
    expect(list.json<{ data: { carrier: string }[] }>().data[0]?.carrier).toBe('Corriere Uno')
  })

  it.each([
    [[{ name: '', tracking_url: '' }], 'required'],
    [[{ name: 'A', tracking_url: 'https://a.example/' }], 'tracking_pattern'],
    [[{ name: 'A', tracking_url: 'javascript:{code}' }], 'address'],
    [
      [
        { name: 'A', tracking_url: '' },
        { name: 'a', tracking_url: '' },
      ],
      'name_twice',
    ],
  ])('refuse %j', async (wrong, code) => {
    const { version } = await carriers()
    const { status, body } = await save({ carriers: wrong, version })
    expect(status).toBe(422)
    expect(body.fields).toEqual([expect.objectContaining({ code })])
  })

  it('refuses a save that is based on an earlier version', async () => {
    const before = await carriers()
    await save({ ...before, carriers: [...before.carriers, { name: 'Due', tracking_url: '' }] })
    expect(await save({ ...before, carriers: [] })).toMatchObject({ status: 409 })
    expect((await carriers()).carriers).toHaveLength(before.carriers.length + 1)
  })
})
