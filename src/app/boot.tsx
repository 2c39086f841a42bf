/** Starts the browser app: settings, language, session, then the first screen. */
import '@/ui/theme/base.css'
import './shell.css'
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { call } from '@/api/client.ts'
import { failureFrom, logFailure } from '@/api/failure.ts'
import { charactersQuery } from '@/api/queries.ts'
import { apiOrigin, isApiApart } from '@/contract/file-url.ts'
import { screenFacts } from '@/contract/guards.ts'
import type { Locale } from '@/contract/locales.ts'
import { href, matchScreen, type ScreenName } from '@/contract/paths.ts'
import { getSettings } from '@/contract/settings.ts'
import type { RenderedPage } from '@/contract/ssr.ts'
import { readConsent } from '@/features/site/consent/consent-cookie.ts'
import { startI18n } from '@/i18n/react.ts'
import { hydrateQueries } from '@/ssr/hydration/hydrate-queries.ts'
import { persistCart } from '@/stores/cart.ts'
import { cachedSettings, cacheSettings, useSettings } from '@/stores/settings.ts'
import { measure, permitAnalytics, startAnalytics } from './analytics/analytics.ts'
import { isBeingLeft, reloadOnce, watchLeaving } from './chunk-reload.ts'
import { followLeftPayments } from './follow-left-payments.ts'
import { cacheGame, installWorker } from './install-worker.ts'
import { chooseLocale, localeCookieText } from './locale-choice.ts'
import { isForGuests, loginHref, staysOnPage } from './login-path.ts'
import { onceQuiet } from './once-quiet.ts'
import { shellAreas } from './page-module.ts'
import { loadOtherPages } from './pages.ts'
import { Providers } from './providers.tsx'
import type { LoadedScreen } from './screen.ts'
import { keepLocaleUntilHydrated, loadScreen } from './screen-loader.ts'
import { screenRoute, screenRoutes } from './screen-routes.tsx'
import { loadUser, startSession } from './session.ts'
import { sendUnsentBattles } from './unsent-battles.ts'

/** `screen`: already loaded, for a server-rendered page that is hydrated unchanged. */
const createRouter = (screen?: LoadedScreen) =>
  createBrowserRouter(
    screenRoutes(loadScreen),
    screen && { hydrationData: { loaderData: { [screenRoute]: screen } } },
  )

/** `rendered`: what the server rendered inside `root`. It is hydrated unchanged. */
export async function boot(root: HTMLElement, rendered?: RenderedPage): Promise<void> {
  watchLeaving()
  addEventListener('vite:preloadError', () => isBeingLeft() || reloadOnce())
  const cache = createCache()
  let locale = chosenLocale()
  let router: ReturnType<typeof createRouter> | undefined
  startSession({
    locale: () => locale,
    cache,
    staysOnPage: () => staysOnPage(location.pathname),
    // A session may end before there is a router. Then the first screen is the login.
    goToLogin: comesBack => {
      const here = location.pathname + location.search
      if (isForGuests(here)) return
      const login = comesBack ? loginHref(locale, here) : href('login', locale)
      if (router) void router.navigate(login)
      else history.replaceState(null, '', login)
    },
  })
  await loadSettings()
  locale = settleLocale()
  const standing = rendered?.locale === locale ? rendered : undefined
  if (standing) {
    hydrateQueries(cache, standing.queries)
    await startI18n(locale, shellAreas)
    void loadUser()
  } else {
    fetchCards(cache, locale)
    await Promise.all([startI18n(locale, shellAreas), knownUser()])
  }
  persistCart()
  void startAnalytics(useSettings.getState().settings.analytics)
  permitAnalytics(readConsent(document.cookie))
  sendUnsentBattles()
  const releaseLeft = followLeftPayments(() => cache.isMutating({ mutationKey: ['pay'] }) > 0)
  const screen = standing && (await standingScreen())
  router = createRouter(screen)
  let shownLocale = ''
  const showPage = (path: string) => {
    locale = localeOf(path)
    rememberLocale(locale)
    if (path !== shownLocale) notifyPage(path)
    shownLocale = path
    releaseLeft()
    if (isGame(path)) cacheGame()
  }
  router.subscribe(state => {
    if (state.navigation.state === 'idle') showPage(state.location.pathname)
  })
  showPage(location.pathname)
  await settled(router) // the server-rendered content stays until a page can replace it
  draw(
    root,
    <StrictMode>
      <Providers cache={cache}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
    screen !== undefined,
  )
  installWorker(() => locale)
  onceQuiet(async () => {
    loadOtherPages().catch(() => {}) // following a link loads it again
    const { reportErrors } = await import('./report-errors.ts')
    reportErrors(`${apiOrigin}/api/client-errors`, isBeingLeft)
  })
}

/** Errors that a boundary shows. `report-errors.ts` listens. */
const onCaughtError = (error: unknown): void => {
  console.error(error)
  dispatchEvent(new CustomEvent('render-error', { detail: error }))
}

/** Hydrates in slices, so that input is handled in between. A mismatch is a bug: it is logged and a browser test fails. */
function draw(root: HTMLElement, app: ReactNode, isStanding: boolean): void {
  dispatchEvent(new Event('app-start'))
  if (isStanding) {
    keepLocaleUntilHydrated()
    startTransition(() => void hydrateRoot(root, app, { onCaughtError, onRecoverableError: console.error }))
  } else {
    root.replaceChildren()
    createRoot(root, { onCaughtError }).render(app)
  }
}

/** The screen of a server-rendered page. Returns undefined if its address now leads elsewhere. */
async function standingScreen(): Promise<LoadedScreen | undefined> {
  const loaded = await loadScreen(new Request(location.href)).catch(() => undefined)
  return loaded instanceof Response ? undefined : loaded
}

const settled = (router: ReturnType<typeof createRouter>): Promise<void> =>
  new Promise(resolve => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(state => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })

/** Reports a page view once, without search terms. */
function notifyPage(path: string): void {
  const match = matchScreen(path)
  if (match) measure({ event: 'page', screen: match.screen, path, locale: match.locale })
}

/** Battles that cannot begin without all cards. Their request does not wait for their code. */
const dealtScreens: readonly (ScreenName | undefined)[] = [
  'battle',
  'battleNew',
  'battleOwnDeck',
  'lessonBattle',
  'replay',
]

function fetchCards(cache: QueryClient, locale: Locale): void {
  if (dealtScreens.includes(matchScreen(location.pathname)?.screen))
    void cache.prefetchQuery(charactersQuery(locale))
}

const isGame = (path: string): boolean => {
  const screen = matchScreen(path)?.screen
  return screen !== undefined && ['game', 'battle', 'table'].includes(screenFacts[screen].layout)
}

const offered = () => useSettings.getState().settings.languages

const visit = (pathname: string) =>
  chooseLocale({
    pathname,
    cookies: document.cookie,
    languages: navigator.languages,
    offered: offered(),
    main: useSettings.getState().settings.website_language,
  })

const chosenLocale = () => visit(location.pathname).locale
const localeOf = (pathname: string) => (pathname === '/' ? 'it' : visit(pathname).locale)

/** Only the bare root redirects the visitor to another language. */
function settleLocale() {
  const { locale, redirect } = visit(location.pathname)
  if (redirect) history.replaceState(null, '', href('home', locale) + location.search)
  return locale
}

function rememberLocale(locale: ReturnType<typeof chosenLocale>): void {
  const text = localeCookieText(locale, isApiApart(location.origin))
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  if (!document.cookie.includes(text.split(';')[0]!)) document.cookie = text
}

/** Reads the settings embedded in the page, or fetches them if the page comes from another server. */
async function loadSettings(): Promise<void> {
  if (useSettings.getState().loaded) return
  const result = await call(getSettings)
  const initialSettings = result.ok ? result.value : cachedSettings()
  if (result.ok) cacheSettings(result.value)
  else
    console.warn(
      `The settings could not be loaded; ${initialSettings ? 'those of last time' : 'defaults'} are used`,
    )
  if (initialSettings) useSettings.getState().setSettings(initialSettings)
}

const patienceMillis = 1500

/**
 * A stored token causes the user to be loaded at start (specification notes §4). A slow response does not delay the
 * page.
 */
const knownUser = () =>
  Promise.race([loadUser(), new Promise(resolve => setTimeout(resolve, patienceMillis))])

/**
 * A rejection is final. Requests to an unreachable server are retried twice. Requests are sent while offline too: the
 * service worker may have a cached response, and an action fails immediately instead of being queued.
 */
function createCache(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: logFailure }),
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (count, error) => count < 2 && (failureFrom(error)?.status ?? 0) === 0,
        refetchOnWindowFocus: false,
      },
    },
  })
}
