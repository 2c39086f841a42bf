/**
 * Filters of the product list and their URL: every filter is part of the URL (decision 0016). Separate from
 * `catalog-query.ts` because the shop's menu, which is in the first load of every page, only writes URLs. Pure.
 */
import type { ProductQuery } from '@/contract/endpoints/shop/catalog.ts'

export interface CatalogChoice {
  search: string
  exact: boolean // exact search: no spelling correction, no synonyms
  sort: ProductQuery['sort']
  inStock: boolean
  onSale: boolean
  price: readonly [number | null, number | null] // cents, minimum and maximum; null for no limit
  filters: Readonly<Record<string, readonly string[]>> // attribute → values, sorted
  page: number // from 1
}

/** A change of the filters. It is applied to the latest filters, which may be newer than the rendered ones. */
export type CatalogChange = (latest: CatalogChoice) => CatalogChoice

export const plainChoice: CatalogChoice = {
  search: '',
  exact: false,
  sort: 'featured',
  inStock: false,
  onSale: false,
  price: [null, null],
  filters: {},
  page: 1,
}

export const filterPrefix = 'f.'

/** Attributes with at least one value, sorted. */
export const sortedFilters = ({ filters }: CatalogChoice) =>
  Object.entries(filters)
    .filter(([, values]) => values.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))

/** Defaults are omitted from the URL. Equal filters always have the same URL. */
export function writeChoice(choice: CatalogChoice): string {
  const params = new URLSearchParams()
  if (choice.search.trim()) params.set('search', choice.search.trim())
  if (choice.search.trim() && choice.exact) params.set('exact', '1')
  if (choice.sort !== 'featured') params.set('sort', choice.sort)
  if (choice.inStock) params.set('in_stock', '1')
  if (choice.onSale) params.set('on_sale', '1')
  const [from, to] = choice.price
  if (from !== null || to !== null) params.set('price', `${from ?? ''}-${to ?? ''}`)
  for (const [attribute, values] of sortedFilters(choice))
    params.set(`${filterPrefix}${attribute}`, [...values].sort().join(','))
  if (choice.page > 1) params.set('page', String(choice.page))
  const text = params.toString().replaceAll('%2C', ',')
  return text ? `?${text}` : ''
}
