/** Computes how much of the Italian text is translated into a language. Pure. */
import type { Locale } from '@/contract/locales.ts'
import { plainText } from '@/lib/snippet.ts'

const isWritten = (value: unknown): boolean => typeof value === 'string' && plainText(value) !== ''

/** All strings at any depth of lists and objects, by path. */
function written(value: unknown, path = '', paths = new Set<string>()): Set<string> {
  if (isWritten(value)) paths.add(path)
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) written(inner, `${path}.${key}`, paths)
  return paths
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
  const sourcePaths = [...written(words.it)].filter(path => !besides.some(name => path.endsWith(`.${name}`)))
  if (sourcePaths.length === 0) return written(words[locale]).size > 0 ? 1 : 0
  const ownPaths = written(words[locale])
  return sourcePaths.filter(path => ownPaths.has(path)).length / sourcePaths.length
}
