/** Chooses where the index of the catalogue is: by configuration, or by the number of products. */
import type { Config } from '../../config.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { indexInMemory } from './memory-index.ts'
import { buildInPostgres, indexInPostgres } from './postgres-index/postgres-index.ts'
import { cachedIndex, isInPostgres, readerBesideIndex } from './search-index/cached-index.ts'
import { buildHere, type IndexBuilder } from './search-index/index-builder.ts'
import { countProducts } from './search-index/index-repo.ts'
import { buildInWorker } from './search-index/worker-builder.ts'

/** In memory a product takes about two kilobytes in each process, and a list costs less than in PostgreSQL (decision 0057). */
const mostInMemory = 300_000

/** The choice by size is made when the index is built first; a shop that outgrows the limit changes at its next start. */
export function indexBuilderOf({
  catalogueIndex,
  database,
}: Pick<Config, 'catalogueIndex' | 'database'>): IndexBuilder {
  const inMemory = database.databaseUrl ? buildInWorker(database.databaseUrl) : buildHere
  if (catalogueIndex === 'memory') return inMemory
  if (catalogueIndex === 'postgres') return buildInPostgres
  const choose: IndexBuilder['choose'] = async db =>
    (await countProducts(db)) > mostInMemory ? buildInPostgres : inMemory
  return { ...inMemory, choose }
}

/** At most a few seconds old, and never older than the last change through this process. */
export async function catalogueIndex(db: Queryable, now: Date): Promise<CatalogueIndex> {
  const cached = await cachedIndex(db, now)
  const reader = await readerBesideIndex(db)
  return isInPostgres(db) ? indexInPostgres(reader, cached) : indexInMemory(reader, cached)
}
