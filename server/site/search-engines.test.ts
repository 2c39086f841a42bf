import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultLocale, locales } from '@/contract/locales.ts'
import { href } from '@/contract/paths.ts'
import { articleTranslations } from '../db/schema/blog.ts'
import { productTranslations } from '../db/schema/catalog.ts'
import { formerSlugs } from '../db/schema/content.ts'
import { headProblems, readPage } from '../testing/read-head.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

interface Icon {
  src: string
  sizes: string
}

const publicUrl = 'https://shop.example.com'
let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ publicUrl })
})
afterAll(() => server.close())

const page = (url: string) => server.app.inject({ url })
const pathOf = (address: string) => address.slice(publicUrl.length) || '/'

describe('further pages of a list', () => {
  it.each(['/negozio', '/en/shop', '/negozio/buste-e-box', '/blog'])(
    'end after the last page of %s',
    async list => {
      const beyond = await page(`${list}?page=9999`)
      expect(beyond.statusCode).toBe(404)
      expect(beyond.body).toContain('noindex')
      expect((await page(`${list}?page=1`)).statusCode).not.toBe(404)
    },
  )

  it('have the page number in their title', async () => {
    const title = async (url: string) => /<title>([^<]*)/.exec((await page(url)).body)?.[1] ?? ''
    expect(await title('/negozio?page=2')).toContain('pagina 2')
    expect(await title('/negozio?page=2')).not.toBe(await title('/negozio?page=3'))
    expect(await title('/negozio')).not.toContain('pagina')
  })
})

const typesOf = (structured: readonly Record<string, unknown>[]) => structured.map(data => data['@type'])
const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)

const product = '/negozio/buste-e-box/busta-cosmo-serie-2'

async function articlePath(): Promise<string> {
  const [row] = await server.context.db.select().from(articleTranslations).limit(1)
  return href('article', row!.locale, { slug: row!.slug })
}

describe('structured data, parsed like a search engine does', () => {
  it.each([
    ['/', ['Organization', 'WebSite']],
    ['/de', ['Organization', 'WebSite']],
    ['/negozio', ['BreadcrumbList']],
    ['/negozio/buste-e-box', ['BreadcrumbList']],
    [product, ['Product', 'BreadcrumbList']],
    ['/chi-siamo', ['BreadcrumbList']],
    ['/domande-frequenti', ['FAQPage', 'BreadcrumbList']],
  ])('on %s: contains %j without errors', async (path, types) => {
    const { structured } = readPage((await page(path)).body)
    expect(typesOf(structured)).toEqual(types)
    expect(headProblems(structured)).toEqual([])
  })

  it('names author, date and image of an article', async () => {
    const { structured } = readPage((await page(await articlePath())).body)
    expect(typesOf(structured)).toEqual(['Article', 'BreadcrumbList'])
    expect(headProblems(structured)).toEqual([])
  })

  it('contains average and number of reviews of a product', async () => {
    const list = (await page('/api/products?per_page=100')).json() as {
      data: { slug: string; category: { slug: string }; rating: { average: number; count: number } | null }[]
    }
    const rated = list.data.find(product => product.rating)!
    const path = href('product', 'it', { category: rated.category.slug, slug: rated.slug })
    const [structured] = readPage((await page(path)).body).structured
    expect(structured?.aggregateRating).toMatchObject({
      ratingValue: rated.rating?.average,
      reviewCount: rated.rating?.count,
    })
  })

  it('fails validation if a required field is missing', () => {
    const context = 'https://schema.org'
    expect(
      headProblems([{ '@context': context, '@type': 'Product', name: 'x', offers: { price: '5,50' } }]),
    ).toContain('Product without offers.price')
    expect(headProblems([{ '@type': 'Article' }])).toEqual(['Article without its context'])
    expect(headProblems([{ '@context': context, '@type': 'FAQPage', mainEntity: [] }])).toHaveLength(1)
  })
})

describe('head tags', () => {
  it.each(['/', '/negozio', product, '/chi-siamo', '/characters/volpardore'])(
    'contain title, description, canonical link and preview image on %s',
    async path => {
      const { title, canonical, properties } = readPage((await page(path)).body)
      expect(title.length).toBeGreaterThan(5)
      expect(properties.get('description')?.length).toBeGreaterThan(20)
      expect(canonical).toBe(publicUrl + path)
      expect(properties.get('og:url')).toBe(canonical)
      const picture = properties.get('og:image') ?? ''
      expect(picture).toMatch(/^https:\/\/shop\.example\.com\/(assets|share)\//)
      expect(properties.get('og:image:alt')).toBeTruthy()
    },
  )

  it('list the same seven alternates on the page of every language', async () => {
    const links = readPage((await page(product)).body).alternates
    expect([...links.keys()]).toEqual(['it-IT', 'en-US', 'es-ES', 'fr-FR', 'de-DE', 'pt-PT', 'x-default'])
    for (const address of links.values()) {
      const alternatePage = readPage((await page(pathOf(address))).body)
      expect(alternatePage.alternates).toEqual(links)
      expect(alternatePage.canonical).toBe(address)
    }
  })

  it('treat the second page of a list as a separate page', async () => {
    const { canonical, links } = readPage((await page('/negozio?page=2')).body)
    expect(canonical).toBe(`${publicUrl}/negozio?page=2`)
    expect(links).toContain('/negozio')
  })
})

describe('sitemaps', () => {
  it('are listed in the index by kind and language, and all exist', async () => {
    const maps = addressesIn((await page('/sitemap.xml')).body)
    expect(maps).toHaveLength(6 * locales.length)
    for (const map of maps) {
      const response = await page(pathOf(map))
      expect(response.statusCode).toBe(200)
      expect(response.headers['content-type']).toContain('application/xml')
    }
  }, 120_000)

  it('contain only paths that respond 200 and are canonical', async () => {
    const maps = addressesIn((await page('/sitemap.xml')).body)
    const addresses = (
      await Promise.all(maps.map(async map => addressesIn((await page(pathOf(map))).body)))
    ).flat()
    expect(addresses.length).toBeGreaterThan(1000)
    expect(new Set(addresses).size).toBe(addresses.length)
    // All of the default language, and a sample of the others: they are generated from the same rows.
    const isDefault = (address: string) => !/^\/(en|es|fr|de|pt)(\/|$)/.test(pathOf(address))
    const problems: string[] = []
    for (const [index, address] of addresses.entries()) {
      if (!isDefault(address) && index % 13 !== 0) continue
      const response = await page(pathOf(address))
      const { canonical, robots } = readPage(response.body)
      if (response.statusCode !== 200 || canonical !== address || robots)
        problems.push(`${address}: ${response.statusCode} ${canonical} ${robots}`)
    }
    expect(problems).toEqual([])
  }, 300_000)

  it('contain the alternates of a path in all languages', async () => {
    const { body } = await page('/sitemaps/products-en.xml')
    const [first = ''] = body.match(/<url>.*?<\/url>/s) ?? []
    expect([...first.matchAll(/hreflang="([^"]+)"/g)].map(([, hreflang]) => hreflang)).toContain('x-default')
    expect(first).toContain('<loc>https://shop.example.com/en/shop/')
  })

  it('omit a language that the shop does not offer', async () => {
    expect((await page('/sitemaps/products-xx.xml')).statusCode).toBe(404)
  })
})

describe('former paths', () => {
  it('redirect a product’s old slug permanently to the new one, in the requested language', async () => {
    const [row] = await server.context.db.select().from(productTranslations).limit(1)
    await server.context.db.insert(formerSlugs).values({
      kind: 'product',
      locale: defaultLocale,
      slug: 'si-chiamava-cosi',
      record_id: row!.product_id,
    })
    const response = await page('/en/shop/packs-and-boxes/si-chiamava-cosi?from=mail')
    expect(response.statusCode).toBe(308)
    const target = String(response.headers.location)
    expect(target).toMatch(/^\/en\/shop\/[\w-]+\/[\w-]+\?from=mail$/)
    expect((await page(target)).statusCode).toBe(200)
  })

  it('redirect the slug of another language to that of the current one', async () => {
    const response = await page('/en/shop/buste-e-box')
    expect(response.statusCode).toBe(308)
    expect(response.headers.location).toBe('/en/shop/packs-and-boxes')
  })

  it('redirect a product under another category to its own', async () => {
    const response = await page('/negozio/album/busta-cosmo-serie-2')
    expect(response.headers.location).toBe(product)
  })
})

describe('installable', () => {
  it.each(locales.map(locale => [locale]))(
    'names the shop, its icons and the game in the manifest of %s',
    async locale => {
      const response = await page(`/manifest/${locale}.webmanifest`)
      expect(response.headers['content-type']).toContain('application/manifest+json')
      const manifest = response.json() as {
        name: string
        start_url: string
        icons: { src: string; purpose: string }[]
        screenshots: { src: string }[]
        shortcuts: { url: string; icons: { src: string }[] }[]
      }
      expect(manifest.name).toBe('Bottega Arcana')
      expect(manifest.start_url).toBe(href('home', locale))
      expect(manifest.icons.map(icon => icon.purpose)).toContain('maskable')
      expect(manifest.shortcuts[0]?.url).toBe(href('battleNew', locale))
      const iconPaths = [
        ...manifest.icons,
        ...manifest.screenshots,
        ...manifest.shortcuts.flatMap(shortcut => shortcut.icons),
      ]
      expect(iconPaths.filter(({ src }) => !existsSync(`public${src}`))).toEqual([])
    },
  )

  it.each(locales.map(locale => [locale]))(
    'uses icons of %s in their declared sizes, and the shop’s colours on the splash screen',
    async locale => {
      const manifest = (await page(`/manifest/${locale}.webmanifest`)).json() as {
        theme_color: string
        background_color: string
        icons: Icon[]
        shortcuts: { name: string; url: string; icons: Icon[] }[]
      }
      for (const { src, sizes } of [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)]) {
        const { width, height } = await sharp(`public${src}`).metadata()
        expect(`${width}x${height}`, src).toBe(sizes)
      }
      expect((await page(href('home', locale))).body).toContain(
        `<meta name="theme-color" content="${manifest.theme_color}" />`,
      )
      expect(manifest.background_color).toMatch(/^#[\da-f]{6}$/i)
      for (const { name, url } of manifest.shortcuts) {
        expect(name).toMatch(/\S/)
        expect((await page(url)).statusCode, url).toBe(200)
      }
    },
  )

  it('fills the square of a maskable icon and keeps its sign within the safe zone', async () => {
    const { data, info } = await sharp('public/assets/brand/icon-maskable-512.png')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixel = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
    ]
    const centre = (info.width - 1) / 2
    const cut: string[] = []
    for (let y = 0; y < info.height; y += 4)
      for (let x = 0; x < info.width; x += 4) {
        const colour = pixel(x, y)
        if (colour[3] !== 255) cut.push(`${x},${y} is clear`)
        const isSafe = Math.hypot(x - centre, y - centre) <= info.width * 0.4
        const ground = pixel(0, y) // it has a vertical gradient
        const isGround = colour.every((part, at) => Math.abs(part - (ground[at] ?? 0)) < 24)
        if (!isSafe && !isGround) cut.push(`${x},${y} belongs to the sign`)
      }
    expect(cut).toEqual([])
  })

  it('links the manifest of its language on every page, with the settings', async () => {
    const { body } = await page('/de/geschaft')
    expect(body).toContain('<link rel="manifest" href="/manifest/de.webmanifest" />')
    const [, carried = ''] =
      /<script type="application\/json" id="settings">(.*?)<\/script>/s.exec(body) ?? []
    expect(JSON.parse(carried)).toEqual((await page('/api/settings')).json())
  })

  it('shop 24: opens the requested page when the network returns, from a translated offline page without files', async () => {
    const { body, headers } = await page('/offline/de')
    expect(body).toContain('<html lang="de-DE">')
    expect(body).not.toMatch(/<link|src=/)
    const [, script = ''] = /<script>(.*)<\/script>/.exec(body) ?? []
    expect(script).toContain("addEventListener('online'")
    const hash = createHash('sha256').update(script).digest('base64')
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
  })
})
