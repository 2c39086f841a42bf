/** Serves robots.txt, the sitemap index, and each sitemap and product feed as a stream. */
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { locales } from '@/contract/locales.ts'
import { productFeedPath } from '@/contract/paths.ts'
import type { AppContext } from '../kernel/context.ts'
import { siteSettings } from '../modules/settings/site-settings.ts'
import { productFeedXml } from './product-feed.ts'
import { shopAddress } from './shop-address.ts'
import { isOffered, robotsText, sitemapIndex, sitemapPath, sitemapXml } from './sitemap.ts'
import { sitemapKinds } from './sitemap-repo.ts'

const xml = 'application/xml; charset=utf-8'
const anHour = 'public, max-age=3600'

export function mountSitemaps(app: FastifyInstance, context: AppContext): void {
  const { publicUrl } = context.config
  const settingsNow = () => siteSettings(context.db, context.config)
  app.get('/robots.txt', async (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(robotsText(shopAddress({ publicUrl, settings: await settingsNow() }))),
  )
  app.get('/sitemap.xml', async (_, reply) => {
    const settings = await settingsNow()
    return reply
      .type(xml)
      .header('cache-control', anHour)
      .send(sitemapIndex(shopAddress({ publicUrl, settings }), settings))
  })
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
          .send(Readable.from(sitemapXml(kind, locale, settings, context)))
      })
  for (const locale of locales)
    app.get(productFeedPath(locale), async (_, reply) => {
      const settings = await settingsNow()
      if (!isOffered('products', locale, settings)) {
        reply.callNotFound()
        return reply
      }
      return reply
        .type(xml)
        .header('cache-control', anHour)
        .send(Readable.from(productFeedXml(locale, settings, context)))
    })
}
