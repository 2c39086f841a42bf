import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Category, Facets, Product, ProductCard } from '@/contract/endpoints/shop/catalog.ts'
import { locales } from '@/contract/locales.ts'
import type { Role } from '@/contract/permissions.ts'
import { products, productVariants } from '../../db/schema/catalog.ts'
import { type CallOptions, openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const list = async (query: string, options?: CallOptions) =>
  (await server.call('GET', `/products?${query}`, options)).json<{
    data: ProductCard[]
    meta: { total: number }
  }>()
const product = async (slug: string, options?: CallOptions) =>
  (await server.call('GET', `/products/${slug}`, options)).json<Product>()
const titles = async (query: string, options?: CallOptions) =>
  (await list(query, options)).data.map(one => one.title)

/** Waits longer than shared responses are cached. */
const change = async (sku: string, values: Partial<typeof products.$inferInsert>) => {
  await server.context.db.update(products).set(values).where(eq(products.sku, sku))
  server.pass(6000)
}

describe('prices at the tier of the reader (specification notes §4)', () => {
  it.each<[Role | undefined, number, number | null, number]>([
    [undefined, 7992, 9990, 20],
    ['user', 7992, 9990, 20],
    ['retailer', 7992, 9990, 20],
    ['reseller', 6555, 6900, 5],
    ['other', 7120, 8900, 20],
  ])('charges %s %i', async (as, now, was, percent) => {
    expect((await product('box-24-buste-serie-1', { as })).price).toEqual({ now, was, percent })
  })

  it('falls back to the base price when a tier has none', async () => {
    const { price } = await product('porta-mazzo-bullonardo', { as: 'other' })
    expect(price).toEqual({ now: 1290, was: null, percent: 0 })
  })

  it('adds the price of a variant at that tier', async () => {
    const { variants } = await product('t-shirt-draghissimo')
    expect(variants.map(({ name, extra }) => [name, extra])).toContainEqual(['XXL', 200])
  })

  it.each<[Role | undefined, number | null]>([
    [undefined, null],
    ['user', null],
    ['reseller', 7992],
    ['other', 7992],
  ])(
    'shows %s the retail price %s on page, card and variant, and no price of a further tier',
    async (as, retail) => {
      const page = await product('box-24-buste-serie-1', { as })
      expect(page.retail_price).toBe(retail)
      const hidden = { reseller: 'other_price', other: 'reseller_price' } as const
      if (as === 'reseller' || as === 'other') expect(page.prices[hidden[as]]).toBeNull()
      const { data } = await list('per_page=100', { as })
      expect(data.find(({ slug }) => slug === page.slug)?.retail_price).toBe(retail)
      const { variants, price, retail_price } = await product('t-shirt-draghissimo', { as })
      const cheapest = variants.find(variant => variant.price.now === price.now)
      expect(cheapest?.retail_price).toBe(retail_price)
    },
  )

  it('sorts by the reader’s price', async () => {
    const { data } = await list('sort=price&per_page=100', { as: 'reseller' })
    const paid = data.map(one => one.price.now)
    expect(paid).toEqual([...paid].sort((a, b) => a - b))
  })
})

describe('three stock levels (decision 0016)', () => {
  it.each([
    ['BA-PK-NAT', 6, 'available', null],
    ['BA-PK-NAT', 3, 'low', 3],
    ['BA-PK-NAT', 1, 'low', 1],
    ['BA-PK-NAT', 0, 'out', null],
    ['BA-PK-NAT', null, 'available', null],
  ])('%s with %s pieces is %s', async (sku, stock_quantity, stock, stock_left) => {
    await change(sku, { stock_quantity })
    expect(await product('busta-natura-serie-1')).toMatchObject({ stock, stock_left })
  })

  it('reports a product with variants as out of stock when all variants are', async () => {
    await server.context.db.update(productVariants).set({ stock_quantity: 0 })
    server.pass(6000)
    expect(await product('t-shirt-draghissimo')).toMatchObject({ stock: 'out', has_variants: true })
    expect(await titles('in_stock=true&per_page=100')).not.toContain('T-shirt Draghissimo')
  })
})

describe('search', () => {
  it('stems Italian words: the plural finds the singular', async () => {
    expect(await titles('search=statuine')).toContain('Statuina Draghissimo')
  })

  it('corrects a typing error in a title', async () => {
    expect(await titles('search=dragissimo')).toContain('Statuina Draghissimo')
  })

  it('finds article numbers', async () => {
    expect(await titles('search=ba-ac-mat')).toEqual(['Tappetino Anelluna'])
  })

  it('searches in the language of the reader', async () => {
    const german = { headers: { 'x-locale': 'de' } }
    const found = await titles('search=Spielmatten', german)
    expect(found).toContain('Spielmatte Anelluna')
    expect(found[0]).toMatch(/^Spielmatte/)
  })

  it('ignores accents and completes unfinished words', async () => {
    expect(await titles('search=wurfel', { headers: { 'x-locale': 'de' } })).toContain('Feuer-Würfel')
    expect(await titles('search=drag')).toContain('Statuina Draghissimo')
  })

  it('finds nothing when no word is similar', async () => {
    expect((await list('search=frigorifero&facets=true')).meta.total).toBe(0)
  })

  it.each(['%25', "'%3B drop table products", '"', '\\', '((', '🐉', '%F0%9F'])(
    'handles %s',
    async search => {
      expect((await server.call('GET', `/products?search=${search}`)).statusCode).toBeLessThan(500)
    },
  )
})

describe('lists', () => {
  it('list every product once across pages', async () => {
    const { total } = (await list('per_page=1')).meta
    const pages = await Promise.all([1, 2, 3, 4].map(page => list(`per_page=20&page=${page}`)))
    const ids = pages.flatMap(page => page.data.map(one => one.id))
    expect(new Set(ids).size).toBe(total)
    expect(pages.map(page => page.meta.total)).toEqual(Array(4).fill(total))
    expect((await list('per_page=20&page=9')).meta.total).toBe(total)
  })

  it('accept a category slug of any language, and respond 404 to an unknown one', async () => {
    const own = (await list('category=mazzi-base')).data.map(one => one.id)
    expect(own.length).toBeGreaterThan(1)
    expect((await list('category=starter-decks')).data.map(one => one.id)).toEqual(own)
    expect((await server.call('GET', '/products?category=mazzi-rotti')).statusCode).toBe(404)
  })

  it('count only products that the reader may see by category', async () => {
    const { data } = (await server.call('GET', '/categories')).json<{ data: Category[] }>()
    expect(data).toHaveLength(9)
    const { meta } = await list('per_page=1')
    expect(data.reduce((sum, one) => sum + one.count, 0)).toBe(meta.total)
    for (const category of data)
      expect(category.translations.map(one => one.locale).sort()).toEqual([...locales].sort())
  })
})

describe('facets (decision 0016)', () => {
  type ListWithFacets = { facets: Facets; meta: { total: number }; data: ProductCard[] }
  const ask = async (query: string, options?: CallOptions) =>
    (await server.call('GET', `/products?facets=true&${query}`, options)).json<ListWithFacets>()
  const counts = ({ facets }: ListWithFacets, attribute: string) =>
    Object.fromEntries(
      facets.attributes.find(one => one.code === attribute)?.values.map(one => [one.code, one.count]) ?? [],
    )

  it('are returned on request, in the language of the reader', async () => {
    expect(await list('per_page=1')).not.toHaveProperty('facets')
    const reported = await ask('', { headers: { 'x-locale': 'de' } })
    expect(reported.facets.attributes.map(one => one.name)).toContain('Größe')
  })

  it('count the results of each choice, ignoring choices in its own group', async () => {
    const all = await ask('')
    const chosen = await ask('filters=element.fuoco,element.acqua')
    expect(counts(chosen, 'element')).toEqual(counts(all, 'element'))
    expect(chosen.meta.total).toBe(counts(all, 'element').fuoco! + counts(all, 'element').acqua!)
    const both = await ask('filters=element.fuoco,material.cotton')
    expect(both.meta.total).toBe(counts(await ask('filters=element.fuoco'), 'material').cotton)
  })

  it('contain the price range of the reader’s tier', async () => {
    const guest = await ask('per_page=100&price_min=1000&price_max=2000')
    for (const { price } of guest.data) expect(price.now >= 1000 && price.now <= 2000).toBe(true)
    const reseller = await ask('', { as: 'reseller' })
    expect(reseller.facets.price?.min).toBeLessThan((await ask('')).facets.price?.min ?? 0)
  })

  it('limit the list to offers and to products in stock', async () => {
    const sale = await ask('on_sale=true&per_page=100')
    expect(sale.data.every(one => one.price.percent > 0)).toBe(true)
    expect(sale.meta.total).toBe(sale.facets.on_sale)
    const there = await ask('in_stock=true&per_page=100')
    expect(there.data.every(one => one.stock !== 'out')).toBe(true)
  })

  it.each(['element', 'element.', 'a.b;drop', '.', 'element.fuoco,,'])('refuse %s', async filters => {
    const response = await server.call('GET', `/products?filters=${encodeURIComponent(filters)}`)
    expect(response.statusCode).toBe(422)
  })

  it('return an empty list for an unknown value', async () => {
    expect((await ask('filters=element.zucchero')).meta.total).toBe(0)
  })
})

describe('one product', () => {
  it('contains its variants by attribute, so that unavailable combinations can be shown', async () => {
    const { options, variants } = await product('t-shirt-arcana-team')
    expect(options.map(one => one.code)).toEqual(['colour', 'size'])
    expect(variants.some(one => one.values.colour === 'violet' && one.values.size === 'xxl')).toBe(false)
    expect(variants.find(one => one.values.colour === 'red' && one.values.size === 'm')?.stock).toBe('out')
  })

  it('accepts its id and its slug in any language, and responds in the reader’s', async () => {
    const found = await product('statuina-draghissimo')
    expect((await product(String(found.id))).title).toBe('Statuina Draghissimo')
    const german = await product('draghissimo-figure', { headers: { 'x-locale': 'de' } })
    expect(german).toMatchObject({ id: found.id, title: 'Figur Draghissimo' })
    expect(found.translations).toHaveLength(6)
  })

  it('contains four similar products', async () => {
    const { id, related } = await product('statuina-draghissimo')
    expect(related).toHaveLength(4)
    expect(related.map(one => one.id)).not.toContain(id)
  })

  it.each<[Partial<typeof products.$inferInsert>, (Role | undefined)[], (Role | undefined)[]]>([
    [{ visibility: 'authenticated' }, ['user', 'admin'], [undefined]],
    [{ visibility: 'roles', visible_roles: ['reseller'] }, ['reseller', 'admin'], [undefined, 'user']],
    [{ visibility: 'rooms' }, [], [undefined, 'user', 'admin']],
    [{ visibility: 'everyone', status: 'draft' }, [], [undefined, 'admin']],
  ])('%j shows it to %j and hides it from %j', async (values, shown, hidden) => {
    await change('BA-CS-MUG', values)
    for (const as of shown)
      expect((await server.call('GET', '/products/tazza-ondalice', { as })).statusCode).toBe(200)
    for (const as of hidden) {
      expect((await server.call('GET', '/products/tazza-ondalice', { as })).statusCode).toBe(404)
      expect(await titles('per_page=100', { as })).not.toContain('Tazza Ondalice')
    }
    await change('BA-CS-MUG', { visibility: 'everyone', visible_roles: [], status: 'published' })
  })
})
