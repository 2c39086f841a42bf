/** Ordered designs: pictures sent for them, print files, previews. Decision 0018, docs/failure-cases.md. */
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import type { Collection, CollectionCard } from '@/contract/endpoints/shop/collections.ts'
import { layersPerSide, type PrintDesign, type PrintLayer } from '@/contract/endpoints/shop/print-design.ts'
import { pixelsAt } from '@/domain/print-frame.ts'
import { printSurfaces } from '@/domain/print-surfaces.ts'
import { designPictures, orderPrints } from '../../db/schema/designs.ts'
import { type CheckoutFixture, newKey, openCheckoutFixture } from '../orders/testing/checkout-fixture.ts'
import { planPrintsOf } from './plan-prints.ts'

let shop: CheckoutFixture
let bag: Collection
beforeAll(async () => {
  shop = await openCheckoutFixture()
  const { data } = (await shop.call('GET', '/collections')).json<{ data: CollectionCard[] }>()
  const collection = data.find(({ name }) => name === 'La tua borsa')
  bag = (await shop.call('GET', `/collections/${collection?.id}`)).json<Collection>()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.context.db.delete(orderPrints).where(eq(orderPrints.tries, 0))
})

type Person = 'user' | 'other'

const place = { x: 130, y: 140, width: 120, height: 120, angle: 0 }
const character: PrintLayer = { ...place, id: 'l1', kind: 'character', slug: 'ondalice' }
const textLayer: PrintLayer = {
  ...place,
  id: 'l2',
  kind: 'text',
  text: 'Zia & <Pina>',
  colour: '#e2501e',
  y: 240,
  width: 150,
  height: 30,
  angle: -12,
}
const pictureLayer = (picture: string): PrintLayer => ({ ...place, id: 'l3', kind: 'picture', picture })
const twoSided: PrintDesign = {
  front: [character, textLayer],
  back: [{ ...character, angle: 45, width: 100, height: 100 }],
}

const line = (design: PrintDesign) => ({
  product_id: bag.product.id,
  variant_ids: [],
  quantity: 1,
  note_worksheet: '',
  note_production: '',
  configuration: { collection_id: bag.id, choices: {}, texts: {}, package: null, design },
})
const cart = (design: PrintDesign, payment_method: 'card' | 'cash' | 'transfer' = 'cash') => ({
  lines: [line(design)],
  payment_method,
})
const png = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#c05030' } })
    .png()
    .toBuffer()
const send = async (as?: Person) => {
  const headers = { 'content-type': 'image/png' }
  const response = await shop.call('POST', '/designs/pictures', { as, body: await png(), headers })
  expect(response.statusCode, response.body).toBe(201)
  return response.json<{ id: string; width: number; height: number }>()
}
const ordered = async (number: string): Promise<AdminOrder> => {
  const search = await shop.call('GET', `/admin/orders?search=${number}`, { as: 'admin' })
  const [row] = search.json<{ data: { id: number }[] }>().data
  return (await shop.call('GET', `/admin/orders/${row?.id}`, { as: 'admin' })).json<AdminOrder>()
}
const make = () => shop.context.jobs.nudge('print-files')
const statesOf = async (number: string) => (await ordered(number)).lines[0]?.prints.map(({ state }) => state)
/** Begins the production of an unpaid order. */
const accept = async (number: string) => {
  const body = { status: 'in_production' }
  const { id } = await ordered(number)
  const moved = await shop.call('POST', `/admin/orders/${id}/status`, { as: 'admin', body })
  expect(moved.statusCode, moved.body).toBe(200)
}
const linkTo = (id: number | undefined, as: Person | 'admin' | 'retailer') =>
  shop.call('POST', `/admin/prints/${id}/link`, { as })
const open = (url: string) => shop.app.inject({ url })

describe('the print file', () => {
  it('is rendered once at 300 dots per inch for each printed side, for admins only', async () => {
    const { status, body } = await shop.buy(cart(twoSided))
    expect(status).toBe(201)
    await accept(body.order.number)
    await make()
    await make()
    const order = await ordered(body.order.number)
    const prints = order.lines[0]?.prints ?? []
    const { width, height } = printSurfaces.bag.front!.frame
    const size = { width: pixelsAt(width), height: pixelsAt(height) }
    expect(prints).toMatchObject([
      { side: 'front', state: 'made', ...size },
      { side: 'back', state: 'made', ...size },
    ])
    for (const as of ['user', 'other', 'retailer'] as const)
      expect((await linkTo(prints[0]?.id, as)).statusCode).toBe(403)
    const { url } = (await linkTo(prints[0]?.id, 'admin')).json<{ url: string }>()
    const file = await open(url)
    expect(file.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' })
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ ...size, density: 300, hasAlpha: true })
    const { data } = await sharp(file.rawPayload).raw().toBuffer({ resolveWithObject: true })
    expect(data[3]).toBe(0) // the background is transparent
    const stats = await sharp(file.rawPayload).stats()
    expect(stats.isOpaque).toBe(false)
    expect(stats.channels[3]?.max).toBe(255) // something is printed
  })

  it('cannot be opened by a link that was not signed for it', async () => {
    const { body } = await shop.buy(cart(twoSided))
    await accept(body.order.number)
    await make()
    const { lines } = await ordered(body.order.number)
    const [first, second] = lines[0]?.prints ?? []
    const { url } = (await linkTo(first?.id, 'admin')).json<{ url: string }>()
    expect((await open(url.replace(/\?.*/, ''))).statusCode).toBe(404)
    expect((await open(url.replace(`prints/${first?.id}`, `prints/${second?.id}`))).statusCode).toBe(404)
    expect((await open('/files/prints/..%2f..%2fetc%2fpasswd?until=1&signature=x')).statusCode).toBe(404)
  })

  it('waits for the payment, and is not rendered for a cancelled order', async () => {
    const { number } = (await shop.buy(cart(twoSided, 'transfer'))).body.order
    await make()
    const { id, due, lines } = await ordered(number)
    expect(lines[0]?.prints.map(print => print.state)).toEqual(['unpaid', 'unpaid'])
    expect((await linkTo(lines[0]?.prints[0]?.id, 'admin')).json()).toMatchObject({ code: 'order_state' })
    await shop.call('POST', `/admin/orders/${id}/payments`, { as: 'admin', body: { amount: due } })
    await make()
    expect(await statesOf(number)).toEqual(['made', 'made'])

    const orderNumber = (await shop.buy(cart(twoSided, 'transfer'))).body.order.number
    await shop.call('POST', `/me/orders/${orderNumber}/cancel`, { as: 'user' })
    expect((await ordered(orderNumber)).lines[0]?.prints).toEqual([])
  })

  it('is planned with an online payment', async () => {
    const { number } = (await shop.buy(cart(twoSided, 'card'))).body.order
    expect(await shop.context.db.select().from(orderPrints).where(eq(orderPrints.tries, 0))).toEqual([])
    await shop.call('POST', `/payments/test/test_${number}`, { as: 'user', body: { outcome: 'approve' } })
    await make()
    expect(await statesOf(number)).toEqual(['made', 'made'])
  })

  it('is planned once, however often the order is announced', async () => {
    const { body } = await shop.buy(cart(twoSided))
    const { id } = await ordered(body.order.number)
    await shop.context.db.transaction(tx => planPrintsOf(id, tx, shop.context))
    expect((await ordered(body.order.number)).lines[0]?.prints).toHaveLength(2)
  })

  it('is retried after a failure', async () => {
    const { id } = await send('user')
    const { body } = await shop.buy(cart({ front: [pictureLayer(id)], back: [] }))
    await accept(body.order.number)
    const { designFiles } = await import('./picture-files.ts')
    const bytes = await designFiles.read(shop.context.files, id)
    await designFiles.remove(shop.context.files, id)
    await make()
    const print = async () => (await ordered(body.order.number)).lines[0]?.prints[0]
    expect(await print()).toMatchObject({ state: 'waiting' })
    await designFiles.write(shop.context.files, id, bytes!)
    await make()
    expect(await print()).toMatchObject({ state: 'waiting' }) // not due yet
    const { id: printId } = (await print())!
    await shop.context.db
      .update(orderPrints)
      .set({ next_try_at: new Date(0) })
      .where(eq(orderPrints.id, printId))
    await make()
    expect(await print()).toMatchObject({ state: 'made' })
  })
})

describe('the preview of a line', () => {
  it('is in the order with its print, at an unguessable address', async () => {
    const { body } = await shop.buy(cart(twoSided))
    const picture = body.order.lines[0]?.picture ?? ''
    expect(picture).toMatch(/^\/uploads\/previews\/[\w-]{22}\.webp$/)
    const preview = await open(picture)
    expect(await sharp(preview.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 640,
      height: 640,
    })
    expect((await open(`/uploads/previews/${'a'.repeat(22)}.webp`)).statusCode).toBe(404)
    expect((await open('/uploads/previews/..%2f..%2fpackage.json')).statusCode).toBe(404)
  })
})

describe('an uploaded picture', () => {
  it('can be printed by its account only, or with its id when a guest sent it', async () => {
    const pictureId = (await send('user')).id
    const guests = (await send()).id
    const problems = async (picture: string, as: Person) =>
      (await shop.quote(cart({ front: [pictureLayer(picture)], back: [] }, 'card'), as)).problems.map(
        ({ code }) => code,
      )
    expect(await problems(pictureId, 'user')).toEqual([])
    expect(await problems(pictureId, 'other')).toEqual(['line_choice'])
    expect(await problems(guests, 'other')).toEqual([])
    expect(await problems('x'.repeat(22), 'user')).toEqual(['line_choice'])
  })

  it('is stored with its order, and deleted after sixty days without one', async () => {
    const [orderedId, unused] = [(await send('user')).id, (await send('user')).id]
    await shop.buy(cart({ front: [pictureLayer(orderedId)], back: [] }))
    await shop.context.db.update(designPictures).set({ created_at: new Date(0) })
    await shop.context.jobs.nudge('design-pictures')
    expect((await open(`/uploads/designs/${orderedId}.webp`)).statusCode).toBe(200)
    expect((await open(`/uploads/designs/${unused}.webp`)).statusCode).toBe(404)
  })

  it('is refused when the file is no picture', async () => {
    const headers = { 'content-type': 'image/png' }
    const response = await shop.call('POST', '/designs/pictures', { body: Buffer.from('<svg/>'), headers })
    expect(response.json()).toMatchObject({ code: 'unsupported_media_type' })
  })
})

describe('a hostile design', () => {
  const refusal = async (front: unknown[]) => {
    const body = {
      lines: [
        {
          ...line(twoSided),
          configuration: { ...line(twoSided).configuration, design: { front, back: [] } },
        },
      ],
    }
    const response = await shop.call('POST', '/checkout/quote', { body })
    return [response.statusCode, response.json<{ code: string }>().code]
  }
  it.each<[string, unknown[]]>([
    [
      'more layers than a side holds',
      Array.from({ length: layersPerSide + 1 }, (_, at) => ({ ...character, id: `l${at}` })),
    ],
    ['a layer as large as a house', [{ ...character, width: 1e9 }]],
    ['a layer without a size', [{ ...character, width: 0 }]],
    ['a place that is no number', [{ ...character, x: 'NaN' }]],
    ['a character that is a path', [{ ...character, slug: '../../etc' }]],
    ['a picture that is a path', [pictureLayer('../../../etc/passwd')]],
    ['a colour that is markup', [{ ...textLayer, colour: '"/><image' }]],
    ['a text without end', [{ ...textLayer, text: 'x'.repeat(1000) }]],
    ['a price of its own', [{ ...character, price: 1 }]],
  ])('is refused with a code: %s', async (_, front) => {
    expect(await refusal(front)).toEqual([422, 'validation'])
  })

  it('cannot be placed with a key that was used for another design', async () => {
    const key = newKey()
    const due = (await shop.quote(cart(twoSided), 'user')).totals.due
    expect((await shop.place(cart(twoSided), { key, changes: { expected_due: due } })).status).toBe(201)
    const frontOnly = { ...twoSided, back: [] }
    expect((await shop.place(cart(frontOnly), { key, changes: { expected_due: due } })).status).toBe(409)
  })
})

describe('the delivery window', () => {
  it('begins after the working days of the print', async () => {
    const plain = await shop.shelve(5)
    const without = await shop.quote({
      lines: [{ ...line(twoSided), product_id: plain.id, configuration: null }],
    })
    const printed = await shop.quote(cart(twoSided))
    const from = (quote: typeof printed) =>
      quote.shipping.find(({ delivery }) => delivery)?.delivery?.from ?? ''
    expect(Date.parse(from(printed)) - Date.parse(from(without))).toBeGreaterThanOrEqual(3 * 24 * 60 * 60_000)
  })
})
