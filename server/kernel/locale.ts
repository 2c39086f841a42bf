import type { IncomingHttpHeaders } from 'node:http'
import { defaultLocale, isLocale, type Locale, matchLocale } from '../../src/contract/locales.ts'

/** `de-AT;q=0.8, en` → `['en', 'de-AT']`. */
export function wantedTags(header: string | undefined): string[] {
  return (header ?? '')
    .slice(0, 500)
    .split(',')
    .map(part => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map(given => /^\s*q=([\d.]+)$/.exec(given)?.[1]).find(Boolean)
      return { tag, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}

/** The client's own choice (`X-Locale`), then the browser's, then Italian. */
export function requestLocale(headers: IncomingHttpHeaders): Locale {
  const chosen = headers['x-locale']
  if (isLocale(chosen)) return chosen
  return matchLocale(wantedTags(headers['accept-language'])) ?? defaultLocale
}
