/**
 * The shelf of this process. Looked at again every few seconds and read anew when something changed, one reading for all who ask
 * meanwhile; so every process sees what another one sold or published without telling each other. What the administration changes
 * through this process is looked at again at once.
 */
import type { Facets } from '../../../../src/contract/catalog.ts'
import type { Locale } from '../../../../src/contract/locales.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import type { ProductRow } from '../product-row.ts'
import { vocabularyOf } from '../vocabulary.ts'
import { buildShelf, type Shelf } from './shelf.ts'
import { readShelf, shelfStamp, titlesIn } from './shelf-repo.ts'

const freshMillis = 4000 // below what answers are kept for

export interface KeptShelf {
  shelf: Shelf
  stamp: string
  change: number // of those this process was told of, the last one it knows
  until: number
  titles: Map<Locale, Titles>
  searches: Map<string, readonly number[]> // locale and words → ids, the best first
  rows: Map<string, ProductRow> // locale and id → what a card shows
  facets: Map<string, Facets> // question without page and order → its answer
}

/** Kept as long as nothing of the shelf changes. */
interface Titles {
  order: Int32Array // places by title
  words: ReadonlySet<string>
}

/** What is asked of the database again after a few seconds, changed or not: words of products have no stamp. */
const shortLived = () => ({
  searches: new Map<string, readonly number[]>(),
  rows: new Map<string, ProductRow>(),
  facets: new Map<string, Facets>(),
})

const kept = new WeakMap<Queryable, KeptShelf>()
const reading = new WeakMap<Queryable, Promise<KeptShelf>>()
const changes = new WeakMap<Queryable, number>() // told so far

const changesOf = (db: Queryable): number => changes.get(db) ?? 0

/** Something has just changed: what is kept, and what is being read, is of before. */
export function lookAgain(db: Queryable): void {
  changes.set(db, changesOf(db) + 1)
  reading.delete(db)
}

async function look(db: Queryable, now: number, change: number): Promise<KeptShelf> {
  const before = kept.get(db)
  const stamp = await shelfStamp(db)
  const until = now + freshMillis
  const isSame = before?.stamp === stamp
  const fresh: KeptShelf = isSame
    ? { ...before, change, until, ...shortLived() }
    : { shelf: buildShelf(await readShelf(db)), stamp, change, until, titles: new Map(), ...shortLived() }
  if (change === changesOf(db)) kept.set(db, fresh)
  return fresh
}

export async function keptShelf(db: Queryable, now: Date): Promise<KeptShelf> {
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

async function titlesOf(db: Queryable, { shelf, titles }: KeptShelf, locale: Locale): Promise<Titles> {
  const known = titles.get(locale)
  if (known) return known
  const byId = await titlesIn(db, locale)
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const titleAt = shelf.ids.map(id => byId.get(id) ?? '')
  const order = Int32Array.from({ length: shelf.size }, (_, place) => place).sort(
    (a, b) => compare(titleAt[a]!, titleAt[b]!) || a - b,
  )
  const made = { order, words: vocabularyOf(titleAt) }
  titles.set(locale, made)
  return made
}

export const namesOrder = async (db: Queryable, kept: KeptShelf, locale: Locale): Promise<Int32Array> =>
  (await titlesOf(db, kept, locale)).order

export const titleWords = async (
  db: Queryable,
  kept: KeptShelf,
  locale: Locale,
): Promise<ReadonlySet<string>> => (await titlesOf(db, kept, locale)).words
