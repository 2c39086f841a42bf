/**
 * Registers the service worker once the page has loaded and nothing has been fetched for a while, so that it does not
 * compete with other requests. Without the built client (development) there is no service worker.
 */
import type { Locale } from '@/contract/locales.ts'
import { loadAreas } from '@/i18n/react.ts'
import { onceQuiet } from './once-quiet.ts'
import { lineNow, mayFetchAhead } from './prefetch.ts'

/** Text areas used offline in addition to their code (`scripts/client/shell-files.ts`). */
const offlineAreas = ['game', 'battle', 'settings']

const isOffered = () => import.meta.env.PROD && 'serviceWorker' in navigator

/**
 * Does not install on a slow connection or if the visitor saves data. A later visit installs it. An installed worker is
 * always updated.
 */
export function installWorker(locale: () => Locale): void {
  if (!isOffered() || (navigator.serviceWorker.controller === null && !mayFetchAhead(lineNow()))) return
  onceQuiet(() => {
    import('./register-worker.ts')
      .then(({ registerWorker }) => registerWorker(locale))
      .catch(error => console.warn('The service worker could not be installed', error))
  })
}

/** Caches the game after a visitor has opened it, so that it opens offline from then on. */
export function cacheGame(): void {
  if (!isOffered() || !mayFetchAhead(lineNow())) return
  void navigator.serviceWorker.ready.then(({ active }) => {
    active?.postMessage({ kind: 'game' })
    onceQuiet(() => void loadAreas(offlineAreas))
  })
}
