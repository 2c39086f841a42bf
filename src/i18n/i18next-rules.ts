/** Rules that every instance of i18next follows, in the browser and on the server. */
import type { i18n, PostProcessorModule } from 'i18next'
import { type Locale, localeFacts } from '../contract/locales.ts'
import { holdSigns } from './held-signs.ts'

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
