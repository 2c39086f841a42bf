/**
 * Formats days of a delivery window. Composed of single words, because the libraries of server and browser may join weekday, day and month
 * differently, and a rendered page must be identical in both.
 */
import { formatTag, type Locale } from '../contract/locales.ts'

interface Days {
  from: string // `2026-12-03`
  to: string
}

type Unit = 'weekday' | 'month'
const formats = new Map<string, Intl.DateTimeFormat>()

/** One part of the date. A calendar day has no time zone, so it is formatted in UTC. */
function word(day: string, locale: Locale, unit: Unit): string {
  const key = `${locale} ${unit}`
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(formatTag(locale), { [unit]: 'short', timeZone: 'UTC' })
  formats.set(key, format)
  return format.format(new Date(`${day}T00:00:00Z`))
}

const joined: Record<Locale, (weekday: string, day: number, month: string) => string> = {
  it: (weekday, day, month) => [weekday, day, month].filter(Boolean).join(' '),
  en: (weekday, day, month) => [weekday, day, month].filter(Boolean).join(' '),
  es: (weekday, day, month) => [weekday, day, month].filter(Boolean).join(' '),
  fr: (weekday, day, month) => [weekday, day, month].filter(Boolean).join(' '),
  de: (weekday, day, month) => [`${weekday},`, `${day}.`, month].filter(Boolean).join(' '),
  pt: (weekday, day, month) => `${weekday}, ${[day, month].filter(Boolean).join(' de ')}`,
}

/** `gio 3 dic`, without the month if the other day of the window contains it. */
export function deliveryDay(day: string, locale: Locale, hasMonth = true): string {
  const number = Number(day.slice(8, 10))
  return joined[locale](word(day, locale, 'weekday'), number, hasMonth ? word(day, locale, 'month') : '')
}

/** Both ends for a sentence: `gio 3` and `lun 7 dic`, or `mer 30 dic` and `lun 4 gen`. */
export const windowEnds = ({ from, to }: Days, locale: Locale): { from: string; to: string } => ({
  from: deliveryDay(from, locale, from.slice(0, 7) !== to.slice(0, 7)),
  to: deliveryDay(to, locale),
})

/** `gio 3 – lun 7 dic`, or the one day. */
export function daysText(days: Days, locale: Locale): string {
  if (days.from === days.to) return deliveryDay(days.from, locale)
  const { from, to } = windowEnds(days, locale)
  return `${from} – ${to}`
}
