import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { href, type ScreenName } from '@/contract/paths.ts'
import { settings as settingsTable } from '../db/schema/settings.ts'
import { sourceRenderer } from '../testing/source-renderer.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({}, { openRenderer: await sourceRenderer() })
})
afterAll(() => server.close())

const sections: [flag: string, screens: [ScreenName, Record<string, string>?][]][] = [
  ['enable_promo_page', [['promotions']]],
  ['enable_blog_page', [['blog'], ['article', { slug: 'qualunque' }]]],
  ['enable_shop_page', [['shop'], ['category', { category: 'bustine' }]]],
  ['enable_catalog', [['collections'], ['configurator', { id: '1' }]]],
  ['enable_faq_page', [['faq']]],
  ['product_addtocart', [['checkout'], ['checkoutComplete'], ['testBank']]],
  ['enable_for_game', [['game'], ['album'], ['pack'], ['lobby'], ['battleNew']]],
]

const statusOf = async (
  screen: ScreenName,
  params: Record<string, string> | undefined,
  locale: 'it' | 'en',
) => (await server.app.inject({ method: 'GET', url: href(screen, locale, params) })).statusCode

async function set(key: string, value: unknown) {
  const row = { key, value, updated_at: server.context.now() }
  await server.context.db
    .insert(settingsTable)
    .values(row)
    .onConflictDoUpdate({ target: settingsTable.key, set: row })
  await server.context.events.publish('settings-changed', { changed: [] }, server.context.db)
}

it.each(sections)(
  'responds with 404 and no content to the paths of %s if it is turned off',
  async (flag, screens) => {
    const [first] = screens
    if (!first) throw new Error('a section without a screen')
    expect(await statusOf(first[0], first[1], 'it')).toBe(200)
    await set(flag, false)
    for (const [screen, params] of screens)
      for (const locale of ['it', 'en'] as const)
        expect({ screen, locale, status: await statusOf(screen, params, locale) }).toEqual({
          screen,
          locale,
          status: 404,
        })
    const { body } = await server.app.inject({ method: 'GET', url: href(first[0], 'it', first[1]) })
    expect(body).toContain('noindex')
    await set(flag, true)
    expect(await statusOf(first[0], first[1], 'it')).toBe(200)
  },
)

it('has no checkout as a showcase', async () => {
  await set('type_website', 'showcase')
  expect(await statusOf('checkout', undefined, 'it')).toBe(404)
  await set('type_website', 'ecommerce')
  expect(await statusOf('checkout', undefined, 'it')).toBe(200)
})

it('renders promotions without scripts: active ones in full, upcoming ones by their first line, no expired ones', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: server.context.now() }) // sets the clock of the renderer
  const page = await server.app.inject({ method: 'GET', url: href('promotions', 'it') })
  const [body = ''] = page.body.split('id="ssr-data"') // followed by the query data for the browser
  vi.useRealTimers()
  expect(body).toContain('Settimane d’incanto')
  expect(body).toContain('Abissi: la marea sale')
  expect(body).not.toContain('Notte delle zucche')
  expect(body).not.toContain('trattenere il fiato')
})
