import type { IncomingHttpHeaders } from 'node:http'
import Negotiator from 'negotiator'
import { defaultLocale, isLocale, type Locale, matchLocale } from '../../src/contract/locales.ts'

const longestHeader = 500 // characters read: parsing must stay cheap whatever a client sends

/** Language tags of an `Accept-Language` header by quality, without those refused: `de-AT;q=0.8, en` → `['en', 'de-AT']`. */
export function wantedTags(header: string | undefined): string[] {
  if (!header) return []
  return new Negotiator({ headers: { 'accept-language': header.slice(0, longestHeader) } }).languages()
}

/** The client's own choice (`X-Locale`), then the browser's, then Italian. */
export function requestLocale(headers: IncomingHttpHeaders): Locale {
  const chosen = headers['x-locale']
  if (isLocale(chosen)) return chosen
  return matchLocale(wantedTags(headers['accept-language'])) ?? defaultLocale
}
