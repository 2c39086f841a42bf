/** A page whose files are gone after a deploy is loaded anew, at most once a minute (specification §8, §9). */
const guardMillis = 60_000
const guardKey = 'chunk-reload'

export interface ReloadWorld {
  now(): number
  read(key: string): string | null
  write(key: string, value: string): boolean // false when it cannot be remembered: then no reload, or it would loop
  reload(): void
}

const browser: ReloadWorld = {
  now: () => Date.now(),
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
  reload: () => location.reload(),
}

export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload|Loading chunk/i.test(
    error.message,
  )

/** True when the page is being loaded anew. */
export function reloadOnce(world: ReloadWorld = browser): boolean {
  const last = Number(world.read(guardKey) ?? Number.NEGATIVE_INFINITY)
  if (world.now() - last < guardMillis) return false
  if (!world.write(guardKey, String(world.now()))) return false
  world.reload()
  return true
}
