/**
 * Registers the service worker once the page has loaded and nothing has been fetched for a while, so that it does not
 * compete with other requests. A waiting version is offered, never forced. Without the built client (development) there
 * is no service worker.
 */
import type { Locale } from '@/contract/locales.ts'
import { loadAreas } from '@/i18n/react.ts'
import { useNewVersion } from '@/stores/new-version.ts'
import { onceQuiet } from './once-quiet.ts'
import { lineNow, mayFetchAhead } from './prefetch.ts'

const askAgainMillis = 60 * 60_000

/** Text areas used offline in addition to their code (`scripts/client/shell-files.ts`). */
const offlineAreas = ['game', 'battle', 'settings']

const isOffered = () => import.meta.env.PROD && 'serviceWorker' in navigator

/**
 * Does not install on a slow connection or if the visitor saves data. A later visit installs it. An installed worker is
 * always updated.
 */
export function installWorker(locale: () => Locale): void {
  if (!isOffered() || (navigator.serviceWorker.controller === null && !mayFetchAhead(lineNow()))) return
  onceQuiet(
    () =>
      void register(locale).catch(error => console.warn('The service worker could not be installed', error)),
  )
}

/** Caches the game after a visitor has opened it, so that it opens offline from then on. */
export function cacheGame(): void {
  if (!isOffered() || !mayFetchAhead(lineNow())) return
  void navigator.serviceWorker.ready.then(({ active }) => {
    active?.postMessage({ kind: 'game' })
    onceQuiet(() => void loadAreas(offlineAreas))
  })
}

async function register(locale: () => Locale): Promise<void> {
  const { serviceWorker } = navigator
  const isFirst = serviceWorker.controller === null
  const registration = await serviceWorker.register('/sw.js')
  watchUpdates(registration)
  if (!isFirst) return
  const ready = await serviceWorker.ready
  ready.active?.postMessage({ kind: 'seen', addresses: seenHere(), locale: locale() })
}

/** The document first, then every file it requested. */
const seenHere = () => [
  location.pathname,
  ...performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter(name => name.startsWith(location.origin)),
]

function watchUpdates(registration: ServiceWorkerRegistration): void {
  const offer = (waiting: ServiceWorker) => useNewVersion.getState().offer(() => takeOver(waiting))
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && navigator.serviceWorker.controller) offer(installing)
    })
  })
  const look = () => void registration.update().catch(() => {})
  setInterval(look, askAgainMillis)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look()
  })
}

function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting.postMessage({ kind: 'take-over' })
}
