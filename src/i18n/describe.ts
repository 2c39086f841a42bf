/** Effects and moves in all six languages at once, for server and pipeline. The browser loads only the area it needs. */
import type { Locale } from '../contract/locales.ts'
import type { Effect } from '../engine/effects/effect.ts'
import { effectSentence, moveSentence, type Say } from './effect-sentence.ts'
import de from './locales/de/effects.json' with { type: 'json' }
import en from './locales/en/effects.json' with { type: 'json' }
import es from './locales/es/effects.json' with { type: 'json' }
import fr from './locales/fr/effects.json' with { type: 'json' }
import it from './locales/it/effects.json' with { type: 'json' }
import pt from './locales/pt/effects.json' with { type: 'json' }
import { translatorOf } from './translate.ts'

const translate = translatorOf({
  it: { effects: it },
  en: { effects: en },
  es: { effects: es },
  fr: { effects: fr },
  de: { effects: de },
  pt: { effects: pt },
})

const sayIn =
  (locale: Locale): Say =>
  (key, params) =>
    translate(locale, `effects.${key}`, params)

export const describeEffect = (effect: Effect, locale: Locale): string =>
  effectSentence(sayIn(locale), effect)

export const describeMove = (move: { danno: number; effetti: readonly Effect[] }, locale: Locale): string =>
  moveSentence(sayIn(locale), move)
