/** Evaluates one query of the index: matching products, their order, and the remaining filters. Pure. */
import type { Facets } from '@/contract/endpoints/shop/catalog.ts'
import type { Locale } from '@/contract/locales.ts'
import { wordIn } from '@/contract/localized-texts.ts'
import type { Role } from '@/contract/permissions.ts'
import { tierOf } from '@/domain/pricing.ts'
import { offsetOf } from '../../../kernel/db/paging.ts'
import { type Bits, both, count, countBoth, counterOf, either, has, noBits, placesIn, put } from './bits.ts'
import { type CountedQuery, type CountsCache, chosenValues, type Group, keyWithout } from './cached-counts.ts'
import { countAmongFirst, pageInOrder, placesBetween } from './order-steps.ts'
import { priceList } from './price-list.ts'
import type { SearchIndex } from './search-index.ts'
import { countBefore } from './sorted-places.ts'

export interface IndexQuery extends CountedQuery {
  locale: Locale
  found: readonly number[] | undefined // ids of the search results, best first
  foundPlaces?: readonly number[] | undefined // of these ids when they were searched, to save looking them up
  names: Int32Array | undefined // places sorted by title in the reader's language, for the order by name
}

export interface IndexResult {
  ids: number[] // of the requested page
  total: number
  facets: Facets | undefined
}

function conditionsOf(searchIndex: SearchIndex, question: IndexQuery): Map<Group, Bits> {
  const { query, role, categoryId, found, destination = null } = question
  const tier = tierOf(role)
  const { size } = searchIndex
  let base = searchIndex.visible.get(role) ?? noBits(size)
  if (categoryId !== undefined) base = both(base, searchIndex.inCategory.get(categoryId) ?? noBits(size))
  if (found) base = both(base, bitsOfFound(searchIndex, found, question.foundPlaces))
  const groups = new Map<Group, Bits>([['base', base]])
  if (query.in_stock) groups.set('in_stock', searchIndex.inStock)
  if (query.on_sale) groups.set('on_sale', searchIndex.onSale[tier])
  const priced = pricedBetween(
    searchIndex.size,
    priceList(searchIndex, tier, destination),
    query.price_min,
    query.price_max,
  )
  if (priced) groups.set('price', priced)
  for (const [attribute, values] of chosenValues(query.filters)) {
    const own = searchIndex.attributes.find(({ code }) => code === attribute)?.values ?? []
    const sets = own.filter(({ code }) => values.includes(code)).map(({ id }) => bitsOfValue(searchIndex, id))
    groups.set(`attribute ${attribute}`, either(sets, size))
  }
  return groups
}

const bitsOfValue = ({ valued, size }: SearchIndex, id: number): Bits => valued.get(id) ?? noBits(size)

/** Returns undefined if the range contains all prices. */
function pricedBetween(
  size: number,
  { prices, order }: ReturnType<typeof priceList>,
  least = 0,
  most = Number.POSITIVE_INFINITY,
): Bits | undefined {
  const from = countBefore(order, place => prices[place]! < least)
  const to = countBefore(order, place => prices[place]! <= most, from)
  return to - from < order.length ? placesBetween(order, size, from, to) : undefined
}

function bitsOfFound(
  { ids, placeOf, size }: SearchIndex,
  found: readonly number[],
  places: readonly number[] = [],
): Bits {
  const bits = noBits(size)
  for (const [at, id] of found.entries()) {
    const place = ids[places[at] ?? -1] === id ? places[at] : placeOf.get(id)
    if (place !== undefined) put(bits, place)
  }
  return bits
}

function allBut(groups: ReadonlyMap<Group, Bits>, without?: Group): Bits {
  let bits = groups.get('base')!
  for (const [group, own] of groups) if (group !== 'base' && group !== without) bits = both(bits, own)
  return bits
}

interface ListOrder {
  order: Int32Array
  isReverse: boolean
}

/** Returns undefined for the sequence of the search results. */
function orderOf(searchIndex: SearchIndex, question: IndexQuery): ListOrder | undefined {
  const { query, role, found, names, destination = null } = question
  const { orders } = searchIndex
  const byPrice = () => priceList(searchIndex, tierOf(role), destination).order
  const forwards = (order: Int32Array): ListOrder => ({ order, isReverse: false })
  switch (query.sort) {
    case 'newest':
      return forwards(orders.newest)
    case 'price':
      return forwards(byPrice())
    case '-price':
      return { order: byPrice(), isReverse: true }
    case 'name':
      return forwards(names ?? orders.featured)
    case 'featured':
      return found ? undefined : forwards(orders.featured)
  }
}

/** Returns the places of the requested page. */
function pageOf(searchIndex: SearchIndex, question: IndexQuery, matching: Bits): number[] {
  const { query, found = [] } = question
  const [from, amount] = [offsetOf(query), query.per_page]
  const list = orderOf(searchIndex, question)
  if (list) return pageInOrder(list.order, matching, { from, amount, isReverse: list.isReverse })
  const places: number[] = []
  let passed = 0
  for (const id of found) {
    const place = searchIndex.placeOf.get(id)
    if (place === undefined || !has(matching, place) || passed++ < from) continue
    places.push(place)
    if (places.length === amount) break
  }
  return places
}

const barCount = 16

/**
 * Returns the lowest price, the highest one, and the count of each bar. Few matches are counted one by one, many between the ends of
 * the bars in the order by price.
 */
function priceCounts(
  searchIndex: SearchIndex,
  matching: Bits,
  { role, destination = null }: IndexQuery,
): number[] {
  const { prices, order } = priceList(searchIndex, tierOf(role), destination)
  const matches = count(matching)
  if (matches === 0) return []
  const few = matches < matching.length ? placesIn(matching).map(place => prices[place]!) : undefined
  const min = few ? Math.min(...few) : prices[order.find(place => has(matching, place))!]!
  const max = few ? Math.max(...few) : prices[order.findLast(place => has(matching, place))!]!
  const slice = (max - min) / barCount || 1
  const barOf = (price: number) => Math.min(barCount - 1, Math.floor((price - min) / slice))
  const bars = Array<number>(barCount).fill(0)
  if (few) for (const price of few) bars[barOf(price)]! += 1
  else {
    let before = 0
    for (const bar of bars.keys()) {
      const end = countBefore(order, place => barOf(prices[place]!) <= bar)
      const upTo = countAmongFirst(order, matching, end)
      bars[bar] = upTo - before
      before = upTo
    }
  }
  return [min, max, ...bars]
}

/** Reuses the counter of a set, because most attributes have the same conditions. */
function counters(): (bits: Bits) => ReturnType<typeof counterOf> {
  const bySet = new Map<Bits, ReturnType<typeof counterOf>>()
  return bits => {
    const counter = bySet.get(bits) ?? counterOf(bits)
    bySet.set(bits, counter)
    return counter
  }
}

function facetsOf(
  searchIndex: SearchIndex,
  question: IndexQuery,
  groups: ReadonlyMap<Group, Bits>,
  all: Bits,
  cache: CountsCache,
): Facets {
  const { role, locale, query } = question
  const chosen = chosenValues(query.filters)
  const without = (group: Group) => (groups.has(group) ? allBut(groups, group) : all)
  const counterFor = counters()
  const counted = (group: Group, compute: (others: Bits) => number[]): number[] => {
    const key = keyWithout(question, group)
    const counts = cache.get(key) ?? compute(without(group))
    cache.set(key, counts)
    return counts
  }
  const attributes = searchIndex.attributes
    .filter(attribute => attribute.isFacet)
    .map(({ code, names, values }) => {
      const counts = counted(`attribute ${code}`, others => {
        const countIn = counterFor(others)
        return values.map(({ id }) => countIn(bitsOfValue(searchIndex, id)))
      })
      const isChosen = (value: string) => chosen.get(code)?.includes(value) ?? false
      const shown = values.map((value, at) => ({
        code: value.code,
        name: wordIn(value.names, locale),
        colour: value.colour,
        count: counts[at]!,
      }))
      return {
        code,
        name: wordIn(names, locale),
        values: shown.filter(value => value.count > 0 || isChosen(value.code)),
      }
    })
  const countOf = (group: Group, bits: Bits) => counted(group, others => [countBoth(others, bits)])[0]!
  const [min, max, ...bars] = counted('price', others => priceCounts(searchIndex, others, question))
  return {
    attributes: attributes.filter(attribute => attribute.values.length > 0),
    in_stock: countOf('in_stock', searchIndex.inStock),
    on_sale: countOf('on_sale', searchIndex.onSale[tierOf(role)]),
    price: min === undefined || max === undefined ? null : { min, max, bars },
  }
}

/**
 * Returns `facets` only on request. The count of a value ignores the choices of its own attribute. `cache`: not used for a search, whose
 * results are not part of the keys.
 */
export function queryIndex(
  searchIndex: SearchIndex,
  question: IndexQuery,
  cache: CountsCache = new Map(),
): IndexResult {
  const { query } = question
  const groups = conditionsOf(searchIndex, question)
  const all = allBut(groups)
  return {
    ids: pageOf(searchIndex, question, all).map(place => searchIndex.ids[place]!),
    total: count(all),
    facets: query.facets
      ? facetsOf(searchIndex, question, groups, all, question.found ? new Map() : cache)
      : undefined,
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
