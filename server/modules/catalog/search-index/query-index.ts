/** Evaluates one query of the index: matching products, their order, and the remaining filters. Pure. */
import type { Facets, ProductQuery } from '@/contract/endpoints/shop/catalog.ts'
import type { Locale } from '@/contract/locales.ts'
import { wordIn } from '@/contract/localized-texts.ts'
import type { Role } from '@/contract/permissions.ts'
import { type Tier, tierOf } from '@/domain/pricing.ts'
import { offsetOf } from '../../../kernel/db/paging.ts'
import { type Bits, both, count, countBoth, eachPlace, either, has, noBits, put } from './bits.ts'
import type { SearchIndex } from './search-index.ts'
import { countBefore } from './sorted-places.ts'

export interface IndexQuery {
  query: ProductQuery
  role: Role | undefined
  locale: Locale
  categoryId: number | undefined
  found: readonly number[] | undefined // ids of the search results, best first
  names: Int32Array | undefined // places sorted by title in the reader's language, for the order by name
}

export interface IndexResult {
  ids: number[] // of the requested page
  total: number
  facets: Facets | undefined
}

/** Parses `element.fuoco,element.acqua,series.1` into attribute → chosen values. */
export function chosenValues(filters: string | undefined): Map<string, string[]> {
  const chosen = new Map<string, string[]>()
  for (const part of filters?.split(',') ?? []) {
    const [attribute = '', value = ''] = part.split('.')
    chosen.set(attribute, [...(chosen.get(attribute) ?? []), value])
  }
  return chosen
}

/** Conditions by group, so that a count can ignore its own group. */
type Group = 'base' | 'in_stock' | 'on_sale' | 'price' | `attribute ${string}`

function conditionsOf(searchIndex: SearchIndex, question: IndexQuery): Map<Group, Bits> {
  const { query, role, categoryId, found } = question
  const tier = tierOf(role)
  const { size } = searchIndex
  let base = searchIndex.visible.get(role) ?? noBits(size)
  if (categoryId !== undefined) base = both(base, searchIndex.inCategory.get(categoryId) ?? noBits(size))
  if (found) base = both(base, bitsOfIds(searchIndex, found))
  const groups = new Map<Group, Bits>([['base', base]])
  if (query.in_stock) groups.set('in_stock', searchIndex.inStock)
  if (query.on_sale) groups.set('on_sale', searchIndex.onSale[tier])
  if (query.price_min !== undefined || query.price_max !== undefined) {
    groups.set('price', pricedBetween(searchIndex, tier, query.price_min, query.price_max))
  }
  for (const [attribute, values] of chosenValues(query.filters)) {
    const own = searchIndex.attributes.find(({ code }) => code === attribute)?.values ?? []
    const sets = own.filter(({ code }) => values.includes(code)).map(({ id }) => bitsOfValue(searchIndex, id))
    groups.set(`attribute ${attribute}`, either(sets, size))
  }
  return groups
}

const bitsOfValue = ({ valued, size }: SearchIndex, id: number): Bits => valued.get(id) ?? noBits(size)

/** Finds the ends of the range in the order by price, so that only products in the range are visited. */
function pricedBetween(
  { prices, orders, size }: SearchIndex,
  tier: Tier,
  least = 0,
  most = Number.POSITIVE_INFINITY,
): Bits {
  const order = orders.price[tier]
  const own = prices[tier]
  const from = countBefore(order, place => own[place]! < least)
  const to = countBefore(order, place => own[place]! <= most, from)
  const bits = noBits(size)
  for (let at = from; at < to; at++) put(bits, order[at]!)
  return bits
}

function bitsOfIds(searchIndex: SearchIndex, ids: readonly number[]): Bits {
  const bits = noBits(searchIndex.size)
  for (const id of ids) {
    const place = searchIndex.placeOf.get(id)
    if (place !== undefined) put(bits, place)
  }
  return bits
}

function allBut(groups: ReadonlyMap<Group, Bits>, without?: Group): Bits {
  let bits = groups.get('base')!
  for (const [group, own] of groups) if (group !== 'base' && group !== without) bits = both(bits, own)
  return bits
}

function orderOf(searchIndex: SearchIndex, { query, role, found, names }: IndexQuery): Iterable<number> {
  const tier = tierOf(role)
  switch (query.sort) {
    case 'newest':
      return searchIndex.orders.newest
    case 'price':
      return searchIndex.orders.price[tier]
    case '-price':
      return backwards(searchIndex.orders.price[tier])
    case 'name':
      return names ?? searchIndex.orders.featured
    case 'featured':
      return found ? placesOf(searchIndex, found) : searchIndex.orders.featured
  }
}

function* backwards(order: Int32Array): Generator<number> {
  for (let at = order.length - 1; at >= 0; at--) yield order[at]!
}

function* placesOf(searchIndex: SearchIndex, ids: readonly number[]): Generator<number> {
  for (const id of ids) {
    const place = searchIndex.placeOf.get(id)
    if (place !== undefined) yield place
  }
}

function pageOf(order: Iterable<number>, matching: Bits, from: number, amount: number): number[] {
  const places: number[] = []
  let passed = 0
  for (const place of order) {
    if (!has(matching, place)) continue
    if (passed++ < from) continue
    places.push(place)
    if (places.length === amount) break
  }
  return places
}

const barCount = 16

function priceFacet(searchIndex: SearchIndex, matching: Bits, role: Role | undefined): Facets['price'] {
  const prices = searchIndex.prices[tierOf(role)]
  let min = Number.POSITIVE_INFINITY
  let max = 0
  eachPlace(matching, place => {
    const price = prices[place]!
    if (price < min) min = price
    if (price > max) max = price
  })
  if (min > max) return null
  const bars = Array<number>(barCount).fill(0)
  const slice = (max - min) / barCount || 1
  eachPlace(matching, place => {
    bars[Math.min(barCount - 1, Math.floor((prices[place]! - min) / slice))]!++
  })
  return { min, max, bars }
}

function facetsOf(
  searchIndex: SearchIndex,
  question: IndexQuery,
  groups: ReadonlyMap<Group, Bits>,
  all: Bits,
): Facets {
  const { role, locale, query } = question
  const chosen = chosenValues(query.filters)
  const without = (group: Group) => (groups.has(group) ? allBut(groups, group) : all)
  const attributes = searchIndex.attributes
    .filter(attribute => attribute.isFacet)
    .map(({ code, names, values }) => {
      const base = without(`attribute ${code}`)
      const counted = values.map(value => ({
        code: value.code,
        name: wordIn(value.names, locale),
        colour: value.colour,
        count: countBoth(base, bitsOfValue(searchIndex, value.id)),
      }))
      const isChosen = (value: string) => chosen.get(code)?.includes(value) ?? false
      return {
        code,
        name: wordIn(names, locale),
        values: counted.filter(value => value.count > 0 || isChosen(value.code)),
      }
    })
  return {
    attributes: attributes.filter(attribute => attribute.values.length > 0),
    in_stock: countBoth(without('in_stock'), searchIndex.inStock),
    on_sale: countBoth(without('on_sale'), searchIndex.onSale[tierOf(role)]),
    price: priceFacet(searchIndex, without('price'), role),
  }
}

/** Returns `facets` only on request. The count of a value ignores the choices of its own attribute. */
export function queryIndex(searchIndex: SearchIndex, question: IndexQuery): IndexResult {
  const { query } = question
  const groups = conditionsOf(searchIndex, question)
  const all = allBut(groups)
  const from = offsetOf(query)
  const places = pageOf(orderOf(searchIndex, question), all, from, query.per_page)
  return {
    ids: places.map(place => searchIndex.ids[place]!),
    total: count(all),
    facets: query.facets ? facetsOf(searchIndex, question, groups, all) : undefined,
  }
}

/** Returns the given ids that the role may see in lists, in the same order. */
export function visibleAmong(
  searchIndex: SearchIndex,
  ids: readonly number[],
  role: Role | undefined,
): number[] {
  const visible = searchIndex.visible.get(role) ?? noBits(searchIndex.size)
  return ids.filter(id => {
    const place = searchIndex.placeOf.get(id)
    return place !== undefined && has(visible, place)
  })
}

/**
 * Returns at most `amount` ids, the most similar first. Same category and same element count equally; equal results
 * follow the featured order.
 */
export function similarProducts(
  searchIndex: SearchIndex,
  id: number,
  role: Role | undefined,
  amount: number,
): number[] {
  const place = searchIndex.placeOf.get(id)
  if (place === undefined) return []
  const visible = searchIndex.visible.get(role) ?? noBits(searchIndex.size)
  const near: number[][] = [[], [], []]
  for (const other of searchIndex.orders.featured) {
    if (other === place || !has(visible, other)) continue
    const alike =
      Number(searchIndex.categories[other] === searchIndex.categories[place]) +
      Number(searchIndex.elements[other] === searchIndex.elements[place])
    const group = near[alike]!
    if (group.length < amount) group.push(searchIndex.ids[other]!)
    if (near[2]!.length === amount) break
  }
  return near.toReversed().flat().slice(0, amount)
}
