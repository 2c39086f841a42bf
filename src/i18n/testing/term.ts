/**
 * One term per concept, in the order of the languages: it, en, es, fr, de, pt. `not` contains rivals, as regular
 * expressions of whole words. Lower case also matches capitals, except in German. `terms.test.ts` rejects them in every
 * text. Exceptions are in `terms-exceptions.ts` with their reason.
 */
import type { Locale } from '@/contract/locales.ts'

export interface Term {
  thing: string
  say: readonly [it: string, en: string, es: string, fr: string, de: string, pt: string]
  not: Partial<Record<Locale, string>>
  only?: RegExp // places where the rivals mean this concept. Everywhere by default
}
