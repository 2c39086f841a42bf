/** Computes how much of the Italian text is translated into a language. Pure. */
import type { Locale } from '@/contract/locales.ts'
import { plainText } from '@/lib/snippet.ts'

const isWritten = (value: unknown): boolean => typeof value === 'string' && plainText(value) !== ''

/** All strings at any depth of lists and objects, by path. */
function written(value: unknown, path = '', found = new Set<string>()): Set<string> {
  if (isWritten(value)) found.add(path)
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) written(inner, `${path}.${key}`, found)
  return found
}

/**
 * Returns 0 to 1. `words` has the same shape for each language. `besides` names fields that need no translation, such
 * as a slug.
 */
export function shareWritten(
  words: Readonly<Record<Locale, unknown>>,
  locale: Locale,
  besides: readonly string[] = [],
): number {
  const wanted = [...written(words.it)].filter(path => !besides.some(name => path.endsWith(`.${name}`)))
  if (wanted.length === 0) return written(words[locale]).size > 0 ? 1 : 0
  const own = written(words[locale])
  return wanted.filter(path => own.has(path)).length / wanted.length
}
