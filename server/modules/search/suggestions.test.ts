import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Suggestions } from '@/contract/endpoints/shop/suggestions.ts'
import type { Role } from '@/contract/permissions.ts'
import { products } from '../../db/schema/catalog.ts'
import { type CallOptions, openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const ask = (search: string, options?: CallOptions) =>
  server.call('GET', `/suggestions?search=${encodeURIComponent(search)}`, options)
const suggest = async (search: string, options?: CallOptions) =>
  (await ask(search, options)).json<Suggestions>()

const change = async (sku: string, values: Partial<typeof products.$inferInsert>) => {
  await server.context.db.update(products).set(values).where(eq(products.sku, sku))
  server.pass(6000)
}

describe('suggestions while typing', () => {
  it('contain products, categories, characters and articles, a few of each', async () => {
    const suggestions = await suggest('dragh')
    expect(suggestions.products).toHaveLength(5)
    expect(suggestions.total).toBeGreaterThan(5)
    expect(suggestions.products[0]).toMatchObject({
      price: { now: expect.any(Number) },
      picture: { url: expect.stringContaining('/assets/') },
    })
    expect(suggestions.characters.map(character => character.nome)).toContain('Draghissimo')
    expect(suggestions.categories.length).toBeGreaterThan(0)
    expect((await suggest('torneo')).articles.length).toBeGreaterThan(0)
  })

  it('find a category by the beginning of its name', async () => {
    expect((await suggest('abbigl')).categories[0]?.name).toBe('Abbigliamento')
  })

  it('correct typing errors in names of characters', async () => {
    const suggestions = await suggest('dragissimo')
    expect(suggestions.understood).toMatchObject({ words: 'draghissimo', isMended: true })
    expect(suggestions.characters[0]?.nome).toBe('Draghissimo')
  })

  it('are in the language of the reader', async () => {
    const german = await suggest('tass', { headers: { 'x-locale': 'de' } })
    expect(german.products[0]?.title).toContain('Tasse')
  })

  it('are empty for words without matches', async () => {
    const suggestions = await suggest('xilofonoqq')
    expect(suggestions).toMatchObject({ total: 0, products: [], characters: [], articles: [] })
    expect(suggestions.understood.without).toEqual(['xilofonoqq'])
  })

  it('have the reader’s prices', async () => {
    const priceFor = async (as?: Role) =>
      (await suggest('box 24 buste serie 1', { as })).products.find(product =>
        product.slug.startsWith('box-24-buste-serie'),
      )?.price.now
    expect(await priceFor()).toBe(7992)
    expect(await priceFor('reseller')).toBe(6555)
  })
})

describe('hidden products', () => {
  it.each<[Partial<typeof products.$inferInsert>, Role | undefined, boolean]>([
    [{ visibility: 'roles', visible_roles: ['reseller'] }, undefined, false],
    [{ visibility: 'roles', visible_roles: ['reseller'] }, 'reseller', true],
    [{ visibility: 'authenticated' }, undefined, false],
    [{ visibility: 'rooms' }, 'admin', false],
    [{ status: 'draft' }, 'admin', false],
  ])('H6: suggest %j to %s: %s', async (values, as, isShown) => {
    await change('BA-PR-LEV', values)
    const suggestions = await suggest('stampa leviatone', { as })
    expect(suggestions.products.some(product => product.title === 'Stampa Leviatone')).toBe(isShown)
    await change('BA-PR-LEV', { visibility: 'everyone', visible_roles: [], status: 'published' })
  })

  it('H6: never correct to a word that occurs in hidden titles only', async () => {
    expect((await suggest('leviatome')).understood.words).toBe('leviatone')
    await change('BA-PR-LEV', { visibility: 'roles', visible_roles: ['reseller'] })
    expect((await suggest('leviatome')).understood.words).toBe('leviatome')
    expect((await suggest('leviatome', { as: 'reseller' })).understood.words).toBe('leviatone')
    await change('BA-PR-LEV', { visibility: 'everyone', visible_roles: [] })
  })
})

describe('hostile words', () => {
  const hostile = [
    "'; drop table products; --",
    '(a+)+$',
    '.*',
    '\\',
    '%',
    '_',
    "a' | 'b",
    'a & b:* | !c',
    '<-> <2>',
    '<script>alert(1)</script>',
    '\u202e\u200bmaglietta',
    '𝒹𝓇𝒶𝑔𝑜',
    '龍 竜 🐉',
    'ﷺ',
    'ﬁgure',
    'a'.repeat(120),
    `${'x '.repeat(59)}x`,
    '((((((((((',
    ':*:*:*',
    '0',
    '-'.repeat(50),
  ]
  it.each(hostile)('H6: are handled in lists and suggestions: %j', async word => {
    const response = await ask(word)
    expect(response.statusCode).toBe(200)
    expect((await server.call('GET', `/products?search=${encodeURIComponent(word)}`)).statusCode).toBe(200)
  })

  it.each(['a'.repeat(121), 'x'.repeat(10_240), '', '   '])(
    'H6: are refused with an invalid length',
    async word => {
      const response = await ask(word)
      expect([414, 422]).toContain(response.statusCode)
      expect(response.body).not.toContain('xxxx')
    },
  )

  it('are refused with a zero byte', async () => {
    expect((await server.call('GET', '/suggestions?search=a%00b')).statusCode).toBe(422)
  })
})
