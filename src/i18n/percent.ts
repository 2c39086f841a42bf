import { useTranslation } from 'react-i18next'
import { formatTag, type Locale } from '@/contract/locales.ts'

const formats = new Map<Locale, Intl.NumberFormat>()

/** `20%` in Italian, `20 %` with a non-breaking space in German. @param percent 20 for a fifth; at most two decimals are shown */
export function percentText(percent: number, locale: Locale): string {
  const format =
    formats.get(locale) ??
    new Intl.NumberFormat(formatTag(locale), { style: 'percent', maximumFractionDigits: 2 })
  formats.set(locale, format)
  return format.format(percent / 100)
}

/** Returns `percentText` for the reader's language. */
export function usePercentText(): (percent: number) => string {
  const { i18n } = useTranslation()
  return percent => percentText(percent, i18n.language as Locale)
}
