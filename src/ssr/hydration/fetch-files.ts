/** Files of the app that hydrates a server-rendered page: prefetched after loading, style sheets applied before the app starts. */
interface Line {
  saveData?: boolean
}

/** Into the browser's cache, one by one while it is idle; nothing with data saver on. */
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
 * The page carries only the rules it needs; the whole style sheets follow before anything else appears. They apply all at once: the
 * cascade is right only with all of them. Resolves when they apply; one that fails is left out.
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
