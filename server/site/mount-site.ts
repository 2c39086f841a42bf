/** Everything outside /api: the client's files, index.html per address with its status, robots and sitemap. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { locales } from '../../src/contract/locales.ts'
import { href, legacyTarget, matchScreen } from '../../src/contract/paths.ts'
import { readSettings } from '../../src/contract/settings.ts'
import type { World } from '../kernel/context.ts'
import {
  type AnswerCache,
  createAnswerCache,
  etagOf,
  matchesEtag,
  type SharedAnswer,
} from '../kernel/shared-answer.ts'
import { rootPagePath } from '../modules/pages/root-page.ts'
import { storedSettings } from '../modules/settings/repo.ts'
import { mountClient, type ReadShell } from './client-shell.ts'
import { describePage } from './describe-page.ts'
import { feedPath, feedXml } from './feed.ts'
import { mountInstallable } from './mount-installable.ts'
import { mountSitemaps } from './mount-sitemaps.ts'
import { movedCategory } from './moved-category.ts'
import { movedTo } from './moved-page.ts'
import { pageHtml } from './page-html.ts'
import { settingsPolicy } from './page-policy.ts'
import { openPaintPage, type PaintPage } from './paint/paint-page.ts'
import { isPaymentStep, paymentPolicy } from './payment-policy.ts'
import { localeCookie, rootRedirect } from './root-language.ts'
import { mountShare } from './share/mount-share.ts'
import { answerFailures } from './site-failures.ts'

export async function mountSite(app: FastifyInstance, world: World): Promise<void> {
  answerFailures(app)
  mountSitemaps(app, world)
  for (const locale of locales)
    app.get(feedPath(locale), async (_, reply) =>
      reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(await feedXml(world, locale)),
    )
  mountShare(app, world)
  const readShell = await mountClient(app, world.config)
  mountInstallable(app, world, readShell)
  const paintPage = await openPaintPage(app, world.log)
  const kept = createAnswerCache(() => world.now().getTime(), world.config.dev ? 0 : keptMillis)
  world.events.on('settings-changed', async () => kept.clear())
  app.get('/*', (request, reply) => answerPage(request, reply, { ...world, readShell, paintPage, kept }))
}

const policyHeader = 'content-security-policy'

/** Pages are the same for everybody, so a busy one is made once in a while. */
const keptMillis = 5000

interface Site extends World {
  readShell: ReadShell
  paintPage: PaintPage
  kept: AnswerCache
}

async function answerPage(request: FastifyRequest, reply: FastifyReply, site: Site): Promise<FastifyReply> {
  const [pathname = '/', query] = request.url.split('?', 2)
  const search = query === undefined ? '' : `?${query}`
  if (isFile(pathname)) {
    reply.callNotFound()
    return reply
  }
  const tidy = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
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
  const kept =
    site.kept.get(key) ?? (await makePage({ url: request.url, pathname, page, isPlain, key }, site))
  if ('movedTo' in kept) return reply.redirect(kept.movedTo + request.url.slice(pathname.length), 308)
  if (kept.etag === null) {
    const moved = (await movedCategory(pathname, site)) ?? (await movedTo(pathname, site))
    const search = request.url.slice(pathname.length)
    return moved ? reply.redirect(moved + search, 308) : reply.status(404).send(kept.body)
  }
  reply.header('etag', kept.etag)
  if (matchesEtag(request.headers['if-none-match'], kept.etag)) return reply.status(304).send()
  return reply.send(kept.body)
}

/** Kept beside the pages: no address of one is called like a header. */
async function pagePolicy(strict: string, { kept, db }: Site): Promise<string> {
  const known = kept.get(policyHeader)
  if (known) return known.body
  const began = kept.age
  const policy = settingsPolicy(strict, readSettings(await storedSettings(db)))
  kept.set(policyHeader, { body: policy, etag: '' }, began)
  return policy
}

interface Asked {
  url: string
  pathname: string
  page: number
  isPlain: boolean
  key: string
}

/** A 404 page is made each time: nobody may fill the memory with addresses that lead nowhere. */
async function makePage(
  { url, pathname, page, isPlain, key }: Asked,
  site: Site,
): Promise<SharedAnswer | { body: string; etag: null } | { movedTo: string }> {
  const began = site.kept.age
  const described = await describePage(pathname, page, site)
  if ('movedTo' in described) return described
  const { facts, settings } = described
  const place = { publicUrl: site.config.publicUrl, settings }
  const address = pathname + (page > 1 ? `?page=${page}` : '')
  const parts = await site.paintPage({ facts, settings, address, isPlain })
  const body = pageHtml(await site.readShell(url), facts, place, parts)
  if (facts.status === 404) return { body, etag: null }
  const made = { body, etag: etagOf(body, pathname) }
  if (facts.screen !== 'creation') site.kept.set(key, made, began) // one that is hidden is gone at once
  return made
}

/** Which page of a list: the rest of a query changes nothing of what the server writes. */
function pageOf(query: unknown): number {
  const { page } = (query ?? {}) as { page?: unknown }
  return typeof page === 'string' && /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1
}

/** Nothing but a page and where the visitor comes from: a search or a choice is drawn in the browser. */
const asksNothing = (query: unknown): boolean =>
  Object.keys(query ?? {}).every(name => name === 'page' || /^(utm_\w+|gclid|fbclid|msclkid)$/.test(name))

/** Calls of the API and missing files are no pages. */
const isFile = (pathname: string) =>
  /^\/(api|app)(\/|$)/.test(pathname) || /\.[a-z0-9]{2,11}$/i.test(pathname)

/** The page the root address leads to, when the shop has chosen one. */
async function ownRoot(pathname: string, { db }: World): Promise<string | undefined> {
  const match = matchScreen(pathname)
  return match?.screen === 'home' ? rootPagePath(db, match.locale) : undefined
}

async function otherLanguage(request: FastifyRequest, world: World): Promise<string | undefined> {
  const { languages, website_language } = readSettings(await storedSettings(world.db))
  const locale = rootRedirect({
    saved: request.cookies[localeCookie],
    acceptLanguage: request.headers['accept-language'],
    offered: languages,
    main: website_language,
  })
  return locale && href('home', locale)
}
