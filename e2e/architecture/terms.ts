/**
 * One term for one thing, in the order of the languages: it, en, es, fr, de, pt. `not` are rivals, as regular expressions of whole
 * words, small letters matching capitals too; in German letters count as written. `terms.test.ts` holds them out of every text;
 * what is right elsewhere stands in `terms-exceptions.ts` with its reason.
 */
import type { Locale } from '../../src/contract/locales.ts'
import { gameTerms } from './game-terms.ts'
import { languageTerms } from './language-terms.ts'
import { legalTerms } from './legal-terms.ts'
import { shopTerms } from './shop-terms.ts'

export interface Term {
  thing: string
  say: readonly [it: string, en: string, es: string, fr: string, de: string, pt: string]
  not: Partial<Record<Locale, string>>
  only?: RegExp // places where the rivals mean this thing; without it, everywhere
}

export const terms: readonly Term[] = [...shopTerms, ...legalTerms, ...gameTerms, ...languageTerms]
