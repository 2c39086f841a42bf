import type { Locale } from '@/contract/locales.ts'
import de from '@/i18n/locales/de/battle.json'
import deEffects from '@/i18n/locales/de/effects.json'
import en from '@/i18n/locales/en/battle.json'
import enEffects from '@/i18n/locales/en/effects.json'
import es from '@/i18n/locales/es/battle.json'
import esEffects from '@/i18n/locales/es/effects.json'
import fr from '@/i18n/locales/fr/battle.json'
import frEffects from '@/i18n/locales/fr/effects.json'
import it from '@/i18n/locales/it/battle.json'
import itEffects from '@/i18n/locales/it/effects.json'
import pt from '@/i18n/locales/pt/battle.json'
import ptEffects from '@/i18n/locales/pt/effects.json'
import { translatorOf } from '@/i18n/translate.ts'
import { battleWords } from '../scene/words.ts'

export const battleTexts = { it, en, es, fr, de, pt }

const translate = translatorOf({
  it: { battle: it, effects: itEffects },
  en: { battle: en, effects: enEffects },
  es: { battle: es, effects: esEffects },
  fr: { battle: fr, effects: frEffects },
  de: { battle: de, effects: deEffects },
  pt: { battle: pt, effects: ptEffects },
})

/** The real texts, so that tests compare with what players read. */
export const wordsIn = (locale: Locale) =>
  battleWords(
    (key, values) => translate(locale, `battle.${key}`, values),
    locale,
    (key, values) => translate(locale, `effects.${key}`, values),
  )

export const italian = wordsIn('it')
