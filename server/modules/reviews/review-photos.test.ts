/**
 * Photos of reviews: the stored file is always a WebP written by the server, and hidden until the review is published.
 */
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type AdminReview,
  photoDayLimit,
  photosPerReview,
  type ReviewsResponse,
} from '@/contract/endpoints/shop/reviews.ts'
import { uploadMegabytes } from '@/contract/picture-upload.ts'
import { orders } from '../../db/schema/orders.ts'
import { reviewPhotos, reviews } from '../../db/schema/product-voices.ts'
import { readWhole } from '../../kernel/files/file-store.ts'
import { type CheckoutFixture, line, openCheckoutFixture } from '../orders/testing/checkout-fixture.ts'

let shop: CheckoutFixture
let productId = 0
const storedPhoto = (id = '') => readWhole(shop.context.files, `uploads/reviews/${id}.webp`)

beforeAll(async () => {
  shop = await openCheckoutFixture()
  productId = (await shop.shelve(20)).id
  for (const as of ['user', 'other'] as const)
    await shop.buy({ lines: [line(productId)], payment_method: 'transfer' }, as)
  await shop.context.db.update(orders).set({ status: 'confirmed', payment_status: 'paid' })
})
afterAll(() => shop.close())

type Person = 'user' | 'other'

const image = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: { r: 190, g: 70, b: 40 } } })
const jpeg = () => image().jpeg().toBuffer()

const send = (file: Buffer | string, { as = 'user' as Person, type = 'image/jpeg' } = {}) =>
  shop.call('POST', '/me/reviews/photos', { as, body: file, headers: { 'content-type': type } })
const uploadedId = async (as: Person = 'user', file?: Buffer): Promise<string> => {
  const response = await send(file ?? (await jpeg()), { as })
  expect(response.statusCode, response.body).toBe(201)
  return response.json<{ id: string }>().id
}
const write = (photos: unknown, as: Person = 'user') =>
  shop.call('POST', `/products/${productId}/reviews`, {
    as,
    body: { stars: 5, title: 'Con foto', text: 'Eccola sul mio scaffale.', photos },
  })
const listed = async (): Promise<AdminReview | undefined> => {
  const all = (await shop.call('GET', '/admin/reviews?search=foto', { as: 'admin' })).json<{
    data: AdminReview[]
  }>()
  return all.data.find(({ title }) => title === 'Con foto')
}
const judge = async (status: string) => {
  const review = await listed()
  const body = { status, version: review?.version }
  expect((await shop.call('PATCH', `/admin/reviews/${review?.id}`, { as: 'admin', body })).statusCode).toBe(
    200,
  )
}
const open = (url: string) => shop.app.inject({ url })
const addressOf = (id: string) => `/uploads/reviews/${id}.webp`

/** Deletes all reviews and photos, and starts a new day, which resets the limits. */
async function afresh(): Promise<void> {
  await shop.context.db.delete(reviewPhotos)
  await shop.context.db.delete(reviews)
}

describe('a photo for a review', () => {
  it('G4: is re-encoded: upright, at most 1200 pixels, without location data', async () => {
    await afresh()
    const exif = { IFD0: { Copyright: 'Casa mia' }, IFD3: { GPSLatitude: '45/1 4/1 0/1' } }
    const photo = await image(2400, 1200).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const response = await send(photo)
    expect(response.json()).toMatchObject({ width: 600, height: 1200 })
    const stored = await storedPhoto(response.json<{ id: string }>().id)
    const facts = await sharp(stored!).metadata()
    expect(facts).toMatchObject({ format: 'webp', width: 600, height: 1200 })
    expect([facts.exif, facts.xmp, facts.icc, facts.orientation]).toEqual(Array(4).fill(undefined))
    expect(stored?.includes('Casa mia')).toBe(false)
  })

  it('G1: loses data hidden after its pixels', async () => {
    await afresh()
    const script = Buffer.from('<html><script>alert(document.domain)</script></html>PK\u0003\u0004')
    const id = await uploadedId('user', Buffer.concat([await jpeg(), script]))
    const stored = await storedPhoto(id)
    expect(stored?.includes('<script>')).toBe(false)
    expect(stored?.includes('PK\u0003\u0004')).toBe(false)
  })

  it.each([
    [
      'SVG that says JPEG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['HTML that says JPEG', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ] as const)('G1: is never %s', async (_, file) => {
    const response = await send(file())
    expect(response.statusCode).toBe(415)
    expect(response.json()).toMatchObject({ code: 'unsupported_media_type' })
  })

  it('is never a GIF that contains a script', async () => {
    const response = await send(Buffer.from("GIF89a/*\u0001\u0000*/=1;alert('x')//"))
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({ code: 'picture_unreadable' })
  })

  it('is refused when it is too small, too large or of an unsupported type', async () => {
    expect((await send(await image(120, 400).jpeg().toBuffer())).json()).toMatchObject({
      code: 'picture_size',
    })
    expect((await send(Buffer.alloc(uploadMegabytes * 1024 * 1024 + 1, 1))).statusCode).toBe(413)
    expect((await send('{}', { type: 'application/json' })).statusCode).toBe(415)
    const guest = await shop.call('POST', '/me/reviews/photos', {
      body: await jpeg(),
      headers: { 'content-type': 'image/jpeg' },
    })
    expect(guest.statusCode).toBe(401)
  })

  it('G3: is limited per day, also for two concurrent calls', async () => {
    await afresh()
    const id = await uploadedId()
    const [row] = await shop.context.db.select().from(reviewPhotos)
    const fillers = Array.from({ length: photoDayLimit - 2 }, (_, at) => ({ ...row!, id: `filler-${at}` }))
    await shop.context.db.insert(reviewPhotos).values(fillers)
    const file = await jpeg()
    const responses = await Promise.all([send(file), send(file)])
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
    expect((await send(file)).json()).toMatchObject({ code: 'too_many' })
    expect(await storedPhoto(id)).not.toBeNull()
  })
})

describe('a review with photos', () => {
  it('G4: shows them in order while it is published, and hides them before and after', async () => {
    await afresh()
    const ids = [await uploadedId(), await uploadedId()]
    expect((await open(addressOf(ids[0]!))).statusCode).toBe(404) // in no review yet
    expect((await write(ids)).json()).toEqual({ status: 'pending' })
    expect((await open(addressOf(ids[0]!))).statusCode).toBe(404)
    await judge('published')
    shop.pass(6000)
    const { data } = (await shop.call('GET', `/products/${productId}/reviews`)).json<ReviewsResponse>()
    expect(data[0]?.photos).toEqual(ids.map(id => ({ id, url: addressOf(id), width: 640, height: 480 })))
    const file = await open(addressOf(ids[0]!))
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    await judge('hidden')
    expect((await open(addressOf(ids[0]!))).statusCode).toBe(404)
  })

  it('shows them to moderators by an expiring link', async () => {
    await afresh()
    const id = await uploadedId()
    await write([id])
    const url = (await listed())?.photos[0]?.url ?? ''
    const served = await open(url)
    expect(served.statusCode).toBe(200)
    expect(served.headers['cache-control']).toBe('no-store')
    const another = await uploadedId('other')
    expect((await open(url.replace(id, another))).statusCode).toBe(404) // signed for one photo only
    shop.pass(31 * 60_000)
    expect((await open(url)).statusCode).toBe(404)
  })

  it('G4: accepts at most three different photos, of the author only, and none from another review', async () => {
    await afresh()
    const ownIds = [await uploadedId(), await uploadedId(), await uploadedId(), await uploadedId()]
    const foreignId = await uploadedId('other')
    expect((await write(ownIds)).statusCode).toBe(422)
    for (const photos of [
      [foreignId],
      [ownIds[0], ownIds[0]],
      [ownIds[0], 'a'.repeat(22)],
      ['../../keys'],
      'x',
    ])
      expect((await write(photos)).statusCode).toBe(422)
    expect(await shop.context.db.$count(reviews)).toBe(0) // nothing is stored when the request is refused
    expect((await write(ownIds.slice(0, photosPerReview))).statusCode).toBe(201)
    expect((await write([ownIds[0]], 'other')).json()).toMatchObject({
      code: 'validation',
      fields: [{ path: 'photos', code: 'review_photo' }],
    })
    expect((await write([foreignId], 'other')).statusCode).toBe(201)
  })

  it('loses a photo permanently only when the shop removes it, which also deletes the file', async () => {
    await afresh()
    const ids = [await uploadedId(), await uploadedId()]
    await write(ids)
    await judge('published')
    const review = await listed()
    const remove = (photo: string | undefined, as: 'user' | 'admin') =>
      shop.call('DELETE', `/admin/reviews/${review?.id}/photos/${photo}`, { as })
    expect((await remove(ids[0], 'user')).statusCode).toBe(403)
    expect((await remove(ids[0], 'admin')).statusCode).toBe(200)
    expect((await remove(ids[0], 'admin')).statusCode).toBe(404)
    expect((await open(addressOf(ids[0]!))).statusCode).toBe(404)
    expect((await listed())?.photos.map(({ id }) => id)).toEqual([ids[1]])
    await shop.context.jobs.nudge('review-photos')
    expect(await storedPhoto(ids[0])).toBeNull()
    expect(await storedPhoto(ids[1])).not.toBeNull()
  })

  it('deletes the files of photos without a review after a day', async () => {
    await afresh()
    const id = await uploadedId()
    await shop.context.jobs.nudge('review-photos')
    expect(await storedPhoto(id)).not.toBeNull()
    shop.pass(25 * 60 * 60_000)
    await shop.context.jobs.nudge('review-photos')
    expect(await storedPhoto(id)).toBeNull()
    expect((await write([id])).statusCode).toBe(422)
  })
})
