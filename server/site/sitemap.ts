/** robots.txt and sitemap.xml: the public addresses in every language offered. */
import { type Locale, localeFacts, locales } from '../../src/contract/locales.ts'
import { href } from '../../src/contract/paths.ts'
import { readSettings } from '../../src/contract/settings.ts'
import type { World } from '../kernel/context.ts'
import { escapeHtml } from '../mail/escape-html.ts'
import { allArticles } from '../modules/blog/repo.ts'
import { categoriesFor } from '../modules/catalog/category-repo.ts'
import { findProducts } from '../modules/catalog/find-products.ts'
import { productAddresses } from '../modules/catalog/product-repo.ts'
import { allCharacters } from '../modules/characters/repo.ts'
import { pageRefusal } from '../modules/pages/page-access.ts'
import { allPages } from '../modules/pages/repo.ts'
import { storedSettings } from '../modules/settings/repo.ts'

export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /administration',
    'Disallow: /account/',
    'Disallow: /checkout',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')

/** One page in its languages. */
type Entry = (locale: Locale) => string | undefined

async function entriesOf(world: World): Promise<Entry[]> {
  const { db } = world
  const reader = { locale: 'it' as const, role: undefined, now: world.now() }
  const plain = (
    ['home', 'shop', 'collections', 'characters', 'game', 'promotions', 'faq', 'blog'] as const
  ).map(
    (screen): Entry =>
      locale =>
        href(screen, locale),
  )
  const categories = (await categoriesFor(db, reader)).map(
    ({ translations }): Entry =>
      locale =>
        href('category', locale, { category: translations.find(one => one.locale === locale)?.slug }),
  )
  const characters = (await allCharacters(db)).map(
    ({ slug }): Entry =>
      locale =>
        href('character', locale, { slug }),
  )
  const pages = (await allPages(db))
    .filter(({ page }) => pageRefusal(page, undefined) === undefined)
    .map(
      ({ words }): Entry =>
        locale =>
          href('page', locale, { slug: words.find(one => one.locale === locale)?.slug }),
    )
  const articles = (await allArticles(db, world.now())).map(
    ({ words }): Entry =>
      locale =>
        href('article', locale, { slug: words.find(one => one.locale === locale)?.slug }),
  )
  return [...plain, ...categories, ...(await productEntries(world)), ...characters, ...pages, ...articles]
}

async function productEntries({ db, now }: World): Promise<Entry[]> {
  const reader = { locale: 'it' as const, role: undefined, now: now() }
  const query = { page: 1, per_page: 10_000, sort: 'featured' as const }
  const { rows } = await findProducts(db, query, reader, undefined)
  const addresses = await productAddresses(
    db,
    rows.map(row => row.id),
  )
  return rows.map((row): Entry => {
    const own = addresses.get(row.id) ?? []
    return locale => {
      const words = own.find(one => one.locale === locale)
      return words && href('product', locale, { category: words.category_slug, slug: words.slug })
    }
  })
}

export async function sitemapXml(world: World): Promise<string> {
  const { publicUrl } = world.config
  const offered = readSettings(await storedSettings(world.db)).languages
  const spoken = locales.filter(locale => offered.includes(locale))
  const blocks = (await entriesOf(world)).flatMap(entry => {
    const paths = spoken.flatMap(locale => {
      const path = entry(locale)
      return path === undefined ? [] : [{ locale, address: escapeHtml(publicUrl + path) }]
    })
    const alternates = paths
      .map(
        one =>
          `<xhtml:link rel="alternate" hreflang="${localeFacts[one.locale].iso}" href="${one.address}"/>`,
      )
      .join('')
    return paths.map(one => `<url><loc>${one.address}</loc>${alternates}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${blocks.join('\n')}</urlset>\n`
}
