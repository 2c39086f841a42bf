/** The index of site maps and each of them, streamed. */
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { locales } from '../../src/contract/locales.ts'
import type { World } from '../kernel/context.ts'
import { siteSettings } from '../modules/settings/site-settings.ts'
import { isOffered, sitemapIndex, sitemapPath, sitemapXml } from './sitemap.ts'
import { sitemapKinds } from './sitemap-repo.ts'

const xml = 'application/xml; charset=utf-8'
const anHour = 'public, max-age=3600'

export function mountSitemaps(app: FastifyInstance, world: World): void {
  const settingsNow = () => siteSettings(world.db, world.config)
  app.get('/sitemap.xml', async (_, reply) =>
    reply
      .type(xml)
      .header('cache-control', anHour)
      .send(sitemapIndex(world.config.publicUrl, await settingsNow())),
  )
  for (const kind of sitemapKinds)
    for (const locale of locales)
      app.get(sitemapPath(kind, locale), async (_, reply) => {
        const settings = await settingsNow()
        if (!isOffered(kind, locale, settings)) {
          reply.callNotFound()
          return reply
        }
        return reply
          .type(xml)
          .header('cache-control', anHour)
          .send(Readable.from(sitemapXml(kind, locale, settings, world)))
      })
}
