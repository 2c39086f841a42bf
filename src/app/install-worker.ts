/**
 * Registers the service worker once the page is shown and the browser is idle, so that it never competes with the first paint.
 * A waiting version is offered, never forced; without the built client (development) there is none.
 */
import type { Locale } from '@/contract/locales.ts'
import { loadAreas } from '@/i18n/react.ts'
import { useNewVersion } from '@/stores/new-version.ts'
import { onceUsed } from './prefetch.ts'

const firstIdleMillis = 10_000
const askAgainMillis = 60 * 60_000

/** What is played without a network: its code is precached (`scripts/client/shell-files.ts`), its words are fetched once the page is in use. */
const offlineAreas = ['game', 'battle', 'settings']

export function installWorker(locale: () => Locale): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const start = () =>
    void register(locale).catch(error => console.warn('The service worker could not be installed', error))
  const startWhenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(start, { timeout: firstIdleMillis })
      : setTimeout(start, firstIdleMillis)
  if (document.readyState === 'complete') startWhenIdle()
  else addEventListener('load', startWhenIdle, { once: true })
}

async function register(locale: () => Locale): Promise<void> {
  const { serviceWorker } = navigator
  const isFirst = serviceWorker.controller === null
  const registration = await serviceWorker.register('/sw.js')
  watchUpdates(registration)
  if (!isFirst) return
  const ready = await serviceWorker.ready
  onceUsed(() => void loadAreas(offlineAreas))
  ready.active?.postMessage({ kind: 'seen', addresses: seenHere(), locale: locale() })
}

/** The document first, then everything it asked for. */
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
