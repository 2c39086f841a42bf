const kilobyte = 1024

/** Formats type and size: `PDF · 84 kB` in the reader's number format. */
export function fileFacts(mediaType: string, bytes: number, iso: string): string {
  const isLarge = bytes >= kilobyte * kilobyte
  const value = isLarge ? bytes / (kilobyte * kilobyte) : Math.max(1, bytes / kilobyte)
  const figure = new Intl.NumberFormat(iso, { maximumFractionDigits: isLarge ? 1 : 0 }).format(value)
  return `${(mediaType.split('/')[1] ?? '').toUpperCase()} · ${figure} ${isLarge ? 'MB' : 'kB'}`
}
