import type { Locale } from '@/contract/locales.ts'
import de from '@/i18n/locales/de/battle.json'
import en from '@/i18n/locales/en/battle.json'
import es from '@/i18n/locales/es/battle.json'
import fr from '@/i18n/locales/fr/battle.json'
import it from '@/i18n/locales/it/battle.json'
import pt from '@/i18n/locales/pt/battle.json'
import { translatorOf } from '@/i18n/translate.ts'
import { battleWords } from '../scene/words.ts'

export const battleTexts = { it, en, es, fr, de, pt }

const translate = translatorOf({
  it: { battle: it },
  en: { battle: en },
  es: { battle: es },
  fr: { battle: fr },
  de: { battle: de },
  pt: { battle: pt },
})

/** The real texts, so that a test reads what a player reads. */
export const wordsIn = (locale: Locale) =>
  battleWords((key, values) => translate(locale, `battle.${key}`, values), locale)

export const italian = wordsIn('it')
