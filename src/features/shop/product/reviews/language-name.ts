import { formatTag, type Locale, localeFacts } from '@/contract/locales.ts'

/** What a language is called in the reader's: `tedesco`. Its own name where the browser knows none. */
export function languageName(of: Locale, reader: Locale): string {
  try {
    return new Intl.DisplayNames(formatTag(reader), { type: 'language' }).of(of) ?? localeFacts[of].name
  } catch {
    return localeFacts[of].name
  }
}
