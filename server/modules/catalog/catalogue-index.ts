/**
 * What lists, product pages and searches read of the whole catalogue. It has two implementations (decision 0057): in the memory of each
 * process, and in PostgreSQL for catalogues that are too large for that.
 */
import type { Role } from '@/contract/permissions.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { EntriesQuery } from './postgres-index/query-entries-repo.ts'
import type { CachedIndex } from './search-index/apply-changes.ts'
import type { IndexResult } from './search-index/query-index.ts'
import type { FoundByWords, WordSearch } from './word-search/search-products.ts'

export interface CatalogueIndex {
  db: Queryable // shows every change that the index shows
  cached: CachedIndex // rows of cards, categories and attributes
  find(question: EntriesQuery): Promise<IndexResult>
  search(search: WordSearch): Promise<FoundByWords>
  /** Returns the given ids that the role may see in lists, in the same order. */
  visibleAmong(ids: readonly number[], role: Role | undefined): Promise<number[]>
  /** Returns at most `amount` ids, the most similar first. */
  similar(id: number, role: Role | undefined, amount: number): Promise<number[]>
  /** Returns product id → category id. */
  categoriesOf(ids: readonly number[]): Promise<ReadonlyMap<number, number>>
}
