import { formatTag, type Locale, localeFacts } from '@/contract/locales.ts'

/** Name of a language in the reader's language: `tedesco`. Falls back to its native name if the browser has none. */
export function languageName(of: Locale, reader: Locale): string {
  try {
    return new Intl.DisplayNames(formatTag(reader), { type: 'language' }).of(of) ?? localeFacts[of].name
  } catch {
    return localeFacts[of].name
  }
}
