import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@/contract/locales.ts'

const folder = join(import.meta.dirname, '../../src/i18n/locales')

/** Returns the message that a client shows for the error code of a field; undefined if the language has none. */
export function fieldSentence(locale: Locale, code: string): string | undefined {
  const sentences = JSON.parse(readFileSync(join(folder, locale, 'validation.json'), 'utf8'))
  return sentences[code]
}
