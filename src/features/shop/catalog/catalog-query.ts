/** The shelf's choices as an address and back: every one of them lives in the URL (decisions §4). Pure. */
import { type ProductQuery, productSorts } from '@/contract/catalog.ts'

export interface CatalogChoice {
  search: string
  sort: ProductQuery['sort']
  inStock: boolean
  page: number // from 1
}

const isSort = (value: string | null): value is ProductQuery['sort'] =>
  productSorts.some(sort => sort === value)

export function readChoice(params: URLSearchParams): CatalogChoice {
  const page = Number(params.get('page') ?? 1)
  const sort = params.get('sort')
  return {
    search: (params.get('search') ?? '').slice(0, 120),
    sort: isSort(sort) ? sort : 'featured',
    inStock: params.get('in_stock') === '1',
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  }
}

/** Defaults leave no trace in the address. */
export function writeChoice(choice: CatalogChoice): string {
  const params = new URLSearchParams()
  if (choice.search.trim()) params.set('search', choice.search.trim())
  if (choice.sort !== 'featured') params.set('sort', choice.sort)
  if (choice.inStock) params.set('in_stock', '1')
  if (choice.page > 1) params.set('page', String(choice.page))
  const text = params.toString()
  return text ? `?${text}` : ''
}

export const pageSize = 24

export const queryOf = (choice: CatalogChoice, category: string | undefined): Partial<ProductQuery> => ({
  ...(category && { category }),
  ...(choice.search.trim() && { search: choice.search.trim() }),
  ...(choice.inStock && { in_stock: true }),
  sort: choice.sort,
  page: choice.page,
  per_page: pageSize,
})
