/** Formats days and hours in the reader's language, in the shop's time zone. */
import { formatTag, type Locale } from '../contract/locales.ts'
import { shopZone } from '../lib/shop-clock.ts'

type Length = 'short' | 'medium' | 'long'
type Moment = string | Date // ISO

const formats = new Map<string, Intl.DateTimeFormat>()

/** Cached, because creating a format is much slower than using it. */
function format(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${options.dateStyle} ${options.timeStyle}`
  const cached =
    formats.get(key) ?? new Intl.DateTimeFormat(formatTag(locale), { ...options, timeZone: shopZone })
  formats.set(key, cached)
  return cached
}

/** `20 nov 2026`; long: `20 novembre 2026`. */
export const dayWords = (at: Moment, locale: Locale, dateStyle: Length = 'medium'): string =>
  format(locale, { dateStyle }).format(new Date(at))

/** `20 nov 2026, 10:42`. */
export const dateTimeText = (at: Moment, locale: Locale, dateStyle: Length = 'medium'): string =>
  format(locale, { dateStyle, timeStyle: 'short' }).format(new Date(at))

/** `10:42`. */
export const hourWords = (at: Moment, locale: Locale): string =>
  format(locale, { timeStyle: 'short' }).format(new Date(at))
