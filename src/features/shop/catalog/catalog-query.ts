/** Filters of the product list: parsed from the URL, changed, and sent as a query. Pure. */
import { catalogPageSize, type ProductQuery, productSorts } from '@/contract/endpoints/shop/catalog.ts'
import { type CatalogChoice, filterPrefix, plainChoice, sortedFilters } from './catalog-choice.ts'

const isSort = (value: string | null): value is ProductQuery['sort'] =>
  productSorts.some(sort => sort === value)

const isAttribute = (code: string): boolean => /^[a-z0-9_-]{1,40}$/.test(code)
const isValue = (code: string): boolean => /^[a-z0-9-]{1,40}$/.test(code)
const dearest = 100_000_000

function readPrice(text: string | null): CatalogChoice['price'] {
  const match = /^(\d{0,9})-(\d{0,9})$/.exec(text ?? '')
  if (!match) return [null, null]
  const [from, to] = [match[1], match[2]].map(part => (part ? Math.min(Number(part), dearest) : null))
  return [from ?? null, to ?? null]
}

function readFilters(params: URLSearchParams): CatalogChoice['filters'] {
  const filters: Record<string, string[]> = {}
  for (const [name, text] of params) {
    const attribute = name.slice(filterPrefix.length)
    if (!name.startsWith(filterPrefix) || !isAttribute(attribute)) continue
    const values = [...new Set(text.split(',').filter(isValue))].sort().slice(0, 20)
    if (values.length > 0) filters[attribute] = values
  }
  return filters
}

export function readChoice(params: URLSearchParams): CatalogChoice {
  const page = Number(params.get('page') ?? 1)
  const sort = params.get('sort')
  return {
    search: (params.get('search') ?? '').slice(0, 120),
    exact: params.has('search') && params.get('exact') === '1',
    sort: isSort(sort) ? sort : 'featured',
    inStock: params.get('in_stock') === '1',
    onSale: params.get('on_sale') === '1',
    price: readPrice(params.get('price')),
    filters: readFilters(params),
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  }
}

export function queryOf(choice: CatalogChoice, category: string | undefined): Partial<ProductQuery> {
  const [from, to] = choice.price
  const filters = sortedFilters(choice).flatMap(([attribute, values]) =>
    values.map(value => `${attribute}.${value}`),
  )
  return {
    ...(category && { category }),
    ...(choice.search.trim() && { search: choice.search.trim(), ...(choice.exact && { exact: true }) }),
    ...(choice.inStock && { in_stock: true }),
    ...(choice.onSale && { on_sale: true }),
    ...(from !== null && { price_min: from }),
    ...(to !== null && { price_max: to }),
    ...(filters.length > 0 && { filters: filters.join(',') }),
    facets: true,
    sort: choice.sort,
    page: choice.page,
    per_page: catalogPageSize,
  }
}

/** Number of active filters. Search, order and page do not count. */
export const filterCount = (choice: CatalogChoice): number =>
  Object.values(choice.filters).reduce((sum, values) => sum + values.length, 0) +
  Number(choice.inStock) +
  Number(choice.onSale) +
  Number(choice.price.some(end => end !== null))

/** Clears the filters and keeps search and order. */
export const withoutFilters = ({ search, sort }: CatalogChoice): CatalogChoice => ({
  ...plainChoice,
  search,
  sort,
})

/** Every change except of the page resets the page to 1. */
export const changed = (choice: CatalogChoice, change: Partial<CatalogChoice>): CatalogChoice => ({
  ...choice,
  page: 1,
  ...change,
})

export function toggled(choice: CatalogChoice, attribute: string, value: string): CatalogChoice {
  const chosenValues = choice.filters[attribute] ?? []
  const values = chosenValues.includes(value)
    ? chosenValues.filter(candidate => candidate !== value)
    : [...chosenValues, value].sort()
  const { [attribute]: _, ...rest } = choice.filters
  return changed(choice, { filters: values.length > 0 ? { ...rest, [attribute]: values } : rest })
}
