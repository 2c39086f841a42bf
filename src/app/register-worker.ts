/** Registers the service worker and watches for its updates. A waiting version is offered, never forced. */
import type { Locale } from '@/contract/locales.ts'
import { useNewVersion } from '@/stores/new-version.ts'

const askAgainMillis = 60 * 60_000

export async function registerWorker(locale: () => Locale): Promise<void> {
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
