/**
 * Renders the browser's screens to HTML on the server. It is a separate build (`scripts/build.mjs`), loaded only by
 * `server/site/ssr`. It first fetches the data that the route of a screen declares (`src/app/screen-prefetch.ts`), then
 * renders once.
 */
import { dehydrate, QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server'
import { configureApi } from '@/api/client.ts'
import {
  earlyToasts,
  loadRoute,
  prefetchScreen,
  serverApp,
  serverScreenNames,
  sourcesOf,
} from '@/app/server-app.tsx'
import { matchScreen } from '@/contract/paths.ts'
import type { SiteSettings } from '@/contract/settings.ts'
import type { DehydratedQueries, OpenRenderer, RenderedScreen, RenderRequest } from '@/contract/ssr.ts'
import { setServerSettings } from '@/stores/settings.ts'
import { fontCss, fontFile } from '@/ui/theme/apply-font.ts'
import { tokensCss } from '@/ui/theme/css-variables.ts'

/** @throws the first error of any part. The browser then renders the page itself. */
async function renderHtml(app: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const stream = await renderToReadableStream(
    app,
    // Everything inline, because a part that is streamed later needs a script in the page.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: error => void errors.push(error) },
  )
  await stream.allReady
  const html = await new Response(stream).text()
  if (errors.length > 0) throw errors[0]
  return html
}

/** Without timestamps, so that the same data always gives the same page. */
const dehydrateQueries = (cache: QueryClient): DehydratedQueries =>
  dehydrate(cache).queries.map(query => ({
    ...query,
    dehydratedAt: 0,
    state: { ...query.state, dataUpdatedAt: 0 },
  }))

/** Returns the keys of queries that the screen used and nothing had fetched. */
const notPrefetched = (cache: QueryClient): string[] =>
  cache
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => {
      const { enabled } = options as { enabled?: unknown }
      return state.status === 'pending' && options.queryFn !== undefined && enabled !== false
    })
    .map(({ queryHash }) => queryHash)

const themeCss = (settings: SiteSettings): string =>
  tokensCss(settings.vuetify_colors, settings) + fontCss(settings.google_font)

async function render({ address, locale, settings }: RenderRequest): Promise<RenderedScreen> {
  setServerSettings(settings)
  const url = new URL(address, 'http://server')
  const match = matchScreen(url.pathname)
  if (!match) throw new Error(`No screen answers ${address}`)
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const [context] = await Promise.all([
    loadRoute(url),
    prefetchScreen(match, {
      reader: { locale, userId: null },
      priceReader: { locale, userId: null, country: null },
      params: match.params,
      search: url.searchParams,
      settings,
      fetch: options => cache.fetchQuery(options),
    }),
  ])
  const html = await renderHtml(await serverApp(context, cache, locale))
  return {
    html,
    toasts: html.includes(' data-adds=') ? renderToStaticMarkup(await earlyToasts(locale)) : '',
    themeCss: themeCss(settings),
    queries: dehydrateQueries(cache),
    notPrefetched: notPrefetched(cache),
    sources: [...(await sourcesOf(match)), fontFile(settings.google_font)],
  }
}

export const openRenderer: OpenRenderer = ({ locale, fetch }) => {
  configureApi({
    token: () => null,
    locale,
    onToken: () => {},
    onSessionLost: async () => null,
    carry: async ({ url = '', params = {} }) => {
      const { status, body } = await fetch({ path: url, query: params as Record<string, unknown> })
      return { status, data: body, headers: {} }
    },
  })
  return {
    screens: serverScreenNames,
    render,
    themeCss,
    fontFile: settings => fontFile(settings.google_font),
  }
}
