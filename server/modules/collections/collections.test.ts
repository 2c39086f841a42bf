import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ResponseOf } from '@/contract/endpoint.ts'
import type { adminCollections } from '@/contract/endpoints/admin/collections.ts'
import type { Collection, CollectionCard, Configuration } from '@/contract/endpoints/shop/collections.ts'
import type { PrintLayer } from '@/contract/endpoints/shop/print-design.ts'
import { locales } from '@/contract/locales.ts'
import type { Role } from '@/contract/permissions.ts'
import { productVariants } from '../../db/schema/catalog.ts'
import { type CheckoutFixture, newKey, openCheckoutFixture } from '../orders/testing/checkout-fixture.ts'

let shop: CheckoutFixture
let shirt: Collection
beforeAll(async () => {
  shop = await openCheckoutFixture()
  const { data } = (await shop.call('GET', '/collections')).json<{ data: CollectionCard[] }>()
  shirt = await collection(data[0]!.id)
})
afterAll(() => shop.close())

const collection = async (id: number, as?: Role) =>
  (await shop.call('GET', `/collections/${id}`, { as })).json<Collection>()

const spettrillo: PrintLayer = {
  id: 'l1',
  kind: 'character',
  slug: 'spettrillo',
  x: 140,
  y: 150,
  width: 160,
  height: 160,
  angle: 0,
}
const ziaPina: PrintLayer = {
  id: 'l2',
  kind: 'text',
  text: 'Zia Pina',
  colour: '#ffffff',
  x: 140,
  y: 260,
  width: 120,
  height: 30,
  angle: 10,
}
const chosen = (changes: Partial<Configuration> = {}): Configuration => ({
  collection_id: shirt.id,
  choices: { colour: ['ink'], size: ['m'] },
  texts: {},
  package: 'gift',
  design: { front: [spettrillo, ziaPina], back: [] },
  ...changes,
})
const line = (configuration: Configuration, quantity = 1) => ({
  product_id: shirt.product.id,
  variant_ids: [],
  quantity,
  note_worksheet: 'in alto',
  note_production: '',
  configuration,
})
const priced = async (configuration: Configuration, as?: Role) =>
  (await shop.quote({ lines: [line(configuration)] }, as)).lines[0]?.unit_price

describe('a configured line (decision 0018)', () => {
  it('has the price that the server computes at each tier: base, choices, texts, package', async () => {
    expect(await priced(chosen())).toBe(2290 + 300 + 200 + 350)
    expect(await priced(chosen({ design: { front: [spettrillo], back: [] }, package: null }))).toBe(
      2290 + 300,
    )
    const back = { front: [spettrillo], back: [spettrillo] }
    expect(await priced(chosen({ design: back, package: null }))).toBe(2290 + 2 * 300 + 500)
    expect(await priced(chosen(), 'reseller')).toBe(1550 + 200 + 150 + 250)
  })

  it('is described by the server, in the language of the buyer', async () => {
    const [quoted] = (await shop.quote({ lines: [line(chosen())] })).lines
    expect(quoted).toMatchObject({ title: 'La tua T-shirt', configuration: chosen() })
    expect(quoted?.choice).toBe('Nero inchiostro · M · Spettrillo · “Zia Pina” · Scatola regalo')
  })

  it.each<[string, Partial<Configuration>]>([
    ['without a size', { choices: { colour: ['ink'] } }],
    ['with two colours', { choices: { colour: ['ink', 'red'], size: ['m'] } }],
    ['with a step that is not there', { texts: { motto: 'ciao' } }],
    ['with nothing printed', { design: { front: [], back: [] } }],
    ['without a design', { design: undefined }],
    ['with an unknown character', { design: { front: [{ ...spettrillo, slug: 'topolino' }], back: [] } }],
    ['printed over the edge of its frame', { design: { front: [{ ...spettrillo, x: 30 }], back: [] } }],
    ['with two layers of one number', { design: { front: [spettrillo, spettrillo], back: [] } }],
    ['with an unknown package', { package: 'gold' }],
  ])('cannot be sold with %s', async (_, changes) => {
    const { problems, lines } = await shop.quote({ lines: [line(chosen(changes))] })
    expect(problems).toMatchObject([{ code: 'line_choice', line: 0 }])
    expect(lines).toEqual([])
  })

  it('cannot be sold for another product or an unknown collection', async () => {
    const unrelated = await shop.shelve(5)
    const wrong = await shop.quote({ lines: [{ ...line(chosen()), product_id: unrelated.id }] })
    expect(wrong.problems).toMatchObject([{ code: 'line_choice' }])
    const unknownQuote = await shop.quote({ lines: [line(chosen({ collection_id: 999 }))] })
    expect(unknownQuote.problems).toMatchObject([{ code: 'line_choice' }])
  })

  it('is refused with a price in the request, at its field', async () => {
    const body = { lines: [{ ...line(chosen()), unit_price: 1 }] }
    expect((await shop.call('POST', '/checkout/quote', { body })).statusCode).toBe(422)
  })

  it('C4: takes the stock of the chosen size, and the order stores the configuration', async () => {
    const stock = async () => {
      const [row] = await shop.context.db
        .select({ left: productVariants.stock_quantity })
        .from(productVariants)
        .where(eq(productVariants.sku, 'BA-TS-OWN-XL'))
      return row?.left
    }
    const large = chosen({ choices: { colour: ['ink'], size: ['xl'] } })
    const stockBefore = (await stock()) ?? 0
    const { status, body } = await shop.buy({ lines: [line(large, stockBefore)] })
    expect(status).toBe(201)
    expect(await stock()).toBe(0)
    expect(body.order.lines[0]).toMatchObject({
      configuration: large,
      quantity: stockBefore,
      note_worksheet: 'in alto',
    })
    const { problems } = await shop.quote({ lines: [line(large)] })
    expect(problems).toMatchObject([{ code: 'out_of_stock' }])
  })

  it('returns the stock of every part when it is refunded with its pieces', async () => {
    const { data } = (await shop.call('GET', '/collections')).json<{ data: CollectionCard[] }>()
    const kit = await collection(data[1]!.id)
    const firstOf = (step: Collection['steps'][number]) =>
      step.choices.find(choice => choice.stock === 'available')?.code ?? ''
    const configuration: Configuration = {
      collection_id: kit.id,
      choices: Object.fromEntries(kit.steps.map(step => [step.code, [firstOf(step)]])),
      texts: {},
      package: null,
    }
    const shelves = async () => {
      const { rows } = await shop.context.db.execute<{ pieces: number }>(`select
        (select sum(stock_quantity) from products)::int + (select sum(stock_quantity) from product_variants)::int as pieces`)
      return rows[0]?.pieces ?? 0
    }
    const full = await shelves()
    const request = { ...line(configuration, 2), product_id: kit.product.id }
    const { body } = await shop.buy({ lines: [request], payment_method: 'card' })
    const piecesTaken = full - (await shelves())
    expect(piecesTaken).toBeGreaterThanOrEqual(2 * kit.steps.length)
    const { number, lines } = body.order
    await shop.call('POST', `/payments/test/test_${number}`, { as: 'user', body: { outcome: 'approve' } })
    const search = await shop.call('GET', `/admin/orders?search=${number}`, { as: 'admin' })
    const [order] = search.json<{ data: { id: number }[] }>().data
    const refund = await shop.call('POST', `/admin/orders/${order?.id}/refunds`, {
      as: 'admin',
      body: { lines: [{ line_id: lines[0]?.id, quantity: 1 }], restock: true },
      headers: { 'idempotency-key': newKey() },
    })
    expect(refund.statusCode).toBe(200)
    expect(full - (await shelves())).toBe(piecesTaken / 2)
  })
})

describe('collections', () => {
  it('are translated into six languages and show their lowest price', async () => {
    for (const locale of locales) {
      const response = await shop.call('GET', '/collections', { headers: { 'x-locale': locale } })
      const { data } = response.json<{ data: CollectionCard[] }>()
      for (const { name, lead } of data) expect(name && lead).not.toBe('')
    }
    expect(shirt.from).toBe(2290 + 200)
  })

  it('respond 404 for an unknown collection', async () => {
    expect((await shop.call('GET', '/collections/999')).statusCode).toBe(404)
  })
})

describe('collections in the administration', () => {
  const search = async (query: string) =>
    (await shop.call('GET', `/admin/collections?${query}`, { as: 'admin' })).json<
      ResponseOf<typeof adminCollections>
    >()

  it('are found by their name and by that of their product, page by page', async () => {
    const all = await search('')
    expect(all.meta.total).toBe(all.data.length)
    const [first] = all.data
    for (const words of [first!.name, first!.product.toUpperCase()]) {
      const { data } = await search(`search=${encodeURIComponent(words)}`)
      expect(data.map(({ id }) => id)).toContain(first!.id)
    }
    expect(await search('search=%25')).toMatchObject({ data: [], meta: { total: 0 } })
    expect(await search('per_page=1&page=2')).toMatchObject({
      data: all.data.slice(1, 2),
      meta: { total: all.meta.total },
    })
  })
})
