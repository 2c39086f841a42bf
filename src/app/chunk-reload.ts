/** Reloads a page whose files were removed by a deploy, at most once a minute (specification notes §8, §9). */
const guardMillis = 60_000
const guardKey = 'chunk-reload'
/** After this time the visitor has not left the page: the link was a download, for example. */
const leavingMillis = 10_000

export interface ReloadDeps {
  now(): number
  isBeingLeft(): boolean // for another page
  later(callback: () => void): void // calls back once a page that was not left is certain to stay
  isOnline(): boolean // without a network the files are only unreachable, and a new page would not load either
  read(key: string): string | null
  write(key: string, value: string): boolean // false if it cannot be stored: then the page does not reload, because it could loop
  reload(): void
}

const page = { wanted: '', isLeaving: false, leftAt: Number.NEGATIVE_INFINITY }

/**
 * Firefox aborts the requests of a page when the visitor leaves it. That does not mean that the files are missing, and
 * a reload would cancel the navigation.
 */
export function watchLeaving(): void {
  const note = () => {
    page.leftAt = performance.now()
    setTimeout(watchLeaving, leavingMillis)
  }
  addEventListener('beforeunload', note, { once: true }) // Firefox does not put a page with this listener into the back/forward cache
}

export const isBeingLeft = (): boolean => performance.now() - page.leftAt < leavingMillis

/** The address being opened. It is loaded, instead of the address still shown. */
export function rememberWanted(address: string): void {
  page.wanted = address
}

/** True while the page is about to reload: nothing more needs to be rendered. */
export const isReloading = (): boolean => page.isLeaving

function loadAnew(): void {
  page.isLeaving = true
  const isElsewhere = page.wanted !== '' && new URL(page.wanted).pathname !== location.pathname
  if (isElsewhere) location.assign(page.wanted)
  else location.reload()
}

const browser: ReloadDeps = {
  now: () => Date.now(),
  isBeingLeft,
  later: callback => void setTimeout(callback, leavingMillis),
  isOnline: () => navigator.onLine,
  read: key => {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return null
    }
  },
  write: (key, value) => {
    try {
      sessionStorage.setItem(key, value)
      return true
    } catch {
      return false
    }
  },
  reload: loadAnew,
}

export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload|Loading chunk/i.test(
    error.message,
  )

/** Returns true if the page is being reloaded or left: nothing more needs to be rendered. */
export function reloadOnce(deps: ReloadDeps = browser): boolean {
  if (deps.isBeingLeft()) {
    deps.later(() => reloadOnce(deps))
    return true
  }
  if (!deps.isOnline()) return false
  const last = Number(deps.read(guardKey) ?? Number.NEGATIVE_INFINITY)
  if (Math.abs(deps.now() - last) < guardMillis) return false // absolute, because the system's clock may have been set back
  if (!deps.write(guardKey, String(deps.now()))) return false
  deps.reload()
  return true
}
