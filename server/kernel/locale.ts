import type { IncomingHttpHeaders } from 'node:http'
import Negotiator from 'negotiator'
import { defaultLocale, isLocale, type Locale, matchLocale } from '@/contract/locales.ts'

const longestHeader = 500 // characters read, so that parsing stays cheap

/** Language tags of an `Accept-Language` header by quality, without excluded ones: `de-AT;q=0.8, en` → `['en', 'de-AT']`. */
export function wantedTags(header: string | undefined): string[] {
  if (!header) return []
  return new Negotiator({ headers: { 'accept-language': header.slice(0, longestHeader) } }).languages()
}

/** Returns the client's choice (`X-Locale`), or else the browser's language, or else Italian. */
export function requestLocale(headers: IncomingHttpHeaders): Locale {
  const chosen = headers['x-locale']
  if (isLocale(chosen)) return chosen
  return matchLocale(wantedTags(headers['accept-language'])) ?? defaultLocale
}
