/**
 * The search index of this process. It is checked for changes every few seconds and rebuilt after a change, once for
 * all concurrent requests. Every process therefore sees what another one sold or published, without messages between
 * them. After a change through this process it is checked immediately.
 */
import { LRUCache } from 'lru-cache'
import type { Facets } from '@/contract/endpoints/shop/catalog.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import type { ProductRow } from '../product-row.ts'
import { indexStamp, readIndex, titlesIn } from './index-repo.ts'
import { buildIndex, type SearchIndex } from './search-index.ts'

const freshMillis = 4000 // shorter than the cache time of responses

export interface CachedIndex {
  searchIndex: SearchIndex
  stamp: string
  change: number // number of the last change that this process was notified of
  until: number
  titles: Map<Locale, Titles>
  rows: LRUCache<string, ProductRow> // locale and id → fields of the card
  facets: LRUCache<string, Facets> // query without page and order → its result
}

/** Cached until the index changes. */
interface Titles {
  order: Int32Array // places sorted by title
  texts: readonly string[] // by place
}

const mostCachedQueries = 500 // of each kind, because visitors choose the words
const mostRows = 5000

/** Expires after a few seconds, changed or not, because translations have no version stamp. */
const shortLived = () => ({
  rows: new LRUCache<string, ProductRow>({ max: mostRows }),
  facets: new LRUCache<string, Facets>({ max: mostCachedQueries }),
})

const indexByDb = new WeakMap<Queryable, CachedIndex>()
const reading = new WeakMap<Queryable, Promise<CachedIndex>>()
const changes = new WeakMap<Queryable, number>() // number of notifications so far

const changesOf = (db: Queryable): number => changes.get(db) ?? 0

/** Call it after a change: marks the cached index, and one being built, as stale. */
export function checkForChanges(db: Queryable): void {
  changes.set(db, changesOf(db) + 1)
  reading.delete(db)
}

async function look(db: Queryable, now: number, change: number): Promise<CachedIndex> {
  const cached = indexByDb.get(db)
  const stamp = await indexStamp(db)
  const until = now + freshMillis
  const isSame = cached?.stamp === stamp
  const fresh: CachedIndex = isSame
    ? { ...cached, change, until, ...shortLived() }
    : {
        searchIndex: buildIndex(await readIndex(db)),
        stamp,
        change,
        until,
        titles: new Map(),
        ...shortLived(),
      }
  if (change === changesOf(db)) indexByDb.set(db, fresh)
  return fresh
}

/** At most four seconds old, and never older than the last `lookAgain`. Rejects when the database cannot be read. */
export async function cachedIndex(db: Queryable, now: Date): Promise<CachedIndex> {
  const cached = indexByDb.get(db)
  const time = now.getTime()
  const change = changesOf(db)
  if (cached?.change === change && cached.until > time && cached.until <= time + freshMillis) return cached
  const running = reading.get(db)
  if (running) return running
  const run = look(db, time, change).finally(() => {
    if (reading.get(db) === run) reading.delete(db)
  })
  reading.set(db, run)
  return run
}

async function titlesOf(
  db: Queryable,
  { searchIndex, titles }: CachedIndex,
  locale: Locale,
): Promise<Titles> {
  const cached = titles.get(locale)
  if (cached) return cached
  const byId = await titlesIn(db, locale)
  const { compare } = new Intl.Collator(formatTag(locale), { numeric: true, sensitivity: 'base' })
  const titleAt = searchIndex.ids.map(id => byId.get(id) ?? '')
  const order = Int32Array.from({ length: searchIndex.size }, (_, place) => place).sort(
    (a, b) => compare(titleAt[a]!, titleAt[b]!) || a - b,
  )
  const built = { order, texts: titleAt }
  titles.set(locale, built)
  return built
}

/** Returns places sorted by title in the language. Built once per index and language. */
export const namesOrder = async (db: Queryable, cached: CachedIndex, locale: Locale): Promise<Int32Array> =>
  (await titlesOf(db, cached, locale)).order

/** Returns titles by place. */
export const titleTexts = async (
  db: Queryable,
  cached: CachedIndex,
  locale: Locale,
): Promise<readonly string[]> => (await titlesOf(db, cached, locale)).texts
