/** Files of the app that hydrates a server-rendered page: prefetched after loading, style sheets applied before the app starts. */
interface Line {
  saveData?: boolean
}

/** Fetches files into the browser's cache one by one while it is idle. Fetches nothing if the visitor saves data. */
export function readAhead(addresses: readonly string[]): void {
  if ((navigator as { connection?: Line }).connection?.saveData) return
  const rest = [...addresses]
  const next = () => {
    const href = rest.shift()
    if (href === undefined) return
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
    later(next)
  }
  later(next)
}

const later = (then: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(then)
  else setTimeout(then)
}

/**
 * Applies the complete style sheets before anything else appears, because the page contains only the rules it needs.
 * They apply together: the cascade is correct only with all of them. Resolves when they apply. One that fails to load
 * is left out.
 */
export async function applyStylesheets(addresses: readonly string[]): Promise<void> {
  const sheets = addresses.map(href =>
    Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'not all', href }),
  )
  await Promise.all(
    sheets.map(
      sheet =>
        new Promise(resolve => {
          sheet.onload = resolve
          sheet.onerror = resolve
          document.head.append(sheet)
        }),
    ),
  )
  for (const sheet of sheets) sheet.media = 'all'
}
