/**
 * The painter: the same screens as the browser's app, drawn into text on the server. Built by itself (`scripts/build.mjs`), loaded
 * by `server/site/paint`, which is all that calls it. What a screen asks for is found by drawing it: a question without an
 * answer is asked, and the screen drawn again, until none is left.
 */
import { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom'
import { configureApi } from '@/api/client.ts'
import { screenFacts } from '@/contract/guards.ts'
import type { Locale } from '@/contract/locales.ts'
import type { Fact, OpenPainter, Painting, PaintWish } from '@/contract/painting.ts'
import { matchScreen, type ScreenName } from '@/contract/paths.ts'
import type { SiteSettings } from '@/contract/settings.ts'
import { createSpeaker } from '@/i18n/react.ts'
import { paintUnder } from '@/stores/settings.ts'
import { fontFile, fontStack } from '@/ui/theme/apply-font.ts'
import { tokensCss } from '@/ui/theme/css-variables.ts'
import { layouts } from './layouts.ts'
import { pages } from './pages.ts'
import { Providers } from './providers.tsx'
import type { LoadedScreen } from './screen.ts'
import { screenRoute, screenRoutes } from './screen-routes.tsx'
import { shellAreas } from './shell-areas.ts'

/** What is painted, with the file of its page; any other screen is drawn by the browser alone. */
const paintedScreens: Partial<Record<ScreenName, string>> = {
  home: 'site/home.tsx',
  shop: 'shop/list.tsx',
  category: 'shop/list.tsx',
  product: 'shop/product.tsx',
  article: 'site/article.tsx',
  blog: 'site/blog.tsx',
  page: 'site/page.tsx',
  faq: 'site/faq.tsx',
  collections: 'shop/collections.tsx',
}

/** A screen whose facts need facts need facts: no screen goes deeper. */
const mostDrawings = 5

const speakers = new Map<Locale, ReturnType<typeof createSpeaker>>()

function speakerOf(locale: Locale) {
  const known = speakers.get(locale) ?? createSpeaker(locale, shellAreas)
  speakers.set(locale, known)
  return known
}

/** The server has asked the guards already: it paints what every guest may see. */
async function loadForGuest(request: Request): Promise<LoadedScreen> {
  const match = matchScreen(new URL(request.url).pathname)
  if (!match) throw new Error(`No screen answers ${request.url}`)
  const facts = screenFacts[match.screen]
  const [Layout, page] = await Promise.all([layouts[facts.layout](), pages[match.screen]()])
  const speaker = await speakerOf(match.locale)
  await Promise.all([speaker.loadNamespaces([...(page.areas ?? [])]), page.prepare?.()])
  return { match, facts, Layout, Page: page.default }
}

const { query, dataRoutes } = createStaticHandler(screenRoutes(loadForGuest))

async function draw(context: StaticHandlerContext, cache: QueryClient, locale: Locale): Promise<string> {
  const faults: unknown[] = []
  const stream = await renderToReadableStream(
    <StrictMode>
      <I18nextProvider i18n={await speakerOf(locale)}>
        <Providers cache={cache}>
          <StaticRouterProvider
            router={createStaticRouter(dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Providers>
      </I18nextProvider>
    </StrictMode>,
    // All of it in its place: a part that came later would need a script in the page.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: fault => void faults.push(fault) },
  )
  await stream.allReady
  const html = await new Response(stream).text()
  if (faults.length > 0) throw faults[0]
  return html
}

async function answerOpen(cache: QueryClient): Promise<boolean> {
  const open = cache
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => {
      const { enabled } = options as { enabled?: unknown }
      return state.status === 'pending' && options.queryFn !== undefined && enabled !== false
    })
  await Promise.all(open.map(one => one.fetch()))
  return open.length > 0
}

async function drawWithFacts(context: StaticHandlerContext, cache: QueryClient, locale: Locale) {
  for (let drawn = 1; ; drawn++) {
    const html = await draw(context, cache, locale)
    if (!(await answerOpen(cache))) return html
    if (drawn === mostDrawings) throw new Error('There is no end of what this screen asks')
  }
}

const factsOf = (cache: QueryClient): Fact[] =>
  cache
    .getQueryCache()
    .getAll()
    .filter(one => one.state.status === 'success')
    .map(one => [one.queryKey, one.state.data] as const)

/** The files whose chunks the app will need to take the page over. */
async function sourcesOf({ match }: LoadedScreen): Promise<string[]> {
  const { areas = [] } = await pages[match.screen]()
  return [
    `src/app/routes/${paintedScreens[match.screen]}`,
    ...[...shellAreas, ...areas].map(area => `src/i18n/locales/${match.locale}/${area}.json`),
  ]
}

const lookOf = (settings: SiteSettings): string =>
  `${tokensCss(settings.vuetify_colors, settings)}:root{--font:${fontStack[settings.google_font]}}`

async function paint(wish: PaintWish): Promise<Painting> {
  paintUnder(wish.settings)
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const context = await query(new Request(new URL(wish.address, 'http://painter')))
  if (context instanceof Response) throw new Error(`${wish.address} leads elsewhere`)
  const html = await drawWithFacts(context, cache, wish.locale)
  return {
    html,
    look: lookOf(wish.settings),
    facts: factsOf(cache),
    sources: [...(await sourcesOf(context.loaderData[screenRoute])), fontFile(wish.settings.google_font)],
  }
}

export const openPainter: OpenPainter = ({ locale, ask }) => {
  configureApi({
    token: () => null,
    locale,
    onToken: () => {},
    onSessionLost: () => {},
    carry: async ({ url = '', params = {} }) => {
      const { status, body } = await ask({ path: url, query: params as Record<string, unknown> })
      return { status, data: body, headers: {} }
    },
  })
  return { screens: Object.keys(paintedScreens) as ScreenName[], paint }
}
