/**
 * robots.txt and the sitemaps: an index, and one sitemap per kind and language, built from slugs only. Every path in them responds
 * with 200 and is canonical, and is listed with its alternates in the other languages.
 */
import { defaultLocale, type Locale, localeFacts, locales } from '@/contract/locales.ts'
import { href, type PathParams, type ScreenName } from '@/contract/paths.ts'
import type { SiteSettings } from '@/contract/settings.ts'
import { escapeHtml } from '../email/escape-html.ts'
import type { AppContext } from '../kernel/context.ts'
import { isOpen } from './open-sections.ts'
import { shopAddress } from './shop-address.ts'
import { addressesOf, type SitemapKind, type SlugRow, sitemapKinds } from './sitemap-repo.ts'

/** The maximum of a sitemap (50,000 URLs); further records are omitted. */
export const mostAddresses = 50_000

const screenOf: Record<Exclude<SitemapKind, 'screens'>, ScreenName> = {
  categories: 'category',
  products: 'product',
  characters: 'character',
  pages: 'page',
  articles: 'article',
}

const plainScreens = [
  'home',
  'shop',
  'collections',
  'characters',
  'game',
  'promotions',
  'faq',
  'blog',
  'rooms',
] as const

export const sitemapPath = (kind: SitemapKind, locale: Locale): string => `/sitemaps/${kind}-${locale}.xml`

export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...['/api/', '/administration', '/account/', '/checkout', '/files/'].map(path => `Disallow: ${path}`),
    ...locales
      .filter(locale => locale !== defaultLocale)
      .flatMap(locale =>
        ['/administration', '/account/', '/checkout'].map(path => `Disallow: /${locale}${path}`),
      ),
    'Allow: /',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const space = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export const spokenIn = (settings: Pick<SiteSettings, 'languages'>): Locale[] =>
  locales.filter(locale => settings.languages.includes(locale))

const openKinds = (settings: SiteSettings): SitemapKind[] =>
  sitemapKinds.filter(kind => kind === 'screens' || isOpen(screenOf[kind], settings))

export function sitemapIndex(publicUrl: string, settings: SiteSettings): string {
  const maps = openKinds(settings).flatMap(kind =>
    spokenIn(settings).map(
      locale => `<sitemap><loc>${escapeHtml(publicUrl + sitemapPath(kind, locale))}</loc></sitemap>`,
    ),
  )
  return `${head}<sitemapindex xmlns="${space}">${maps.join('')}</sitemapindex>\n`
}

/** One page with its paths in all languages. */
interface Entry {
  paths: ReadonlyMap<Locale, string>
  changed?: string // ISO date
}

const paramsOf = ({ slug, parent }: SlugRow): PathParams => ({ slug, category: parent ?? slug })

/** Rows are sorted by record. Yields one entry at a time, so that a sitemap of fifty thousand entries is never in memory. */
async function* entriesOf(rows: AsyncIterable<SlugRow>, screen: ScreenName): AsyncGenerator<Entry> {
  let id: number | undefined
  let entry: { paths: Map<Locale, string>; changed?: string } = { paths: new Map() }
  for await (const row of rows) {
    if (row.id !== id && id !== undefined) {
      yield entry
      entry = { paths: new Map() }
    }
    id = row.id
    entry.paths.set(row.locale, href(screen, row.locale, paramsOf(row)))
    entry.changed = row.changed ?? undefined
  }
  if (id !== undefined) yield entry
}

function entryXml(
  { paths, changed }: Entry,
  locale: Locale,
  spoken: readonly Locale[],
  publicUrl: string,
): string {
  const localPath = paths.get(locale)
  if (localPath === undefined) return ''
  const address = (path: string) => escapeHtml(publicUrl + path)
  const twin = (tag: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${address(path)}"/>`
  const twins = spoken.flatMap(language => {
    const path = paths.get(language)
    return path === undefined ? [] : [twin(localeFacts[language].iso, path)]
  })
  const fallback = paths.get(defaultLocale)
  const all = fallback === undefined ? twins : [...twins, twin('x-default', fallback)]
  const when = changed ? `<lastmod>${changed}</lastmod>` : ''
  return `<url><loc>${address(localPath)}</loc>${when}${all.join('')}</url>\n`
}

function screenEntries(settings: SiteSettings): Entry[] {
  return plainScreens
    .filter(screen => isOpen(screen, settings))
    .map(screen => ({ paths: new Map(locales.map(locale => [locale, href(screen, locale)])) }))
}

/** Yields the sitemap in parts, as it is read. Undefined for a kind that the settings disable or a language that is not offered. */
export async function* sitemapXml(
  kind: SitemapKind,
  locale: Locale,
  settings: SiteSettings,
  { db, config, now }: AppContext,
): AsyncGenerator<string> {
  const spoken = spokenIn(settings)
  const address = shopAddress({ publicUrl: config.publicUrl, settings })
  yield `${head}<urlset xmlns="${space}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`
  const entries =
    kind === 'screens'
      ? screenEntries(settings)
      : entriesOf(addressesOf(db, kind, now(), mostAddresses), screenOf[kind])
  let piece = ''
  for await (const entry of entries) {
    piece += entryXml(entry, locale, spoken, address)
    if (piece.length < 64_000) continue
    yield piece
    piece = ''
  }
  yield `${piece}</urlset>\n`
}

export const isOffered = (kind: SitemapKind, locale: Locale, settings: SiteSettings): boolean =>
  openKinds(settings).includes(kind) && spokenIn(settings).includes(locale)
