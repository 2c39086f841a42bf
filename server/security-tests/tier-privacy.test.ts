/**
 * shop 9: the price of a tier is visible only to that tier and to admins. Every price of another tier is a number that occurs
 * nowhere else. The test then reads every GET response, the quote and the rendered pages as every role.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '@/contract/endpoints/shop/catalog.ts'
import type { Collection } from '@/contract/endpoints/shop/collections.ts'
import type { Role } from '@/contract/permissions.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

type Tier = 'reseller' | 'other'
const people: (Role | undefined)[] = [undefined, 'user', 'retailer', 'reseller', 'other']

/** A price, the discounted price, and the price with a variant; in cents, and as formatted on a page. */
const marks: Record<Tier, RegExp> = {
  reseller: /(?<!\d)(717[.,]?17|408[.,]?79|1[.,]?125[.,]?96)(?!\d)/,
  other: /(?<!\d)(737[.,]?37|390[.,]?81|1[.,]?128[.,]?18)(?!\d)/,
}
const priced = [
  'products',
  'product_variants',
  'collection_steps',
  'collection_choices',
  'collection_packages',
]

let server: TestServer
const places: Record<string, string[]> = {}
beforeAll(async () => {
  server = await openTestServer()
  const { db } = server.context
  for (const table of priced)
    await db.execute(`update ${table} set reseller_price = 71717, other_price = 73737`)
  await db.execute('update products set reseller_discount = 43, other_discount = 47')
  const { rows } = await db.execute<{ id: number; slug: string }>(
    `select p.id, t.slug from products p join product_translations t on t.product_id = p.id and t.locale = 'it'
     where exists (select from product_variants v where v.product_id = p.id) or exists (select from collections c where c.product_id = p.id)`,
  )
  const accessCheck = await server.call('GET', '/rooms/FIERA-2026/check-access')
  places.slug = rows.slice(0, 4).map(({ slug }) => slug)
  places.id = ['1', '2']
  places.numero_carta = ['2', '120']
  places.pass = [accessCheck.json<{ pass: string }>().pass]
  places.code = ['FIERA-2026']
})
afterAll(() => server.close())

/** All paths of a reading call, with ids of the demo shop as parameters. */
function addressesOf(path: string): string[] {
  const [name] = /(?<=:)\w+/.exec(path) ?? []
  if (!name) return [path]
  return (places[name] ?? ['1']).flatMap(value => addressesOf(path.replace(`:${name}`, value)))
}

const foreignTo = (person: Role | undefined): Tier[] =>
  (['reseller', 'other'] as const).filter(tier => tier !== person)

function expectNoMark(person: Role | undefined, text: string, where: string): void {
  for (const tier of foreignTo(person))
    expect(marks[tier].exec(text)?.[0], `${where} as ${person}`).toBeUndefined()
}

describe('shop 9: prices of other tiers', () => {
  it.each(people)('B8: are in no reading call: %s', async person => {
    const paths = server.routes
      .map(({ endpoint }) => endpoint)
      .filter(({ method, path }) => method === 'GET' && !path.startsWith('/admin/'))
      .flatMap(({ path }) => addressesOf(path))
    let successCount = 0
    for (const path of paths) {
      const response = await server.call('GET', path, person ? { as: person } : {})
      if (response.statusCode === 200) successCount += 1
      expectNoMark(person, response.body, path)
    }
    expect(successCount).toBeGreaterThan(20)
  })

  it.each(people)('B8: are in no filtered list, search or quote: %s', async person => {
    const as = person ? { as: person } : {}
    const lists = ['?facets=1&per_page=100', '?search=maglietta', '?on_sale=1', '?sort=-price&per_page=100']
    for (const query of lists) {
      const response = await server.call('GET', `/products${query}`, as)
      expectNoMark(person, response.body, query)
    }
    const { rows } = await server.context.db.execute<{ id: number }>(
      `select id from products p where status = 'published' and visibility = 'everyone'
        and not exists (select from product_variants v where v.product_id = p.id) limit 1`,
    )
    const body = { lines: [{ product_id: rows[0]?.id, quantity: 1 }] }
    const quote = await server.call('POST', '/checkout/quote', { ...as, body })
    expect(quote.statusCode).toBe(200)
    expectNoMark(person, quote.body, 'quote')
  })

  it('B8: are in no page that the server renders', async () => {
    const [slug = ''] = places.slug ?? []
    const product = (await server.call('GET', `/products/${slug}`)).json<Product>()
    const pages = ['/', '/negozio', `/negozio/${product.category.slug}/${slug}`, '/collezioni']
    for (const url of pages) {
      const page = await server.app.inject({ url, headers: { accept: 'text/html' } })
      expectNoMark(undefined, page.body, url)
    }
  })

  it('B8: are visible to the tier itself and to admins', async () => {
    const [slug = ''] = places.slug ?? []
    const read = async (as: Role) => (await server.call('GET', `/products/${slug}`, { as })).json<Product>()
    expect((await read('reseller')).prices).toMatchObject({ reseller_price: 71717, other_price: null })
    expect((await read('reseller')).discount).toMatchObject({ reseller_discount: 43, other_discount: 0 })
    expect((await read('other')).prices).toMatchObject({ reseller_price: null, other_price: 73737 })
    expect((await read('admin')).prices).toMatchObject({ reseller_price: 71717, other_price: 73737 })
    expect((await read('user')).discount).toMatchObject({ reseller_discount: 0, other_discount: 0 })
  })

  it('B8: are protected for parts of a configurator too', async () => {
    const read = async (as?: Role) => {
      const { data } = (await server.call('GET', '/collections')).json<{ data: { id: number }[] }>()
      return (await server.call('GET', `/collections/${data[0]?.id}`, as ? { as } : {})).json<Collection>()
    }
    const partsOf = ({ product, steps, packages }: Collection) =>
      [product, ...steps, ...steps.flatMap(step => step.choices), ...packages].map(({ prices }) => prices)
    for (const prices of partsOf(await read()))
      expect(prices).toMatchObject({ reseller_price: null, other_price: null })
    for (const prices of partsOf(await read('reseller')))
      expect(prices).toMatchObject({ reseller_price: 71717, other_price: null })
    for (const prices of partsOf(await read('admin'))) expect(prices.other_price).toBe(73737)
  })
})
