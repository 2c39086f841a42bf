import type { Locale } from '@/contract/locales.ts'
import { dayWords } from '@/i18n/dates.ts'
import type { TFunction } from '@/i18n/words.ts'

/** What every part of the journal says its texts and days with. */
export interface BlogWords {
  t: TFunction<'site'>
  day(moment: string): string // ISO; "12 novembre 2026"
}

export const blogWords = (t: TFunction<'site'>, locale: Locale): BlogWords => ({
  t,
  day: moment => dayWords(moment, locale, 'long'),
})
