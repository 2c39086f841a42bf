/** The app as the server renders it for a guest. It is the only file of the app that `src/ssr` imports. */

import type { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { I18nextProvider } from 'react-i18next'
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom'
import { screenFacts } from '@/contract/guards.ts'
import type { Locale } from '@/contract/locales.ts'
import { type MatchedScreen, matchScreen, type ScreenName } from '@/contract/paths.ts'
import { createI18n } from '@/i18n/react.ts'
import { wordFile } from '@/i18n/word-files.ts'
import { EarlyToasts } from './early-toasts.tsx'
import { layouts } from './layouts.ts'
import { shellAreas } from './page-module.ts'
import { isFront, loadPage } from './pages.ts'
import { Providers } from './providers.tsx'
import { prefetchCollections } from './routes/shop/collections.prefetch.ts'
import { prefetchConfigurator } from './routes/shop/configurator.prefetch.ts'
import { prefetchList } from './routes/shop/list.prefetch.ts'
import { prefetchProduct } from './routes/shop/product.prefetch.ts'
import { prefetchArticle } from './routes/site/article.prefetch.ts'
import { prefetchBlog } from './routes/site/blog.prefetch.ts'
import { prefetchFaq } from './routes/site/faq.prefetch.ts'
import { prefetchHome } from './routes/site/home.prefetch.ts'
import { prefetchLegalVersion } from './routes/site/legal-version.prefetch.ts'
import { prefetchPage } from './routes/site/page.prefetch.ts'
import { prefetchPromotions } from './routes/site/promotions.prefetch.ts'
import type { LoadedScreen } from './screen.ts'
import { type Prefetch, type PrefetchContext, prefetchLayout } from './screen-prefetch.ts'
import { screenRoutes } from './screen-routes.tsx'

interface ServerScreen {
  page: string // its file below src/app/routes
  prefetch: Prefetch
}

/**
 * Screens rendered on the server. All others are rendered only in the browser, because they are personal or too large
 * (all characters).
 */
const serverScreens: Partial<Record<ScreenName, ServerScreen>> = {
  home: { page: 'site/home.tsx', prefetch: prefetchHome },
  shop: { page: 'shop/list.tsx', prefetch: prefetchList },
  category: { page: 'shop/list.tsx', prefetch: prefetchList },
  product: { page: 'shop/product.tsx', prefetch: prefetchProduct },
  article: { page: 'site/article.tsx', prefetch: prefetchArticle },
  blog: { page: 'site/blog.tsx', prefetch: prefetchBlog },
  page: { page: 'site/page.tsx', prefetch: prefetchPage },
  legalVersion: { page: 'site/legal-version.tsx', prefetch: prefetchLegalVersion },
  faq: { page: 'site/faq.tsx', prefetch: prefetchFaq },
  promotions: { page: 'site/promotions.tsx', prefetch: prefetchPromotions },
  collections: { page: 'shop/collections.tsx', prefetch: prefetchCollections },
  configurator: { page: 'shop/configurator.tsx', prefetch: prefetchConfigurator },
}

export const serverScreenNames = Object.keys(serverScreens) as ScreenName[]

const i18nByLocale = new Map<Locale, ReturnType<typeof createI18n>>()

function i18nFor(locale: Locale) {
  const i18nPromise = i18nByLocale.get(locale) ?? createI18n(locale, shellAreas)
  i18nByLocale.set(locale, i18nPromise)
  return i18nPromise
}

/** The server has already checked the guards. It renders what every guest may see. */
async function loadForGuest(request: Request): Promise<LoadedScreen> {
  const url = new URL(request.url)
  const match = matchScreen(url.pathname)
  if (!match) throw new Error(`No screen answers ${url}`)
  const facts = screenFacts[match.screen]
  const [Layout, page] = await Promise.all([layouts[facts.layout](), loadPage(match.screen)])
  const i18n = await i18nFor(match.locale)
  await Promise.all([i18n.loadNamespaces([...(page.areas ?? [])]), page.prepare?.(url)])
  return { match, facts, Layout, Page: page.default }
}

const { query, dataRoutes } = createStaticHandler(screenRoutes(loadForGuest))

/** Loads the code and texts of an address. @throws if no screen matches it or it redirects */
export async function loadRoute(url: URL): Promise<StaticHandlerContext> {
  const context = await query(new Request(url))
  if (context instanceof Response) throw new Error(`${url.pathname} leads elsewhere`)
  return context
}

/** Fetches all data of a screen, layout and page in parallel. @throws the failure of any query */
export async function prefetchScreen({ screen }: MatchedScreen, context: PrefetchContext): Promise<void> {
  await Promise.all([prefetchLayout(context), serverScreens[screen]?.prefetch(context)])
}

/** Source files and names of chunks that the browser needs to hydrate the screen. */
export async function sourcesOf({ screen, locale }: MatchedScreen): Promise<string[]> {
  const { areas = [] } = await loadPage(screen)
  return [
    ...(isFront(screen) ? [] : ['src/app/other-pages.ts']),
    `src/app/routes/${serverScreens[screen]?.page}`,
    ...[...shellAreas, ...areas].map(area => wordFile(locale, area)),
  ]
}

/** The element to render, with the same providers as in the browser. */
export async function serverApp(context: StaticHandlerContext, cache: QueryClient, locale: Locale) {
  return (
    <StrictMode>
      <I18nextProvider i18n={await i18nFor(locale)}>
        <Providers cache={cache}>
          <StaticRouterProvider
            router={createStaticRouter(dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Providers>
      </I18nextProvider>
    </StrictMode>
  )
}

/** For the texts of a page that was already loaded. */
export const earlyToasts = async (locale: Locale) => (
  <I18nextProvider i18n={await i18nFor(locale)}>
    <EarlyToasts locale={locale} />
  </I18nextProvider>
)
