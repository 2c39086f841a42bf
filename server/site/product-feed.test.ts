import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '@/contract/locales.ts'
import { productFeedPath } from '@/contract/paths.ts'
import { products, productVariants } from '../db/schema/catalog.ts'
import { readPage } from '../testing/read-head.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

const publicUrl = 'https://shop.example.com'
let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ publicUrl })
})
afterAll(() => server.close())

const page = (url: string) => server.app.inject({ url })

/** The items of a feed as lists of tag and text, in document order. */
async function itemsOf(locale: (typeof locales)[number]): Promise<Map<string, string[]>[]> {
  const { body } = await page(productFeedPath(locale))
  return [...body.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => {
    const tags = new Map<string, string[]>()
    for (const [, name = '', text = ''] of item.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g))
      tags.set(name, [...(tags.get(name) ?? []), text])
    return tags
  })
}

const itemsOfProduct = async (id: number, locale: (typeof locales)[number] = 'it') =>
  (await itemsOf(locale)).filter(item =>
    [item.get('id')?.[0], item.get('item_group_id')?.[0]].includes(String(id)),
  )

/** A product on sale to guests, with or without variants. */
async function someProduct(hasVariants: boolean): Promise<number> {
  const { rows } = await server.context.db.execute<{ id: number }>(sql`
    select p.id from products p where status = 'published' and visibility = 'everyone' and not is_digital
      and pack_rarity is null and base_discount = 0 and jsonb_array_length(pictures) > 1
      and not exists (select from collections c where c.product_id = p.id)
      and exists (select from product_variants v where v.product_id = p.id) = ${hasVariants} order by id limit 1`)
  return rows[0]!.id
}

const change = (id: number, values: Partial<typeof products.$inferInsert>) =>
  server.context.db.update(products).set(values).where(eq(products.id, id))

describe('product feed', () => {
  it.each(locales)('contains what Merchant Center requires of each item in %s', async locale => {
    const items = await itemsOf(locale)
    expect(items.length).toBeGreaterThan(20)
    const required = [
      'id',
      'title',
      'description',
      'link',
      'image_link',
      'availability',
      'price',
      'brand',
      'condition',
    ]
    const missing = items.flatMap(item => required.filter(name => !item.get(name)?.[0]))
    expect(missing).toEqual([])
    expect(new Set(items.map(item => item.get('id')?.[0])).size).toBe(items.length)
  })

  it('is XML that caches for an hour, with links that respond', async () => {
    const response = await page(productFeedPath('de'))
    expect(response.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    })
    expect(response.body).toMatch(
      /^<\?xml .*<rss version="2.0" xmlns:g="http:\/\/base.google.com\/ns\/1.0">.*<\/rss>\n$/s,
    )
    const link = (await itemsOf('de'))[0]?.get('link')?.[0] ?? ''
    expect(link).toMatch(/^https:\/\/shop\.example\.com\/de\//)
    expect((await page(link.slice(publicUrl.length))).statusCode).toBe(200)
  })

  it('contains GTIN, brand, stock, images and delivery of a product', async () => {
    const id = await someProduct(false)
    await change(id, {
      gtin: '4006381333931',
      brand: 'Marca & figli',
      stock_quantity: 0,
      base_price: 1990,
      weight: 200,
    })
    const [item] = await itemsOfProduct(id)
    expect(item?.get('gtin')).toEqual(['4006381333931'])
    expect(item?.has('identifier_exists')).toBe(false)
    expect(item?.get('brand')).toEqual(['Marca &amp; figli'])
    expect(item?.get('availability')).toEqual(['out_of_stock'])
    expect(item?.get('additional_image_link')?.length).toBeGreaterThan(0)
    expect(item?.get('country')).toEqual(['IT'])
    expect(item?.get('price')).toEqual(['19.90 EUR', expect.stringMatching(/^\d+\.\d\d EUR$/)])
  })

  it('contains maker, responsible person, minimum age and warnings in the language of the feed', async () => {
    const id = await someProduct(false)
    await change(id, {
      maker: 'Spielwerk GmbH',
      maker_address: 'Ring 1, Wien',
      maker_contact: 'post@spielwerk.example',
      minimum_age: 6,
      toy_warning: 'small_parts',
    })
    const details = async (locale: (typeof locales)[number]) => {
      const [item] = await itemsOfProduct(id, locale)
      const values = item?.get('attribute_value') ?? []
      return new Map(item?.get('attribute_name')?.map((name, at) => [name, values[at]]))
    }
    const [italian, german] = [await details('it'), await details('de')]
    expect(italian.get('Fabbricante')).toBe('Spielwerk GmbH, Ring 1, Wien, post@spielwerk.example')
    expect(italian.get('Età minima')).toBe('6 anni')
    expect(german.get('Mindestalter')).toBe('6 Jahre')
    expect([...german.values()].join(' ')).toContain('36 Monaten')
  })

  it('groups variants, each with its own GTIN, and declares a missing one', async () => {
    const id = await someProduct(true)
    const [variant] = await server.context.db
      .select({ id: productVariants.id })
      .from(productVariants)
      .where(eq(productVariants.product_id, id))
    await server.context.db
      .update(productVariants)
      .set({ gtin: '' })
      .where(eq(productVariants.product_id, id))
    await server.context.db
      .update(productVariants)
      .set({ gtin: '036000291452' })
      .where(eq(productVariants.id, variant!.id))
    const items = await itemsOfProduct(id)
    expect(items.length).toBeGreaterThan(1)
    expect(items.every(item => item.get('item_group_id')?.[0] === String(id))).toBe(true)
    expect(items.find(item => item.get('id')?.[0] === `${id}-${variant!.id}`)?.get('gtin')).toEqual([
      '036000291452',
    ])
    expect(items.filter(item => item.has('identifier_exists'))).toHaveLength(items.length - 1)
  })

  it('shows an offer as a sale price', async () => {
    const id = await someProduct(false)
    await change(id, { base_price: 2000, base_discount: 25, base_lowest: 2000 })
    const [item] = await itemsOfProduct(id)
    expect(item?.get('price')?.[0]).toBe('20.00 EUR')
    expect(item?.get('sale_price')).toEqual(['15.00 EUR'])
  })

  it.each([
    ['a draft', { status: 'draft' }],
    ['a product for some customers', { visibility: 'roles' }],
    ['a product of a showroom', { visibility: 'rooms' }],
    ['a digital product', { is_digital: true }],
    ['a pack for the album', { pack_rarity: 'common' }],
    ['a product without a picture', { pictures: [] }],
    ['a free product', { base_price: 0 }],
  ] as const)('excludes %s', async (_, values) => {
    const id = await someProduct(false)
    expect(await itemsOfProduct(id)).toHaveLength(1)
    const [before] = await server.context.db.select().from(products).where(eq(products.id, id))
    await change(id, values as Partial<typeof products.$inferInsert>)
    expect(await itemsOfProduct(id)).toEqual([])
    await change(id, before!)
  })

  it('excludes products with a configurator', async () => {
    const { rows } = await server.context.db.execute<{ product_id: number }>(
      sql`select product_id from collections where is_active`,
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { product_id } of rows) expect(await itemsOfProduct(product_id)).toEqual([])
  })

  it('is missing for a language that the shop does not offer', async () => {
    expect((await page('/feeds/products-xx.xml')).statusCode).toBe(404)
  })
})

it('names GTIN and brand in the structured data of a product', async () => {
  const id = await someProduct(false)
  await change(id, { gtin: '4006381333931', brand: 'Faber' })
  const [item] = await itemsOfProduct(id)
  const path = item!.get('link')![0]!.slice(publicUrl.length)
  const [structured] = readPage((await page(path)).body).structured
  expect(structured).toMatchObject({
    gtin13: '4006381333931',
    gtin: '4006381333931',
    brand: { '@type': 'Brand', name: 'Faber' },
  })
})
