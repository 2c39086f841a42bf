/** A page whose files are gone after a deploy is loaded anew, at most once a minute (specification notes §8, §9). */
const guardMillis = 60_000
const guardKey = 'chunk-reload'
/** After so long a page that its reader was about to leave is still here: what was opened was a download, say. */
const leavingMillis = 10_000

export interface ReloadDeps {
  now(): number
  isBeingLeft(): boolean // for another page
  later(callback: () => void): void // once a page that is not left after all is known to stay
  isOnline(): boolean // without a network the files are only out of reach, and a new page would not come either
  read(key: string): string | null
  write(key: string, value: string): boolean // false when it cannot be remembered: then no reload, or it would loop
  reload(): void
}

const page = { wanted: '', isLeaving: false, leftAt: Number.NEGATIVE_INFINITY }

/**
 * Firefox cuts off what a page still loads as soon as its reader leaves it. That says nothing about the files, and loading the page anew would
 * keep the reader on it.
 */
export function watchLeaving(): void {
  const note = () => {
    page.leftAt = performance.now()
    setTimeout(watchLeaving, leavingMillis)
  }
  addEventListener('beforeunload', note, { once: true }) // Firefox would not keep a page that still listens for the way back
}

export const isBeingLeft = (): boolean => performance.now() - page.leftAt < leavingMillis

/** The address being opened: it, not the one still shown, is loaded anew. */
export function rememberWanted(address: string): void {
  page.wanted = address
}

/** The page is about to reload: nothing more needs to be rendered. */
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

/** True when the page is being loaded anew, or left: nothing more needs to be rendered. */
export function reloadOnce(deps: ReloadDeps = browser): boolean {
  if (deps.isBeingLeft()) {
    deps.later(() => reloadOnce(deps))
    return true
  }
  if (!deps.isOnline()) return false
  const last = Number(deps.read(guardKey) ?? Number.NEGATIVE_INFINITY)
  if (Math.abs(deps.now() - last) < guardMillis) return false // earlier if the system's clock was set back
  if (!deps.write(guardKey, String(deps.now()))) return false
  deps.reload()
  return true
}
