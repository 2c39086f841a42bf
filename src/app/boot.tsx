/** Starts the browser app: settings, language, session, then the first screen. */
import { QueryClient } from '@tanstack/react-query'
import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import '@/ui/theme/base.css'
import './shell.css'
import { call } from '@/api/client.ts'
import { failureFrom } from '@/api/failure.ts'
import type { PaintedPage } from '@/contract/painting.ts'
import { href, matchScreen } from '@/contract/paths.ts'
import { getSettings } from '@/contract/settings.ts'
import { readConsent } from '@/features/site/consent/consent-cookie.ts'
import { startI18n } from '@/i18n/react.ts'
import { keepCart } from '@/stores/cart.ts'
import { keepSettings, keptSettings } from '@/stores/kept-settings.ts'
import { useSettings } from '@/stores/settings.ts'
import { measure, permitAnalytics, startAnalytics } from './analytics/analytics.ts'
import { reloadOnce } from './chunk-reload.ts'
import { installWorker } from './install-worker.ts'
import { sendKeptBattles } from './kept-battles.ts'
import { lendFacts } from './lend-facts.ts'
import { chooseLocale, localeCookieText } from './locale-choice.ts'
import { Providers } from './providers.tsx'
import { createRouter } from './router.tsx'
import type { LoadedScreen } from './screen.ts'
import { loadScreen } from './screen-loader.ts'
import { loadUser, startSession } from './session.ts'
import { shellAreas } from './shell-areas.ts'

/** `painted`: what the server drew inside `root`, taken over as it stands. */
export async function boot(root: HTMLElement, painted?: PaintedPage): Promise<void> {
  addEventListener('vite:preloadError', () => void reloadOnce())
  const cache = createCache()
  let locale = chosenLocale()
  let router: ReturnType<typeof createRouter> | undefined
  startSession({
    locale: () => locale,
    cache,
    // A session may end before there is a router: then the first screen is the login.
    goToLogin: () => {
      const login = href('login', locale)
      if (router) void router.navigate(login)
      else history.replaceState(null, '', login)
    },
  })
  await loadSettings()
  locale = settleLocale()
  const standing = painted?.locale === locale ? painted : undefined
  if (standing) {
    lendFacts(cache, standing.facts)
    await startI18n(locale, shellAreas)
    void loadUser()
  } else await Promise.all([startI18n(locale, shellAreas), knownUser()])
  keepCart()
  void startAnalytics(useSettings.getState().settings.analytics)
  permitAnalytics(readConsent(document.cookie))
  sendKeptBattles()
  const screen = standing && (await standingScreen())
  router = createRouter(screen)
  let shown = ''
  const showPage = (path: string) => {
    locale = localeOf(path)
    rememberLocale(locale)
    if (path !== shown) tellPage(path)
    shown = path
  }
  router.subscribe(state => {
    if (state.navigation.state === 'idle') showPage(state.location.pathname)
  })
  showPage(location.pathname)
  await settled(router) // what the server painted stays until there is a page to take its place
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
}

/** In slices, so that a press is heard in between. What could not be taken over as it stood is a fault of ours. */
function draw(root: HTMLElement, app: ReactNode, isStanding: boolean): void {
  if (isStanding) startTransition(() => void hydrateRoot(root, app, { onRecoverableError: console.error }))
  else {
    root.replaceChildren()
    createRoot(root).render(app)
  }
}

/** The screen of a page that stands; undefined where its address leads elsewhere today. */
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

/** A page that is seen is told once, without what was searched on it. */
function tellPage(path: string): void {
  const match = matchScreen(path)
  if (match) measure({ event: 'page', screen: match.screen, path, locale: match.locale })
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

/** Only the bare root sends the visitor to another language. */
function settleLocale() {
  const { locale, redirect } = visit(location.pathname)
  if (redirect) history.replaceState(null, '', href('home', locale) + location.search)
  return locale
}

function rememberLocale(locale: ReturnType<typeof chosenLocale>): void {
  const text = localeCookieText(locale, false)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  if (!document.cookie.includes(text.split(';')[0]!)) document.cookie = text
}

/** The page carries the settings; without them (another server) they are asked for. */
async function loadSettings(): Promise<void> {
  if (useSettings.getState().loaded) return
  const result = await call(getSettings)
  const known = result.ok ? result.value : keptSettings()
  if (result.ok) keepSettings(result.value)
  else console.warn(`The settings could not be loaded; ${known ? 'those of last time' : 'defaults'} are used`)
  if (known) useSettings.getState().setSettings(known)
}

const patienceMillis = 1500

/** A stored token leads to loading the user at start (specification §4); a slow answer does not hold the page. */
const knownUser = () =>
  Promise.race([loadUser(), new Promise(resolve => setTimeout(resolve, patienceMillis))])

/**
 * A refusal is final; an unreachable server is asked twice more. Also who is offline asks: the service worker may know the answer,
 * and a press on a button is told at once that nobody is there, rather than kept for later.
 */
function createCache(): QueryClient {
  return new QueryClient({
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
