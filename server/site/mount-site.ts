/** Everything outside /api: the client's files, index.html per address with its status, robots and sitemap. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { href, legacyTarget } from '../../src/contract/paths.ts'
import { readSettings } from '../../src/contract/settings.ts'
import type { World } from '../kernel/context.ts'
import { storedSettings } from '../modules/settings/repo.ts'
import { mountClient, type ReadShell } from './client-shell.ts'
import { describePage } from './describe-page.ts'
import { pageHtml } from './page-html.ts'
import { localeCookie, rootRedirect } from './root-language.ts'
import { answerFailures } from './site-failures.ts'
import { robotsText, sitemapXml } from './sitemap.ts'

export async function mountSite(app: FastifyInstance, world: World): Promise<void> {
  answerFailures(app)
  const { publicUrl } = world.config
  app.get('/robots.txt', async (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(publicUrl)),
  )
  app.get('/sitemap.xml', async (_, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(await sitemapXml(world)),
  )
  const readShell = await mountClient(app, world.config)
  app.get('/*', (request, reply) => answerPage(request, reply, world, readShell))
}

async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  world: World,
  readShell: ReadShell,
): Promise<FastifyReply> {
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
    const elsewhere = await otherLanguage(request, world)
    if (elsewhere) return reply.header('vary', 'Cookie, Accept-Language').redirect(elsewhere + search, 302)
  }
  const { facts, settings } = await describePage(pathname, world)
  const place = { publicUrl: world.config.publicUrl, siteName: settings.site_name }
  return reply
    .status(facts.status)
    .header('cache-control', 'no-cache')
    .header('content-language', facts.locale)
    .header('vary', pathname === '/' ? 'Cookie, Accept-Language, Accept-Encoding' : 'Accept-Encoding')
    .type('text/html; charset=utf-8')
    .send(pageHtml(await readShell(request.url), facts, place))
}

/** Calls of the API and missing files are no pages. */
const isFile = (pathname: string) =>
  /^\/(api|app)(\/|$)/.test(pathname) || /\.[a-z0-9]{2,11}$/i.test(pathname)

async function otherLanguage(request: FastifyRequest, world: World): Promise<string | undefined> {
  const { languages } = readSettings(await storedSettings(world.db))
  const locale = rootRedirect({
    saved: request.cookies[localeCookie],
    acceptLanguage: request.headers['accept-language'],
    offered: languages,
  })
  return locale && href('home', locale)
}
