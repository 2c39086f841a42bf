/** Pagination: the limit and offset of a query, and the `meta` of a list (decision 0004). */
import { type SQL, sql } from 'drizzle-orm'
import type { PageMeta } from '@/contract/envelope.ts'

/** Page number from 1, and rows per page. */
export interface PageAsked {
  page: number
  per_page: number
}

/** Number of rows before the first row of the page. */
export const offsetOf = ({ page, per_page }: PageAsked): number => (page - 1) * per_page

interface Limited<Rows> {
  limit(most: number): { offset(from: number): Rows }
}

/**
 * Limits a drizzle query to the rows of one page. The query must define a total order. `offset` is given if the query starts at the
 * day of the page (`list-counts.ts`).
 */
export const onPage = <Rows>(query: Limited<Rows>, page: PageAsked, offset = offsetOf(page)): Rows =>
  query.limit(page.per_page).offset(offset)

/** The same for a raw SQL statement; placed after its `order by`. */
export const limitToPage = (page: PageAsked, offset = offsetOf(page)): SQL =>
  sql`limit ${page.per_page} offset ${offset}`

/** `total` counts the rows of all pages. */
export const pageMeta = ({ page, per_page }: PageAsked, total: number): PageMeta => ({
  total,
  page,
  per_page,
})

/** Envelope of a list that is always sent whole, as a single page. */
export const wholeList = <Row>(data: Row[]): { data: Row[]; meta: PageMeta } => ({
  data,
  meta: { total: data.length, page: 1, per_page: Math.max(1, data.length) },
})
