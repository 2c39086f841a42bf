/**
 * Characters and articles by name. A search word matches if it begins a word of the name, is part of it, or is similar
 * to it. Read again every few seconds.
 */
import type { Locale } from '../../../src/contract/locales.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import {
  isWord,
  type KnownWord,
  knownWord,
  nearestWord,
  plainWords,
} from '../catalog/word-search/vocabulary.ts'
import { articleTitles, characterNames, type NamedCharacter, type TitledArticle } from './directory-repo.ts'

interface Entry<One> {
  one: One
  words: readonly string[]
}

interface Names<One> {
  entries: readonly Entry<One>[]
  vocabulary: readonly KnownWord[]
}

interface Directory {
  characters: Names<NamedCharacter>
  articles: Names<TitledArticle>
}

const freshMillis = 4000 // as long as the search index is valid

function namesOf<One>(all: readonly One[], nameOf: (one: One) => string): Names<One> {
  const entries = all.map(one => ({ one, words: plainWords(nameOf(one)) }))
  const words = new Set(entries.flatMap(entry => entry.words).filter(isWord))
  return { entries, vocabulary: [...words].map(word => knownWord(word, 1)) }
}

interface CachedDirectory {
  until: number
  directory: Promise<Directory>
}
const kept = new WeakMap<Queryable, Map<Locale, CachedDirectory>>()

async function read(db: Queryable, locale: Locale, now: Date): Promise<Directory> {
  const characters = await characterNames(db)
  const articles = await articleTitles(db, locale, now)
  return {
    characters: namesOf(characters, ({ nome }) => nome),
    articles: namesOf(articles, ({ title }) => title),
  }
}

/** At most four seconds old. */
export function directoryOf(db: Queryable, locale: Locale, now: Date): Promise<Directory> {
  const own = kept.get(db) ?? new Map<Locale, CachedDirectory>()
  kept.set(db, own)
  const time = now.getTime()
  const known = own.get(locale)
  if (known && known.until > time && known.until <= time + freshMillis) return known.directory
  const directory = read(db, locale, now)
  own.set(locale, { until: time + freshMillis, directory })
  directory.catch(() => own.delete(locale))
  return directory
}

const shortestInside = 3 // characters

/** Returns 3 when a word begins with it, 1 when a word contains it, and 0 otherwise. */
const fitOf = (words: readonly string[], asked: string): number => {
  if (words.some(word => word.startsWith(asked))) return 3
  return asked.length >= shortestInside && words.some(word => word.includes(asked)) ? 1 : 0
}

function matching<One>({ entries }: Names<One>, asked: readonly string[], most: number): One[] {
  const scored = entries.flatMap(({ one, words }) => {
    const fits = asked.map(word => fitOf(words, word))
    return fits.includes(0) ? [] : [{ one, score: fits.reduce((sum, part) => sum + part, 0) }]
  })
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ one }) => one)
}

/** Best first, at most `most`. Words in no name are replaced by the most similar ones. */
export function namedBy<One>(names: Names<One>, asked: readonly string[], most: number): One[] {
  if (asked.length === 0) return []
  const found = matching(names, asked, most)
  if (found.length > 0) return found
  const meant = asked.map((word, at) =>
    names.entries.some(({ words }) => fitOf(words, word) > 0)
      ? word
      : (nearestWord(word, names.vocabulary, at === asked.length - 1) ?? word),
  )
  return matching(names, meant, most)
}
