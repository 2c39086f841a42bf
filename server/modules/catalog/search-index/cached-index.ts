/**
 * The search index of this process. Checked for changes every few seconds and rebuilt when something changed, once for all concurrent
 * requests; so every process sees what another one sold or published without messages between them. After a change through this process it
 * is checked at once.
 */
import { LRUCache } from 'lru-cache'
import type { Facets } from '../../../../src/contract/endpoints/shop/catalog.ts'
import { formatTag, type Locale } from '../../../../src/contract/locales.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import type { ProductRow } from '../product-row.ts'
import { indexStamp, readIndex, titlesIn } from './index-repo.ts'
import { buildIndex, type SearchIndex } from './search-index.ts'

const freshMillis = 4000 // below the time that responses are cached

export interface CachedIndex {
  shelf: SearchIndex
  stamp: string
  change: number // the last change that this process was notified of
  until: number
  titles: Map<Locale, Titles>
  rows: LRUCache<string, ProductRow> // locale and id → what a card shows
  facets: LRUCache<string, Facets> // query without page and order → its result
}

/** Cached as long as the index does not change. */
interface Titles {
  order: Int32Array // places by title
  texts: readonly string[] // by place
}

const mostCachedQueries = 500 // of each kind: visitors choose the words
const mostRows = 5000

/** What is asked of the database again after a few seconds, changed or not: words of products have no stamp. */
const shortLived = () => ({
  rows: new LRUCache<string, ProductRow>({ max: mostRows }),
  facets: new LRUCache<string, Facets>({ max: mostCachedQueries }),
})

const kept = new WeakMap<Queryable, CachedIndex>()
const reading = new WeakMap<Queryable, Promise<CachedIndex>>()
const changes = new WeakMap<Queryable, number>() // notified so far

const changesOf = (db: Queryable): number => changes.get(db) ?? 0

/** Something has just changed: the cached index, and one being built, are stale. */
export function lookAgain(db: Queryable): void {
  changes.set(db, changesOf(db) + 1)
  reading.delete(db)
}

async function look(db: Queryable, now: number, change: number): Promise<CachedIndex> {
  const before = kept.get(db)
  const stamp = await indexStamp(db)
  const until = now + freshMillis
  const isSame = before?.stamp === stamp
  const fresh: CachedIndex = isSame
    ? { ...before, change, until, ...shortLived() }
    : {
        shelf: buildIndex(await readIndex(db)),
        stamp,
        change,
        until,
        titles: new Map(),
        ...shortLived(),
      }
  if (change === changesOf(db)) kept.set(db, fresh)
  return fresh
}

/** At most four seconds old, and never older than the last `lookAgain`. Rejects when the database cannot be read. */
export async function cachedIndex(db: Queryable, now: Date): Promise<CachedIndex> {
  const known = kept.get(db)
  const time = now.getTime()
  const change = changesOf(db)
  if (known?.change === change && known.until > time && known.until <= time + freshMillis) return known
  const running = reading.get(db)
  if (running) return running
  const run = look(db, time, change).finally(() => {
    if (reading.get(db) === run) reading.delete(db)
  })
  reading.set(db, run)
  return run
}

async function titlesOf(db: Queryable, { shelf, titles }: CachedIndex, locale: Locale): Promise<Titles> {
  const known = titles.get(locale)
  if (known) return known
  const byId = await titlesIn(db, locale)
  const { compare } = new Intl.Collator(formatTag(locale), { numeric: true, sensitivity: 'base' })
  const titleAt = shelf.ids.map(id => byId.get(id) ?? '')
  const order = Int32Array.from({ length: shelf.size }, (_, place) => place).sort(
    (a, b) => compare(titleAt[a]!, titleAt[b]!) || a - b,
  )
  const made = { order, texts: titleAt }
  titles.set(locale, made)
  return made
}

/** Places by title, as the language sorts them; built once per index and language. */
export const namesOrder = async (db: Queryable, kept: CachedIndex, locale: Locale): Promise<Int32Array> =>
  (await titlesOf(db, kept, locale)).order

/** Titles by place. */
export const titleTexts = async (
  db: Queryable,
  kept: CachedIndex,
  locale: Locale,
): Promise<readonly string[]> => (await titlesOf(db, kept, locale)).texts
