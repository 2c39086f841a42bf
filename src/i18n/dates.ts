/** Days and hours in the reader's words, by the shop's clock. */
import { formatTag, type Locale } from '../contract/locales.ts'
import { shopZone } from '../lib/shop-clock.ts'

type Length = 'short' | 'medium' | 'long'
type Moment = string | Date // ISO

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format costs far more than writing with it. */
function format(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${options.dateStyle} ${options.timeStyle}`
  const known =
    formats.get(key) ?? new Intl.DateTimeFormat(formatTag(locale), { ...options, timeZone: shopZone })
  formats.set(key, known)
  return known
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
