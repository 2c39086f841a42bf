/** One page of a list: which rows are read, and what its `meta` says (decision 0004). */
import { type SQL, sql } from 'drizzle-orm'
import type { PageMeta } from '../../../src/contract/envelope.ts'

/** A page by its number from 1, and how many rows stand on one. */
export interface PageAsked {
  page: number
  per_page: number
}

/** Rows before the first one of a page. */
export const offsetOf = ({ page, per_page }: PageAsked): number => (page - 1) * per_page

interface Limited<Rows> {
  limit(most: number): { offset(from: number): Rows }
}

/** A drizzle query for the rows of one page; it needs an order of its own that is complete. */
export const onPage = <Rows>(query: Limited<Rows>, asked: PageAsked): Rows =>
  query.limit(asked.per_page).offset(offsetOf(asked))

/** The same for a statement written in SQL; stands after its `order by`. */
export const limitToPage = (asked: PageAsked): SQL => sql`limit ${asked.per_page} offset ${offsetOf(asked)}`

/** `total` counts the rows of all pages. */
export const pageMeta = ({ page, per_page }: PageAsked, total: number): PageMeta => ({
  total,
  page,
  per_page,
})

/** A list that is always sent whole, as its one page. */
export const wholeList = <Row>(data: Row[]): { data: Row[]; meta: PageMeta } => ({
  data,
  meta: { total: data.length, page: 1, per_page: Math.max(1, data.length) },
})
