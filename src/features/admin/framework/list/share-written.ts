/** How much of what the Italian words say is said in a language too. Pure. */
import type { Locale } from '@/contract/locales.ts'
import { plainText } from '@/lib/snippet.ts'

const isWritten = (value: unknown): boolean => typeof value === 'string' && plainText(value) !== ''

/** Every string below, by its path; lists and objects are walked. */
function written(value: unknown, path = '', found = new Set<string>()): Set<string> {
  if (isWritten(value)) found.add(path)
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) written(inner, `${path}.${key}`, found)
  return found
}

/** 0 to 1; `words` is the same shape once per language. `besides` names what need not be written, such as a slug. */
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
