/**
 * Characters and articles by name. A search word matches if it begins a word of the name, is part of it, or is similar
 * to it. Read again every few seconds.
 */
import type { Locale } from '@/contract/locales.ts'
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

function namesOf<One>(all: readonly One[], nameOf: (record: One) => string): Names<One> {
  const entries = all.map(one => ({ one, words: plainWords(nameOf(one)) }))
  const words = new Set(entries.flatMap(entry => entry.words).filter(isWord))
  return { entries, vocabulary: [...words].map(word => knownWord(word, 1)) }
}

interface CachedDirectory {
  until: number
  directory: Promise<Directory>
}
const directories = new WeakMap<Queryable, Map<Locale, CachedDirectory>>()

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
  const own = directories.get(db) ?? new Map<Locale, CachedDirectory>()
  directories.set(db, own)
  const time = now.getTime()
  const cached = own.get(locale)
  if (cached && cached.until > time && cached.until <= time + freshMillis) return cached.directory
  const directory = read(db, locale, now)
  own.set(locale, { until: time + freshMillis, directory })
  directory.catch(() => own.delete(locale))
  return directory
}

const shortestInside = 3 // characters

/** Returns 3 when a word begins with it, 1 when a word contains it, and 0 otherwise. */
const fitOf = (words: readonly string[], searchWord: string): number => {
  if (words.some(word => word.startsWith(searchWord))) return 3
  return searchWord.length >= shortestInside && words.some(word => word.includes(searchWord)) ? 1 : 0
}

function matching<One>({ entries }: Names<One>, searchWords: readonly string[], most: number): One[] {
  const scored = entries.flatMap(({ one, words }) => {
    const fits = searchWords.map(word => fitOf(words, word))
    return fits.includes(0) ? [] : [{ one, score: fits.reduce((sum, part) => sum + part, 0) }]
  })
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ one }) => one)
}

/** Best first, at most `most`. Words in no name are replaced by the most similar ones. */
export function namedBy<One>(names: Names<One>, searchWords: readonly string[], most: number): One[] {
  if (searchWords.length === 0) return []
  const exact = matching(names, searchWords, most)
  if (exact.length > 0) return exact
  const meant = searchWords.map((word, at) =>
    names.entries.some(({ words }) => fitOf(words, word) > 0)
      ? word
      : (nearestWord(word, names.vocabulary, at === searchWords.length - 1) ?? word),
  )
  return matching(names, meant, most)
}
