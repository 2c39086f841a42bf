import type { Locale } from '@/contract/locales.ts'
import { dayWords } from '@/i18n/dates.ts'
import type { TFunction } from '@/i18n/words.ts'

/** Text and date formatters of all parts of the journal. */
export interface BlogWords {
  t: TFunction<'site'>
  day(moment: string): string // from an ISO date to "12 novembre 2026"
}

export const blogWords = (t: TFunction<'site'>, locale: Locale): BlogWords => ({
  t,
  day: moment => dayWords(moment, locale, 'long'),
})
