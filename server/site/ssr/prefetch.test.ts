import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '@/contract/locales.ts'
import { href, matchScreen, type ScreenName } from '@/contract/paths.ts'
import type { SiteSettings } from '@/contract/settings.ts'
import type { Renderer } from '@/contract/ssr.ts'
import { legalTextsJob } from '../../modules/pages/legal/publish-legal.ts'
import { sourceRenderer } from '../../testing/source-renderer.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { connectRenderer } from './renderer.ts'

let server: TestServer
let renderer: Renderer
let settings: SiteSettings
let addresses: string[]
beforeAll(async () => {
  server = await openTestServer()
  renderer = connectRenderer(server.app, await sourceRenderer())
  await server.context.jobs.nudge(legalTextsJob)
  settings = (await server.call('GET', '/settings')).json<SiteSettings>()
  addresses = await renderedAddresses()
})
afterAll(() => server.close())

interface List {
  data: { id: number | string; slug: string; category: { slug: string } }[]
}

const withParams: ReadonlySet<ScreenName> = new Set([
  'category',
  'product',
  'article',
  'page',
  'configurator',
  'legalVersion',
])

const recordsOf = async (path: string) => (await server.call('GET', path)).json<List>().data

/** Every rendered screen, each with some records of the demo shop. */
async function renderedAddresses(): Promise<string[]> {
  const plain = renderer.screens.filter(screen => !withParams.has(screen))
  const products = await recordsOf('/products?per_page=12')
  const articles = await recordsOf('/articles')
  const collections = await recordsOf('/collections')
  const texts = (await server.call('GET', '/legal/in-force')).json<{ id: number }[]>()
  return [
    ...locales.flatMap(locale => plain.map(screen => href(screen, locale))),
    ...products.map(({ slug, category }) => href('product', 'it', { slug, category: category.slug })),
    ...new Set(products.map(({ category }) => href('category', 'it', { category: category.slug }))),
    ...articles.map(({ slug }) => href('article', 'it', { slug })),
    ...collections.map(({ id }) => href('configurator', 'it', { id: String(id) })),
    ...texts.map(({ id }) => href('legalVersion', 'it', { id: String(id) })),
    '/chi-siamo',
    '/negozio?page=2',
  ]
}

const localeOf = (address: string) => matchScreen(new URL(address, 'http://x').pathname)?.locale ?? 'it'

async function notPrefetchedOf(changes: Partial<SiteSettings>, only?: ScreenName) {
  const addressesByScreen: Record<string, readonly string[]> = {}
  for (const address of addresses) {
    if (only && matchScreen(address)?.screen !== only) continue
    const { notPrefetched, html } = await renderer.render({
      address,
      locale: localeOf(address),
      settings: { ...settings, ...changes },
    })
    expect(html, address).toContain('<h1')
    if (notPrefetched.length > 0) addressesByScreen[address] = notPrefetched
  }
  return addressesByScreen
}

describe('shows only what its route prefetched on a server-rendered screen', () => {
  it('tests every screen', () => {
    const screens = new Set(addresses.map(address => matchScreen(address.split('?')[0] ?? '')?.screen))
    expect(renderer.screens.filter(screen => !screens.has(screen))).toEqual([])
  })

  it('with the settings of the demo shop', async () => {
    expect(await notPrefetchedOf({})).toEqual({})
  })

  it.each([
    { layout_homepage: 'HomepageB' },
    { layout_homepage: 'HomepageC' },
    { layout_homepage: 'HomepageC', enable_shop_page: false },
  ] satisfies Partial<SiteSettings>[])('home with %j', async changes => {
    expect(await notPrefetchedOf(changes, 'home')).toEqual({})
  })

  it('products without ratings', async () => {
    expect(await notPrefetchedOf({ product_ratings: false }, 'product')).toEqual({})
  })
})

it('contains no time in the data of a page, so that its ETag changes only with its content', async () => {
  const { queries } = await renderer.render({ address: '/negozio', locale: 'it', settings })
  expect(queries.length).toBeGreaterThan(2)
  const times = JSON.stringify(queries).match(/"(dataUpdatedAt|dehydratedAt)":\d+/g) ?? []
  expect(new Set(times)).toEqual(new Set(['"dataUpdatedAt":0', '"dehydratedAt":0']))
})
