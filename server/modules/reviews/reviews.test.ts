import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '@/contract/endpoints/shop/catalog.ts'
import type { Booking } from '@/contract/endpoints/shop/product-requests.ts'
import type { AdminReview, ReviewsResponse } from '@/contract/endpoints/shop/reviews.ts'
import { products } from '../../db/schema/catalog.ts'
import { orders } from '../../db/schema/orders.ts'
import { settings } from '../../db/schema/settings.ts'
import { heldUp } from '../../testing/held-up.ts'
import { type CheckoutFixture, line, openCheckoutFixture } from '../orders/testing/checkout-fixture.ts'
import { notifyWaiting } from '../product-requests/notify-waiting.ts'
import { bookingVersion } from '../product-requests/product-requests-repo.ts'

let shop: CheckoutFixture
beforeAll(async () => {
  shop = await openCheckoutFixture()
})
afterAll(() => shop.close())

const good = { stars: 4, title: 'Bella', text: 'Fa il suo lavoro.' }
const write = (id: number, body: object = good, as: 'user' | 'other' = 'user') =>
  shop.call('POST', `/products/${id}/reviews`, { as, body })
const emailsNamed = async (name: string): Promise<string[]> => {
  const { rows } = await shop.context.db.execute<{ recipient: string }>(
    `select recipient from mails where letter = '${name}' order by id`,
  )
  return rows.map(({ recipient }) => recipient)
}
const publishedOf = async (id: number) => {
  shop.pass(6000)
  return (await shop.call('GET', `/products/${id}/reviews`)).json<ReviewsResponse>()
}

/** Moderates the current version of the review. */
const judge = async (id: number | undefined, status: string, as: 'user' | 'admin' = 'admin') => {
  const { data } = (await shop.call('GET', '/admin/reviews?per_page=100', { as: 'admin' })).json<{
    data: AdminReview[]
  }>()
  const { version = '' } = data.find(review => review.id === id) ?? {}
  return shop.call('PATCH', `/admin/reviews/${id}`, { as, body: { status, version } })
}

describe('reviews by verified buyers (decision 0024)', () => {
  it('accepts one review per buyer and shows it after the shop approves it', async () => {
    const product = await shop.shelve(20)
    expect((await write(product.id)).json()).toMatchObject({ code: 'review_not_bought' })
    const { body } = await shop.buy({ lines: [line(product.id)], payment_method: 'transfer' })
    expect((await write(product.id)).statusCode).toBe(403)
    await shop.context.db
      .update(orders)
      .set({ status: 'confirmed' }) // like an unpaid order on delivery
      .where(eq(orders.number, body.order.number))
    expect((await write(product.id)).json()).toMatchObject({ code: 'review_not_bought' })
    await shop.context.db
      .update(orders)
      .set({ parcel_status: 'delivered' })
      .where(eq(orders.number, body.order.number))
    expect((await write(product.id)).json()).toEqual({ status: 'pending' })
    expect((await write(product.id)).json()).toMatchObject({ code: 'review_written' })
    expect((await write(product.id, good, 'other')).statusCode).toBe(403)

    const { rows } = await shop.context.db.execute<{ id: number }>(
      `select id from reviews where product_id = ${product.id} and status = 'pending'`,
    )
    const totalBefore = (await publishedOf(product.id)).meta.total
    const publish = (as: 'user' | 'admin') => judge(rows[0]?.id, 'published', as)
    expect((await publish('user')).statusCode).toBe(403)
    expect((await publish('admin')).statusCode).toBe(200)
    expect((await publish('admin')).statusCode).toBe(200)
    const published = await publishedOf(product.id)
    expect(published.meta.total).toBe(totalBefore + 1)
    expect(published.data.find(review => review.title === 'Bella')?.name).toBe('Ugo C.')
    const page = (await shop.call('GET', `/products/${product.id}`)).json<Product>()
    expect(page.rating).toEqual({ average: published.average, count: published.meta.total })
    expect(await emailsNamed('review-published')).toEqual(['user@example.com'])
  })

  it.each([
    { stars: 0 },
    { stars: 6 },
    { stars: 4.5 },
    { title: '' },
    { text: ' ' },
    { status: 'published' },
  ])('refuses %j', async change => {
    const product = await shop.shelve(20)
    expect((await write(product.id, { ...good, ...change })).statusCode).toBe(422)
  })

  it('hides reviews and refuses new ones while product_ratings is off', async () => {
    const product = await shop.shelve(20)
    const now = shop.context.now()
    await shop.context.db
      .insert(settings)
      .values({ key: 'product_ratings', value: false, updated_at: now })
      .onConflictDoUpdate({ target: settings.key, set: { value: false } })
    shop.pass(6000)
    expect((await shop.call('GET', `/products/${product.id}/reviews`)).statusCode).toBe(404)
    expect((await write(product.id)).statusCode).toBe(403)
  })
})

describe('reviews in the administration', () => {
  const list = (as: 'user' | 'admin', query = '') => shop.call('GET', `/admin/reviews${query}`, { as })

  it('can be read by the shop only, pending ones first', async () => {
    expect((await list('user')).statusCode).toBe(403)
    const { rows } = await shop.context.db.execute<{ id: number }>(
      `select id from reviews order by id limit 1`,
    )
    const id = rows[0]?.id
    const mark = (status: string) => judge(id, status)
    await mark('pending')
    const { data, meta } = (await list('admin')).json<{ data: AdminReview[]; meta: { total: number } }>()
    const [first, second] = data
    expect([first?.status, second?.status]).toEqual(['pending', 'pending']) // this review and that of the demo shop
    expect([first, second].find(review => review?.id === id)).toMatchObject({
      product: { title: expect.any(String) },
    })
    expect(meta.total).toBeGreaterThan(data.filter(({ status }) => status === 'pending').length)
    await mark('hidden')
    const hidden = (await list('admin', '?status=hidden')).json<{ data: AdminReview[] }>()
    expect(hidden.data.map(review => review.id)).toEqual([id])
    expect((await list('admin', '?search=%25_')).json()).toMatchObject({ data: [], meta: { total: 0 } })
  })
})

describe('emails when a product is available again', () => {
  const watch = (id: number, email: string) => shop.call('POST', `/products/${id}/watch`, { body: { email } })
  const waiting = async () => {
    const { rows } = await shop.context.db.execute<{ to_whom: string }>(
      `select recipient as to_whom from mails where letter = 'back-in-stock'`,
    )
    return rows.length
  }

  it('sends one email for two requests, and only when the product is available', async () => {
    const product = await shop.shelve(0, 1)
    shop.pass(6000)
    expect((await watch(product.id, 'Zia@Example.com')).statusCode).toBe(202)
    expect((await watch(product.id, 'zia@example.com')).statusCode).toBe(202)
    await shop.context.jobs.nudge('back-in-stock')
    expect(await waiting()).toBe(0)
    await shop.context.db.update(products).set({ stock_quantity: 3 }).where(eq(products.id, product.id))
    const notify = () => notifyWaiting(shop.context)
    await heldUp(shop.context.db, sql`lock table stock_watches in share mode`, [notify, notify]) // two processes
    await notify()
    expect(await waiting()).toBe(1)
    shop.pass(6000)
    expect((await watch(product.id, 'zia@example.com')).json()).toMatchObject({ code: 'still_in_stock' })
  })
})

describe('a booking request', () => {
  const wish = { name: 'Ada', email: 'ada@example.com', day: '2026-12-01' }
  it.each([
    [{}, 201],
    [{ day: '2026-11-20' }, 422],
    [{ day: '2029-01-01' }, 422],
    [{ day: 'domani' }, 422],
    [{ quantity: 0 }, 422],
    [{ variant_id: 999_999 }, 404],
  ])('responds to %j with %i', async (change, status) => {
    const product = await shop.shelve(5)
    const body = { ...wish, ...change }
    expect((await shop.call('POST', `/products/${product.id}/bookings`, { body })).statusCode).toBe(status)
  })

  it('is confirmed by email and answered by the shop only, and a refusal is final', async () => {
    const product = await shop.shelve(5)
    const email = 'ada-answers@example.com'
    await shop.call('POST', `/products/${product.id}/bookings`, { body: { ...wish, email } })
    expect(await emailsNamed('booking-asked')).toContain(email)
    const list = await shop.call('GET', `/admin/bookings?search=${email}`, { as: 'admin' })
    const [booking] = list.json<{ data: Booking[] }>().data
    expect(booking).toMatchObject({ email, day: wish.day, status: 'asked', product: { id: product.id } })
    const decide = (status: string, as: 'user' | 'admin' = 'admin', version = booking?.version) =>
      shop.call('POST', `/admin/bookings/${booking?.id}/answer`, {
        as,
        body: { status, answer: 'Alle 16.', version },
      })
    expect((await decide('accepted', 'user')).statusCode).toBe(403)
    expect((await shop.call('GET', '/admin/bookings')).statusCode).toBe(401)
    const twice = await Promise.all([decide('accepted'), decide('accepted')])
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await emailsNamed('booking-accepted')).toEqual([email])
    const [yes, no] = ['accepted', 'declined'].map(status =>
      bookingVersion({ status: status as Booking['status'], answer: 'Alle 16.' }),
    )
    expect((await decide('declined', 'admin', yes)).json()).toMatchObject({ status: 'declined' })
    expect((await decide('accepted', 'admin', no)).json()).toMatchObject({ code: 'conflict' })
    expect(await emailsNamed('booking-declined')).toEqual([email])
    const unknown = { as: 'admin', body: { status: 'accepted', version: '' } } as const
    expect((await shop.call('POST', '/admin/bookings/999999/answer', unknown)).statusCode).toBe(404)
  })
})
