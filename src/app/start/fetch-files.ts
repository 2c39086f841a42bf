/** Files of a painted page's app: read ahead when the page has come, and its style sheets put in place before it starts. */
interface Line {
  saveData?: boolean
}

/** Into the browser's store, behind everything else and one by one; not for who counts every byte. */
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
 * The whole sheets, of which the page carries the rules it needed: whatever appears from now on is dressed. All at once, since each
 * is right only beside the others.
 */
export async function wearStyles(addresses: readonly string[]): Promise<void> {
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
