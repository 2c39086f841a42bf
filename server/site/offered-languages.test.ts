/** spec 131, 132, 127, 128: what the settings say holds for the page as the server sends it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settings as settingsTable } from '../db/schema/settings.ts'
import { readPage } from '../testing/read-head.ts'
import { sourceRenderer } from '../testing/source-renderer.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({}, { openRenderer: await sourceRenderer() })
})
afterAll(() => server.close())

async function set(key: string, value: unknown) {
  const row = { key, value, updated_at: server.context.now() }
  await server.context.db
    .insert(settingsTable)
    .values(row)
    .onConflictDoUpdate({ target: settingsTable.key, set: row })
  await server.context.events.publish('settings-changed', undefined as never, server.context.db)
}

const page = (url: string) => server.app.inject({ url })

describe('spec 131: a language that is not offered', () => {
  beforeAll(() => set('languages', ['it', 'en']))
  afterAll(() => set('languages', ['it', 'en', 'es', 'fr', 'de', 'pt']))

  it.each([
    ['/de', '/'],
    ['/de/geschaft?page=2', '/negozio?page=2'],
    ['/fr/characters/volpardore', '/characters/volpardore'],
    ['/de/faq', '/faq'],
  ])('%s leads, for now, to %s in the main one', async (from, to) => {
    const response = await page(from)
    expect(response.statusCode).toBe(302)
    expect(response.headers.location).toBe(to)
  })

  it('the offered ones stay as they are, and no page names another', async () => {
    const response = await page('/en/shop')
    expect(response.statusCode).toBe(200)
    expect(response.body).not.toContain('hreflang="de-DE"')
  })

  it('without Italian the shop speaks its main language everywhere', async () => {
    await set('languages', ['en', 'fr'])
    await set('website_language', 'en')
    expect((await page('/negozio')).headers.location).toBe('/en/shop')
    expect((await page('/')).headers.location).toBe('/en')
    expect((await page('/en/shop')).statusCode).toBe(200)
    await set('website_language', 'it')
    await set('languages', ['it', 'en'])
  })
})

it('spec 132: without ratings the product page tells machines and readers of none', async () => {
  const { data } = (await server.call('GET', '/products?per_page=48')).json<{
    data: { slug: string; category: { slug: string }; rating: object | null }[]
  }>()
  const rated = data.find(one => one.rating)!
  const url = `/negozio/${rated.category.slug}/${rated.slug}`
  expect(JSON.stringify(readPage((await page(url)).body).structured)).toContain('aggregateRating')
  await set('product_ratings', false)
  const { body } = await page(url)
  expect(JSON.stringify(readPage(body).structured)).not.toContain('aggregateRating')
  expect(body).not.toContain('★')
  await set('product_ratings', true)
})

it('spec 128: the server-rendered page uses the chosen font', async () => {
  await set('google_font', 'Lato')
  for (const url of ['/chi-siamo', '/chi-siamo?asked=1', '/login', '/nessuna-pagina'])
    expect((await page(url)).body).toContain("--font:'Lato'")
  await set('google_font', 'Lexend')
})
