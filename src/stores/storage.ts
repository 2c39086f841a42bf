/**
 * Local storage that may be blocked, full or corrupt: reading then gives undefined, writing false, and the page
 * goes on (decision 0037).
 */
export function readStored<T>(key: string, parse: (value: unknown) => T | undefined): T | undefined {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

export function writeStored(key: string, value: unknown): boolean {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** Plain text under a key that others read too (`auth_token`). */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeText(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Blocked storage: the value lives in memory for this page.
  }
}
