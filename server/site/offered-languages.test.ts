/** spec 131, 132, 127, 128: server-rendered pages follow the settings. */
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
  await server.context.events.publish('settings-changed', { changed: [] }, server.context.db)
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
  ])('redirects %s temporarily to %s in the main language', async (from, to) => {
    const response = await page(from)
    expect(response.statusCode).toBe(302)
    expect(response.headers.location).toBe(to)
  })

  it('keeps offered languages unchanged, and links to no other on any page', async () => {
    const response = await page('/en/shop')
    expect(response.statusCode).toBe(200)
    expect(response.body).not.toContain('hreflang="de-DE"')
  })

  it('uses the main language everywhere if Italian is not offered', async () => {
    await set('languages', ['en', 'fr'])
    await set('website_language', 'en')
    expect((await page('/negozio')).headers.location).toBe('/en/shop')
    expect((await page('/')).headers.location).toBe('/en')
    expect((await page('/en/shop')).statusCode).toBe(200)
    await set('website_language', 'it')
    await set('languages', ['it', 'en'])
  })
})

it('spec 132: shows no ratings to visitors and search engines if they are turned off', async () => {
  const { data } = (await server.call('GET', '/products?per_page=48')).json<{
    data: { slug: string; category: { slug: string }; rating: object | null }[]
  }>()
  const rated = data.find(product => product.rating)!
  const url = `/negozio/${rated.category.slug}/${rated.slug}`
  expect(JSON.stringify(readPage((await page(url)).body).structured)).toContain('aggregateRating')
  await set('product_ratings', false)
  const { body } = await page(url)
  expect(JSON.stringify(readPage(body).structured)).not.toContain('aggregateRating')
  expect(body).not.toContain('★')
  await set('product_ratings', true)
})

it('spec 128: uses the chosen font on the server-rendered page', async () => {
  await set('google_font', 'Lato')
  for (const url of ['/chi-siamo', '/chi-siamo?asked=1', '/login', '/nessuna-pagina'])
    expect((await page(url)).body).toContain("--font:'Lato'")
  await set('google_font', 'Lexend')
})
