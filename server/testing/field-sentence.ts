import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../../src/contract/locales.ts'

const folder = join(import.meta.dirname, '../../src/i18n/locales')

/** What a client says for the code of a field; undefined when the language has no sentence for it. */
export function fieldSentence(locale: Locale, code: string): string | undefined {
  const sentences = JSON.parse(readFileSync(join(folder, locale, 'validation.json'), 'utf8'))
  return sentences[code]
}
