import type { ListRequest } from '@/api/administration-queries.ts'

/** Search and paging for a list that comes whole. */
export function sliceRows<Row>(
  all: readonly Row[],
  { page, per_page, search }: ListRequest,
  textOf: (row: Row) => string,
): { rows: Row[]; total: number } {
  const wanted = search.trim().toLowerCase()
  const found = wanted ? all.filter(row => textOf(row).toLowerCase().includes(wanted)) : [...all]
  return { rows: found.slice((page - 1) * per_page, page * per_page), total: found.length }
}
