import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AdminLaunch } from '@/contract/endpoints/admin/launches.ts'
import type { Product } from '@/contract/endpoints/shop/catalog.ts'
import { line } from '../orders/testing/checkout-fixture.ts'
import { type LaunchFixture, minute, openLaunchFixture, type Visitor } from './testing/launch-fixture.ts'

let shop: LaunchFixture
beforeAll(async () => {
  shop = await openLaunchFixture()
})
afterAll(() => shop.close())
beforeEach(() => shop.pass(10 * minute)) // the accounts log in again

describe('admission to a launch', () => {
  it('admits in the order of the numbers, at the configured speed', async () => {
    await shop.open(10, { per_minute: 60 })
    const places = await shop.drawn(4)
    const states = () => Promise.all(places.map(({ visitor, place }) => shop.stateOf(visitor, place)))
    expect(await states()).toEqual(['waiting', 'waiting', 'waiting', 'waiting'])
    shop.pass(1000)
    expect(await states()).toEqual(['admitted', 'waiting', 'waiting', 'waiting'])
    shop.pass(2000)
    expect(await states()).toEqual(['admitted', 'admitted', 'admitted', 'waiting'])
  })

  it('admits no more places than there are pieces, and none after the last piece is reserved', async () => {
    await shop.open(2, { per_minute: 6000 })
    const places = await shop.drawn(4)
    shop.pass(3000)
    expect(await Promise.all(places.map(({ visitor, place }) => shop.stateOf(visitor, place)))).toEqual([
      'admitted',
      'admitted',
      'waiting',
      'waiting',
    ])
    for (const { visitor } of places.slice(0, 2)) expect((await shop.buyOne(visitor)).status).toBe(201)
    shop.pass(60_000)
    const [, , third] = places
    expect(third && (await shop.poll(third.visitor, third.place.token)).body).toMatchObject({
      state: 'waiting',
      pieces: 0,
    })
  })

  it('admits the next place when an admitted one lets its time pass, and moves that one to the end', async () => {
    await shop.open(1, { per_minute: 6000, buying_minutes: 1 })
    const [first, second] = await shop.drawn(2)
    if (!first || !second) throw new Error('two places expected')
    shop.pass(2000)
    expect(await shop.stateOf(first.visitor, first.place)).toBe('admitted')
    shop.pass(minute + 31_000)
    expect(await shop.stateOf(second.visitor, second.place)).toBe('admitted')
    expect(await shop.stateOf(first.visitor, first.place)).toBe('missed')
    expect(await shop.problemsOf(first.visitor)).toContain('launch_place')
    expect(await shop.take(first.visitor)).toMatchObject({ state: 'waiting', number: 3 })
  })

  it('keeps the place of a visitor who does not poll', async () => {
    await shop.open(5, { per_minute: 6000, buying_minutes: 5 })
    const [first] = await shop.drawn(1)
    shop.pass(2000)
    await shop.take({}) // another visitor makes the launch advance
    shop.pass(4 * minute)
    expect(first && (await shop.poll(first.visitor, first.place.token)).body.state).toBe('admitted')
    expect(first && (await shop.buyOne(first.visitor)).status).toBe(201)
  })
})

describe('buying in a launch', () => {
  const start = async (pieces: number, changes: object = {}): Promise<Visitor> => {
    await shop.open(pieces, { per_minute: 6000, ...changes })
    const [first] = await shop.drawn(1)
    if (!first) throw new Error('a place expected')
    shop.pass(2000)
    await shop.poll(first.visitor, first.place.token)
    return first.visitor
  }

  it('refuses quote and order without a place, before and after the start', async () => {
    await shop.open(5)
    expect(await shop.problemsOf({})).toContain('launch_place')
    expect(await shop.buyOne({ as: 'user' })).toMatchObject({ status: 409, body: { code: 'order_refused' } })
    shop.pass(2 * minute)
    expect(await shop.buyOne({})).toMatchObject({ status: 409, body: { code: 'order_refused' } })
    expect(await shop.stockOf(shop.launch().product_id)).toBe(5)
  })

  it('refuses a place that waits', async () => {
    await start(1)
    const next: Visitor = {}
    await shop.take(next)
    expect(await shop.problemsOf(next)).toContain('launch_place')
  })

  it('sells to an admitted place once', async () => {
    const visitor = await start(5)
    expect(await shop.problemsOf(visitor)).toEqual([])
    expect((await shop.buyOne(visitor)).status).toBe(201)
    expect(await shop.buyOne(visitor)).toMatchObject({ status: 409, body: { code: 'order_refused' } })
    expect(await shop.stockOf(shop.launch().product_id)).toBe(4)
    expect(await shop.take(visitor)).toMatchObject({ state: 'bought' })
  })

  it('sells once when the same place orders several times simultaneously', async () => {
    const visitor = await start(5)
    const results = await Promise.all([1, 2, 3].map(() => shop.buyOne({ ...visitor })))
    expect(results.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(await shop.stockOf(shop.launch().product_id)).toBe(4)
  })

  it('limits the pieces of a place', async () => {
    const visitor = await start(9, { most_pieces: 2 })
    expect((await shop.quoteOf(visitor, 3)).problems).toMatchObject([{ code: 'launch_limit', left: 2 }])
    expect(await shop.problemsOf(visitor, 2)).toEqual([])
  })

  it('lets a place buy again after a payment that was never an order', async () => {
    const visitor = await start(5)
    const { body } = await shop.buyOne(visitor, 'card')
    expect(await shop.problemsOf(visitor)).toContain('launch_place')
    const headers = { 'x-order-key': body.key ?? '' }
    await shop.call('POST', `/me/orders/${body.order.number}/abandon`, { headers })
    expect(await shop.problemsOf(visitor)).toEqual([])
  })

  it('leaves the product out of the account’s cart without an admitted place', async () => {
    await shop.open(5)
    const shown = { title: 'X', slug: 'x', category_slug: 'y', image_url: '' }
    const lines = [{ ...line(shop.launch().product_id), key: 'launch', shown }]
    const response = await shop.call('POST', '/me/cart/changes', { as: 'user', body: { lines } })
    expect(response.json<{ lines: unknown[] }>().lines).toEqual([])
  })

  it('needs no place when the launch is off or over', async () => {
    await shop.open(5, { is_active: false })
    expect(await shop.problemsOf({})).toEqual([])
    await shop.open(5, { ends_at: new Date(shop.context.now().getTime() + 2 * minute).toISOString() })
    expect(await shop.problemsOf({})).toContain('launch_place')
    shop.pass(2 * minute)
    expect(await shop.problemsOf({})).toEqual([])
  })

  it('shows the launch on the page of the product', async () => {
    await shop.open(5)
    const page = (await shop.call('GET', `/products/${shop.launch().product_id}`)).json<Product>()
    expect(page.launch?.id).toBe(shop.launch().id)
    expect((await shop.call('GET', `/launches/${shop.launch().id}`)).json()).toMatchObject({
      product_id: shop.launch().product_id,
    })
  })
})

describe('launches in the administration', () => {
  it('counts places that wait, buy, missed and bought', async () => {
    await shop.open(3, { per_minute: 6000, buying_minutes: 1 })
    const places = await shop.drawn(5)
    shop.pass(2000)
    const [first] = places
    if (!first) throw new Error('a place expected')
    await shop.poll(first.visitor, first.place.token)
    await shop.buyOne(first.visitor)
    const list = (await shop.call('GET', '/admin/launches', { as: 'admin' })).json<{ data: AdminLaunch[] }>()
    expect(list.data).toMatchObject([
      { state: 'running', waiting: 2, buying: 2, missed: 0, sold: 1, pieces: 2 },
    ])
  })

  it('refuses a second launch of a product, and an end before the start', async () => {
    await shop.open(3)
    expect((await shop.create({})).json()).toMatchObject({
      fields: [{ path: 'product_id', code: 'launch_taken' }],
    })
    const ends_at = new Date(0).toISOString()
    expect((await shop.create({ ends_at })).json()).toMatchObject({
      fields: [{ path: 'ends_at', code: 'date' }],
    })
  })
})
