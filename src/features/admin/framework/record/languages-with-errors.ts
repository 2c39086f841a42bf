import { type Locale, locales } from '@/contract/locales.ts'

const isLocale = (key: string): key is Locale => locales.some(locale => locale === key)

/** Whether the path belongs to a field of the language: `names.de`. Pure. */
export const isInLanguage = (path: string): boolean => path.split('.').some(isLocale)

/**
 * Returns the languages with errors in a form, at any position of the path: `names.de`, `blocks.0.texts.it.title`.
 * Pure.
 */
export function languagesWithErrors(faults: object): Locale[] {
  const failedLocales = new Set<Locale>()
  const walk = (place: object) => {
    for (const [key, inner] of Object.entries(place)) {
      if (typeof inner !== 'object' || inner === null || key === 'ref') continue
      if (isLocale(key)) failedLocales.add(key)
      else walk(inner)
    }
  }
  walk(faults)
  return locales.filter(locale => failedLocales.has(locale))
}
