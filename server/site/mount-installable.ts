/**
 * Serves what the installed app needs in addition to pages: manifests, offline pages, the share target, and the empty shell that
 * the service worker caches.
 */
import type { FastifyInstance } from 'fastify'
import { defaultLocale, locales } from '@/contract/locales.ts'
import type { AppContext } from '../kernel/context.ts'
import { siteSettings } from '../modules/settings/site-settings.ts'
import type { ReadShell } from './client-shell.ts'
import { offlinePage, offlinePath } from './offline-page.ts'
import { pageHtml } from './page-html.ts'
import { settingsPolicy } from './page-policy.ts'
import { type ReceivedShare, receivedSharePaths, targetOfShare } from './received-share.ts'
import { manifestPath, webManifest } from './web-manifest.ts'

export const shellPath = '/app-shell'

export function mountInstallable(app: FastifyInstance, context: AppContext, readShell: ReadShell): void {
  const settingsNow = () => siteSettings(context.db, context.config)
  for (const locale of locales) {
    app.get(manifestPath(locale), async (_, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .send(webManifest(locale, await settingsNow())),
    )
    app.get(offlinePath(locale), async (_, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(offlinePage(locale, await settingsNow())),
    )
  }
  for (const { locale, path } of receivedSharePaths)
    app.get<{ Querystring: ReceivedShare }>(path, async ({ query }, reply) => {
      const place = { publicUrl: context.config.publicUrl, settings: await settingsNow() }
      return reply.header('cache-control', 'no-store').redirect(targetOfShare(query, locale, place), 303)
    })
  app.get(shellPath, async (request, reply) => {
    const settings = await settingsNow()
    const facts = {
      status: 200 as const,
      screen: null,
      locale: defaultLocale,
      title: settings.site_name,
      description: '',
      canonical: '/',
      alternates: [],
      image: null,
      kind: 'website' as const,
      isIndexed: false,
      isLocked: false,
      structured: [],
      links: [],
    }
    const place = { publicUrl: context.config.publicUrl, settings }
    const policy = 'content-security-policy'
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header(policy, settingsPolicy(String(reply.getHeader(policy)), settings))
      .send(
        pageHtml(await readShell(request.url), facts, place, {
          isRendered: false,
          hasTheme: false,
          head: '',
          body: '',
        }),
      )
  })
}
