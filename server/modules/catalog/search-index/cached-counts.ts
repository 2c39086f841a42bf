/** Counts of filters that are cached until the index changes. */
import type { ProductQuery } from '@/contract/endpoints/shop/catalog.ts'
import type { Role } from '@/contract/permissions.ts'
import type { DestinationPrices } from '../../tax/destination-prices.ts'
import { destinationKey } from './price-list.ts'

/** What the counts of a list depend on. */
export interface CountedQuery {
  query: ProductQuery
  role: Role | undefined
  categoryId: number | undefined
  destination?: DestinationPrices | null // of the prices; null: list prices
}

/** Conditions of a list by group, so that a count can ignore its own group. */
export type Group = 'base' | 'in_stock' | 'on_sale' | 'price' | `attribute ${string}`

/** Parses `element.fuoco,element.acqua,series.1` into attribute → chosen values. */
export function chosenValues(filters: string | undefined): Map<string, string[]> {
  const chosen = new Map<string, string[]>()
  for (const part of filters?.split(',') ?? []) {
    const [attribute = '', value = ''] = part.split('.')
    chosen.set(attribute, [...(chosen.get(attribute) ?? []), value])
  }
  return chosen
}

/**
 * Counts of one group of filters by the conditions of all others, which do not change while a shopper tries values of the group.
 * Valid until the index changes.
 */
export interface CountsCache {
  get(key: string): number[] | undefined
  set(key: string, counts: number[]): unknown
}

const valuesInKey = (filters: string | undefined): string[] =>
  [...chosenValues(filters)].map(([attribute, values]) => `${attribute} ${values.toSorted().join()}`).sort()

/** Returns the conditions of all groups but one as text, except the results of a search. For `base`: of all groups. */
export function keyWithout(
  { query, role, categoryId, destination = null }: CountedQuery,
  group: Group,
): string {
  const { in_stock, on_sale, price_min, price_max, filters } = query
  return JSON.stringify([
    group,
    role,
    categoryId,
    destinationKey(destination),
    group !== 'in_stock' && in_stock,
    group !== 'on_sale' && on_sale,
    group !== 'price' && [price_min, price_max],
    valuesInKey(filters).filter(values => !`attribute ${values}`.startsWith(`${group} `)),
  ])
}
