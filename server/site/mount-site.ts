/** Everything outside /api: the client's files, index.html with the status of each path, robots.txt and sitemaps. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { defaultLocale, isLocale, type Locale, locales, matchLocale } from '@/contract/locales.ts'
import { href, legacyTarget, localPattern, matchScreen, type Screen, screens } from '@/contract/paths.ts'
import { readSettings } from '@/contract/settings.ts'
import type { OpenRenderer } from '@/contract/ssr.ts'
import type { AppContext } from '../kernel/context.ts'
import type { Position } from '../kernel/db/replica.ts'
import { limitOf, pageLimit } from '../kernel/limits.ts'
import { wantedTags } from '../kernel/locale.ts'
import { seenPosition } from '../kernel/seen-position.ts'
import {
  createResponseCache,
  etagOf,
  matchesEtag,
  type ResponseCache,
  type SharedResponse,
} from '../kernel/shared-response.ts'
import { articleByFormerSlug, wordsIn as wordsOfArticle } from '../modules/blog/blog-repo.ts'
import { categoriesFor, formerCategoryId } from '../modules/catalog/category-repo.ts'
import { pageByFormerSlug, wordsIn } from '../modules/pages/pages-repo.ts'
import { rootPagePath } from '../modules/pages/root-page.ts'
import { storedSettings } from '../modules/settings/settings-repo.ts'
import { mountClient, type ReadShell } from './client-shell.ts'
import { describePage } from './describe-page.ts'
import { feedPath, feedXml } from './feed.ts'
import { mountInstallable } from './mount-installable.ts'
import { mountSitemaps } from './mount-sitemaps.ts'
import { pageHtml } from './page-html.ts'
import { settingsPolicy } from './page-policy.ts'
import { isPaymentStep, paymentPolicy } from './payment-policy.ts'
import { mountShare } from './share/mount-share.ts'
import { openRenderPage, type RenderPage } from './ssr/render-page.ts'

const localeCookie = 'i18n_redirected'

interface RootVisit {
  saved: string | undefined // value of the cookie
  acceptLanguage: string | undefined // crawlers send none and are not redirected
  offered: readonly Locale[]
  main?: Locale // the setting `website_language`, for browsers that accept no offered language
}

/**
 * Only the bare `/` redirects a visitor to another language (specification notes §9): to the saved choice, or else to the browser's
 * language. Returns undefined to stay.
 */
function rootRedirect({ saved, acceptLanguage, offered, main }: RootVisit): Locale | undefined {
  const acceptedTags = wantedTags(acceptLanguage)
  const chosen =
    isLocale(saved) && offered.includes(saved)
      ? saved
      : (matchLocale(acceptedTags, offered) ?? (acceptedTags.length > 0 ? main : undefined))
  return chosen === undefined || chosen === defaultLocale ? undefined : chosen
}

/** Returns the current path for the former slug of a page or article. */
async function movedTo(
  pathname: string,
  { db, now }: Pick<AppContext, 'db' | 'now'>,
): Promise<string | undefined> {
  const match = matchScreen(pathname)
  const formerSlug = match?.params.slug
  if (!match || !formerSlug) return undefined
  const { screen, locale } = match
  if (screen === 'page') {
    const stored = await pageByFormerSlug(db, formerSlug, locale)
    const slug = stored && wordsIn(stored, locale)?.slug
    return slug ? href('page', locale, { slug }) : undefined
  }
  if (screen !== 'article') return undefined
  const stored = await articleByFormerSlug(db, formerSlug, locale, now())
  return stored && href('article', locale, { slug: wordsOfArticle(stored, locale).slug })
}

/** Returns the current path if the category in a path has moved; otherwise undefined. */
async function movedCategory(pathname: string, { db, now }: AppContext): Promise<string | undefined> {
  const match = matchScreen(pathname)
  const former = match?.params.category
  if (!match || !former || (match.screen !== 'category' && match.screen !== 'product')) return undefined
  const { locale } = match
  const id = await formerCategoryId(db, former, locale)
  if (id === undefined) return undefined
  const all = await categoriesFor(db, { locale, role: undefined, now: now() })
  const slug = all.find(category => category.id === id)?.slug
  return slug && href(match.screen, locale, { ...match.params, category: slug })
}

/**
 * @param openRenderer of a test, null for none; by default the built one
 * @returns a function that drops the cached pages after a change of something they show
 */
export async function mountSite(
  app: FastifyInstance,
  context: AppContext,
  openRenderer?: OpenRenderer | null,
): Promise<() => void> {
  mountSitemaps(app, context)
  for (const locale of locales)
    app.get(feedPath(locale), async (_, reply) =>
      reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(await feedXml(context, locale)),
    )
  mountShare(app, context)
  const readShell = await mountClient(app, context.config)
  mountInstallable(app, context, readShell)
  const renderPage = await openRenderPage(app, context.log, openRenderer)
  const cache = createResponseCache(() => context.now().getTime(), context.config.dev ? 0 : cacheMillis)
  context.events.on('settings-changed', async () => cache.clear())
  const handler = (request: FastifyRequest, reply: FastifyReply) =>
    servePage(request, reply, { ...context, readShell, renderPage, cache })
  app.get('/*', { config: pageLimit }, handler)
  const config = limitOf('room') // its status reveals whether a code is valid
  for (const address of new Set(locales.flatMap(roomAddresses))) app.get(address, { config }, handler)
  return () => cache.clear()
}

/** Paths of showrooms in the language, with and without prefix, and with the untranslated name. */
const roomAddresses = (locale: Locale): string[] => {
  const { pattern, aliases }: Screen = screens.room
  return [pattern, ...(aliases ?? [])].flatMap(name => {
    const localName = localPattern(name, locale)
    return locale === defaultLocale ? [localName, `/${locale}${localName}`] : [`/${locale}${localName}`]
  })
}

const policyHeader = 'content-security-policy'

/** How long a rendered page is cached. Pages are the same for every visitor. */
const cacheMillis = 5000

interface Site extends AppContext {
  readShell: ReadShell
  renderPage: RenderPage
  cache: ResponseCache
}

async function servePage(request: FastifyRequest, reply: FastifyReply, site: Site): Promise<FastifyReply> {
  const [pathname = '/', query] = request.url.split('?', 2)
  const search = query === undefined ? '' : `?${query}`
  if (isFile(pathname)) {
    reply.callNotFound()
    return reply
  }
  const tidy = pathname.replace(/[\\/]+/g, '/').replace(/(.)\/$/, '$1') // browsers treat \ as /
  if (tidy !== pathname) return reply.redirect(tidy + search, 308)
  const legacy = legacyTarget(pathname)
  if (legacy) return reply.redirect(legacy + search, 308)
  if (pathname === '/') {
    const elsewhere = await otherLanguage(request, site)
    if (elsewhere) return reply.header('vary', 'Cookie, Accept-Language').redirect(elsewhere + search, 302)
  }
  const root = await ownRoot(pathname, site)
  if (root) return reply.redirect(root + search, 302)
  return sendPage(request, reply, pathname, site)
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  pathname: string,
  site: Site,
): Promise<FastifyReply> {
  reply
    .header('cache-control', 'no-cache')
    .header('vary', pathname === '/' ? 'Cookie, Accept-Language, Accept-Encoding' : 'Accept-Encoding')
    .type('text/html; charset=utf-8')
  const policy = await pagePolicy(String(reply.getHeader(policyHeader)), site)
  reply.header(policyHeader, isPaymentStep(pathname, site.config) ? paymentPolicy(policy) : policy)
  const page = pageOf(request.query)
  const isPlain = asksNothing(request.query)
  const key = `${pathname}?${page}${isPlain ? '' : ' asked'}`
  const seen = seenPosition(request)
  const cached =
    (seen ? undefined : site.cache.get(key)) ?? // another process may have rendered it before the visitor's change
    (await makePage({ url: request.url, pathname, page, isPlain, key, seen }, site))
  if ('movedTo' in cached)
    return reply.redirect(cached.movedTo + request.url.slice(pathname.length), cached.isForNow ? 302 : 308)
  if (cached.etag === null) {
    const moved = (await movedCategory(pathname, site)) ?? (await movedTo(pathname, site))
    const search = request.url.slice(pathname.length)
    return moved ? reply.redirect(moved + search, 308) : reply.status(404).send(cached.body)
  }
  reply.header('etag', cached.etag)
  if (matchesEtag(request.headers['if-none-match'], cached.etag)) return reply.status(304).send()
  return reply.send(cached.body)
}

/** In the same cache as the pages: no page key can equal a header name. */
async function pagePolicy(strict: string, { cache, db }: Site): Promise<string> {
  const cached = cache.get(policyHeader)
  if (cached) return cached.body
  const began = cache.age
  const policy = settingsPolicy(strict, readSettings(await storedSettings(db)))
  cache.set(policyHeader, { body: policy, etag: '' }, began)
  return policy
}

interface Asked {
  url: string
  pathname: string
  page: number
  isPlain: boolean
  key: string
  seen: Position | undefined
}

/** A 404 page is rendered for each request, so that unknown paths cannot fill the cache. */
async function makePage(
  { url, pathname, page, isPlain, key, seen }: Asked,
  site: Site,
): Promise<SharedResponse | { body: string; etag: null } | { movedTo: string; isForNow?: boolean }> {
  const began = site.cache.age
  const described = await describePage(pathname, page, site)
  if ('movedTo' in described) return described
  const { facts, settings } = described
  const place = { publicUrl: site.config.publicUrl, settings }
  const address = pathname + (page > 1 ? `?page=${page}` : '')
  const parts = await site.renderPage({ facts, settings, address, isPlain, seen })
  const body = pageHtml(await site.readShell(url), facts, place, parts)
  if (facts.status === 404) return { body, etag: null }
  const response = { body, etag: etagOf(body, pathname) }
  if (facts.screen !== 'creation') site.cache.set(key, response, began) // not cached, so that a hidden creation disappears immediately
  return response
}

/** Page number of a list. Other query parameters do not change what the server renders. */
function pageOf(query: unknown): number {
  const { page } = (query ?? {}) as { page?: unknown }
  return typeof page === 'string' && /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1
}

/** True if the query contains at most a page number and campaign tags. Searches and filters are rendered in the browser. */
const asksNothing = (query: unknown): boolean =>
  Object.keys(query ?? {}).every(name => name === 'page' || /^(utm_\w+|gclid|fbclid|msclkid)$/.test(name))

/** Calls of the API and missing files are not pages. */
const isFile = (pathname: string) =>
  /^\/(api|app)(\/|$)/.test(pathname) || /\.[a-z0-9]{2,11}$/i.test(pathname)

/** Returns the page that the root path redirects to, if the shop has configured one. */
async function ownRoot(pathname: string, { db }: AppContext): Promise<string | undefined> {
  const match = matchScreen(pathname)
  return match?.screen === 'home' ? rootPagePath(db, match.locale) : undefined
}

async function otherLanguage(request: FastifyRequest, context: AppContext): Promise<string | undefined> {
  const { languages, website_language } = readSettings(await storedSettings(context.db))
  const locale = rootRedirect({
    saved: request.cookies[localeCookie],
    acceptLanguage: request.headers['accept-language'],
    offered: languages,
    main: website_language,
  })
  return locale && href('home', locale)
}
