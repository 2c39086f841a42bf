/**
 * The search index of this process. It reads every second which products changed, and updates itself by change. Every process
 * therefore shows what another one sold or published, without messages between them. After a change through this process it reads
 * before the next response.
 */
import { LRUCache } from 'lru-cache'
import type { Locale } from '@/contract/locales.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import type { Reads } from '../../../kernel/db/replica.ts'
import type { Log } from '../../../kernel/log.ts'
import { isOutage } from '../../../kernel/outage.ts'
import { applyChanges, applyToCaches, type CachedIndex, titlesOf } from './apply-changes.ts'
import { type Changes, type Cursor, changesSince, currentCursor } from './changes-repo.ts'
import { buildHere, type IndexBuilder } from './index-builder.ts'
import type { SearchIndex } from './search-index.ts'
import type { TitleIndex } from './title-index.ts'

const freshMillis = 1500
const mostCachedQueries = 500 // of each kind, because visitors choose the words
const mostCachedCounts = 5000
const mostRows = 5000

/** What a listener learns about a change of lists, cards or searches. */
export interface CatalogueChange {
  isStockOnly: boolean
}

interface State {
  cached: CachedIndex | undefined
  cursor: Cursor // of the last applied changes
  isBehind: boolean // the index lacks changes: it is used until a new one is built
  change: number // number of notifications when changes were read last
  until: number // milliseconds of the caller's clock
  running: Promise<CachedIndex> | undefined
  next: Promise<CachedIndex> | undefined // starts when the running one ends
  rebuilding: Promise<void> | undefined
  notified: number // notifications so far
  listeners: ((change: CatalogueChange) => void)[]
  builder: IndexBuilder
  reads: Pick<Reads, 'replicaFor' | 'waitForReplica'> | undefined // with a replica
  log: Pick<Log, 'error' | 'warn'> | undefined
}

const states = new WeakMap<Queryable, State>()

function stateOf(db: Queryable): State {
  const state: State = states.get(db) ?? {
    cached: undefined,
    cursor: { snapshot: '', at: 0 },
    isBehind: false,
    change: 0,
    until: 0,
    running: undefined,
    next: undefined,
    rebuilding: undefined,
    notified: 0,
    listeners: [],
    builder: buildHere,
    reads: undefined,
    log: undefined,
  }
  states.set(db, state)
  return state
}

/** Call it before the first request. */
export function setIndexBuilder(db: Queryable, builder: IndexBuilder, log?: State['log']): void {
  Object.assign(stateOf(db), { builder, log })
}

/** Whether products are queried in PostgreSQL instead of the index. */
export const isInPostgres = (reader: Queryable): boolean =>
  stateOf(primaryOf(reader)).builder.updateEntries !== undefined

/** Whether lists can be read without PostgreSQL, as far as their cards are cached. */
export function isIndexInMemory(db: Queryable): boolean {
  const { cached, builder } = stateOf(db)
  return cached !== undefined && builder.updateEntries === undefined
}

/** The listener is called when the index of this process shows a change, of this or another process. */
export function onCatalogueChange(db: Queryable, listener: (change: CatalogueChange) => void): void {
  stateOf(db).listeners.push(listener)
}

/** Call it after a change: the next request waits until the index shows it. */
export function checkForChanges(db: Queryable): void {
  stateOf(db).notified += 1
}

const emptyCache = (searchIndex: SearchIndex): CachedIndex => ({
  searchIndex,
  versions: { rows: 0, texts: 0, structure: 0 },
  titles: new Map(),
  rows: new LRUCache({ max: mostRows }),
  facets: new LRUCache({ max: mostCachedQueries }),
  counts: new LRUCache({ max: mostCachedCounts }),
})

function notify({ listeners }: State, change: CatalogueChange): void {
  for (const listener of listeners) listener(change)
}

const isAnyChange = ({ hasStructure, hasSettings, productIds, stockIds }: Changes): boolean =>
  hasStructure || hasSettings || productIds.length + stockIds.length > 0

/** Reads the whole catalogue. The cursor is older than the data, so that changes meanwhile are applied next. */
async function replace(db: Queryable, state: State): Promise<void> {
  const cursor = await currentCursor(db)
  const cached = emptyCache(await state.builder.index(db))
  const changes = await changesSince(db, cursor)
  const isApplied = await applyTo(db, state, cached, changes)
  await state.reads?.waitForReplica()
  state.cached = cached
  state.cursor = isApplied ? changes.cursor : cursor
  state.isBehind = false
  state.until = 0
  notify(state, { isStockOnly: false })
}

/**
 * Applies the changes where the products are, after the replica has them: what is read from it and cached with the index is never older
 * than the index. Returns false if the whole catalogue must be read.
 */
async function applyTo(
  db: Queryable,
  { builder, reads }: State,
  cached: CachedIndex,
  changes: Changes,
): Promise<boolean> {
  if (!changes.isComplete) return false
  if (!isAnyChange(changes)) return true
  if (builder.updateEntries && !(await builder.updateEntries(db))) return false
  await reads?.waitForReplica()
  await (builder.updateEntries ? applyToCaches : applyChanges)(db, cached, changes)
  return true
}

/** Leaves the current index in use until the new one is complete. If it fails, the next read tries again. */
function replaceMeanwhile(db: Queryable, state: State): void {
  state.isBehind = true
  state.rebuilding ??= replace(db, state)
    .catch((error: unknown) =>
      state.log?.error(
        { err: error },
        'the search index could not be built: it lacks changes until the next try',
      ),
    )
    .finally(() => {
      state.rebuilding = undefined
    })
}

async function catchUp(db: Queryable, state: State, cached: CachedIndex): Promise<void> {
  const changes = await changesSince(db, state.cursor)
  const isLarge = state.builder.isLarge(cached.searchIndex.placeOf.size)
  if (!changes.isComplete && !isLarge) return replace(db, state)
  const isApplied = await applyTo(db, state, cached, changes)
  if (state.cached !== cached) return // replaced meanwhile, with its own cursor
  state.cursor = changes.cursor
  if (!isApplied || state.isBehind) replaceMeanwhile(db, state)
  const { hasStructure, hasSettings, productIds } = changes
  if (isAnyChange(changes))
    notify(state, { isStockOnly: !hasStructure && !hasSettings && productIds.length === 0 })
}

/**
 * While the database is unavailable, the index is used without its latest changes, so that what a replica shows can be read.
 * After a change through this process it is not, because the index would be older than that change.
 */
async function catchUpIfPossible(db: Queryable, state: State, cached: CachedIndex): Promise<void> {
  try {
    await catchUp(db, state, cached)
  } catch (error) {
    if (state.change !== state.notified || !isOutage(error)) throw error
    state.log?.warn({ err: error }, 'the search index is used without its latest changes')
  }
}

async function look(db: Queryable, state: State, time: number): Promise<CachedIndex> {
  const change = state.notified
  if (state.cached) await catchUpIfPossible(db, state, state.cached)
  else {
    state.builder = (await state.builder.choose?.(db)) ?? state.builder
    await replace(db, state)
  }
  state.change = change
  state.until = time + freshMillis
  return state.cached!
}

/** One read at a time, so that an older read cannot overwrite a newer one. Calls during a read share the one that follows. */
function lookNext(db: Queryable, state: State, time: number): Promise<CachedIndex> {
  if (state.running) {
    state.next ??= state.running
      .catch(() => {})
      .then(() => {
        state.next = undefined
        return lookNext(db, state, time)
      })
    return state.next
  }
  state.running = look(db, state, time).finally(() => {
    state.running = undefined
  })
  return state.running
}

const primaries = new WeakMap<Queryable, Queryable>()

/** Readers of a replica use the index of its primary. */
export function shareIndex(primary: Queryable, replica: Queryable, reads: NonNullable<State['reads']>): void {
  primaries.set(replica, primary)
  stateOf(primary).reads = reads
}

/**
 * Returns the database for what is read and cached with the index: for a reader of the replica the primary, while the replica lacks a
 * change that the index shows.
 */
export async function readerBesideIndex(reader: Queryable): Promise<Queryable> {
  const primary = primaryOf(reader)
  return primary === reader ? reader : ((await stateOf(primary).reads?.replicaFor(undefined)) ?? primary)
}

/** Returns the database whose changes the index of this reader follows. */
export const primaryOf = (reader: Queryable): Queryable => primaries.get(reader) ?? reader

/** Applies all changes that are committed. */
export const refreshIndex = (db: Queryable, now: Date): Promise<CachedIndex> =>
  lookNext(db, stateOf(db), now.getTime())

/**
 * At most a few seconds old, and never older than the last `checkForChanges`. While the database is unavailable it may be older, and
 * rejects if there is none.
 */
export async function cachedIndex(reader: Queryable, now: Date): Promise<CachedIndex> {
  const db = primaryOf(reader)
  const state = stateOf(db)
  const time = now.getTime()
  const { cached, change, notified, until, running } = state
  if (cached && change === notified) {
    if (until > time && until <= time + freshMillis) return cached
    if (running) return running
  }
  return lookNext(db, state, time)
}

/** Returns the titles in the language, which follow the changes of the index. */
export function loadedTitles(reader: Queryable, cached: CachedIndex, locale: Locale): Promise<TitleIndex> {
  const db = primaryOf(reader)
  const { builder } = stateOf(db)
  return titlesOf(db, cached, locale, () => builder.titles(db, cached.searchIndex, locale))
}
