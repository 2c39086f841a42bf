/** Rules that every instance of i18next follows, in the browser and on the server. */
import type { i18n, PostProcessorModule } from 'i18next'
import { type Locale, localeFacts } from '../contract/locales.ts'

/**
 * Makes spaces before signs non-breaking, so that no sign starts a line: before French punctuation, before … in German, and before % and € in
 * every language. The files contain plain spaces.
 */
const beforeSign = / (?=[:;!?»%€…])/g
const afterQuote = /« /g

export const holdSigns = (text: string): string =>
  text.replace(beforeSign, '\u00a0').replace(afterQuote, '«\u00a0')

export const heldSigns: PostProcessorModule = {
  type: 'postProcessor',
  name: 'held-signs',
  process: holdSigns,
}

/**
 * Uses the plural rules of Portugal, because those of Brazil use the singular for zero. Texts have `_one` and `_other` only, so the form that
 * Romance languages use from a million is `_other`.
 */
export function applyPluralForms(instance: i18n): void {
  const { pluralResolver } = instance.services
  pluralResolver.getSuffix = (code: string, count: number) =>
    pluralResolver.getRule(localeFacts[code as Locale]?.iso ?? code).select(count) === 'one'
      ? '_one'
      : '_other'
}
