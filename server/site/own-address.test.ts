import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productFeedPath } from '@/contract/paths.ts'
import { settings } from '../db/schema/settings.ts'
import { readPage } from '../testing/read-head.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

const configuredUrl = 'https://bottega.example'
const pictures = 'https://images.example'
let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ publicUrl: 'https://inside.example' })
  await server.context.db.insert(settings).values([
    { key: 'site_url', value: `${configuredUrl}/` },
    { key: 'site_url_img', value: pictures },
  ])
})
afterAll(() => server.close())

const body = async (url: string) => (await server.app.inject({ url })).body

describe('a shop with a public URL in its settings', () => {
  it.each(['/robots.txt', '/sitemap.xml', '/sitemaps/products-de.xml', '/feeds/it.xml'])(
    'uses only that URL in %s',
    async url => {
      const text = await body(url)
      expect(text).toContain(configuredUrl)
      expect(text).not.toContain('inside.example')
    },
  )

  it.each(['/', '/negozio/buste-e-box/busta-cosmo-serie-2'])(
    'uses that URL in the structured data of %s, and the configured URL for images',
    async url => {
      const { structured, canonical } = readPage(await body(url))
      const reported = JSON.stringify(structured)
      expect(canonical).toContain(configuredUrl)
      expect(reported).toContain(`${configuredUrl}/`)
      expect(reported).toContain(`${pictures}/`)
      expect(reported).not.toContain('inside.example')
    },
  )
})

it('allows pages to load images and videos from the configured URL, and changes nothing for the API', async () => {
  await server.context.db.insert(settings).values([
    { key: 'logo_header', value: { url: 'https://logo.example/l.png', width: 100, height: 50 } },
    { key: 'slider_video_url', value: 'https://film.example/f.mp4' },
  ])
  server.pass(6000)
  for (const url of ['/', '/negozio', '/app-shell']) {
    const { headers } = await server.app.inject({ url })
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/img-src 'self'[^;]* https:\/\/images\.example https:\/\/logo\.example/)
    expect(policy).toMatch(/media-src 'self'[^;]* https:\/\/film\.example/)
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')*;/)
  }
  const { headers } = await server.app.inject({ url: '/api/settings' })
  expect(headers['content-security-policy']).not.toContain('logo.example')
})

describe('a sitemap larger than one batch of rows', () => {
  it('contains every record once, with all its languages', async () => {
    const { db } = server.context
    await db.execute(sql`with fresh as (insert into categories (position) select n from generate_series(1, 1200) n returning id)
      insert into category_translations (category_id, locale, slug, name)
      select id, l, 'reparto-' || id, 'Reparto' from fresh, unnest(array['it','en','es','fr','de','pt']) l`)
    const xml = await body('/sitemaps/categories-pt.xml')
    const entries = xml.match(/<url>.*?<\/url>/gs) ?? []
    const testEntries = entries.filter(entry => entry.includes('reparto-'))
    expect(testEntries).toHaveLength(1200)
    expect(new Set(testEntries.map(entry => /<loc>([^<]+)/.exec(entry)?.[1])).size).toBe(1200)
    expect(testEntries.filter(entry => entry.match(/hreflang=/g)?.length !== 7)).toEqual([])
  })
})

it('omits subcategories of a hidden category and their products from sitemaps and feeds', async () => {
  const { db } = server.context
  const accessories = sql`(select category_id from category_translations where slug = 'accessori' and locale = 'it')`
  await db.execute(sql`update categories set parent_id = ${accessories}
    where id = (select category_id from category_translations where slug = 'album' and locale = 'it')`)
  const read = async () =>
    (await Promise.all(['categories-it', 'products-it'].map(name => body(`/sitemaps/${name}.xml`)))).join() +
    (await body(productFeedPath('it')))
  expect(await read()).toContain('/negozio/album')
  await db.execute(sql`update categories set is_active = false where id = ${accessories}`)
  server.pass(3_700_000)
  const hidden = await read()
  expect(hidden).toContain('/negozio/')
  expect(hidden).not.toMatch(/\/negozio\/(album|accessori)/)
})
