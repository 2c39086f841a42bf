/** Updates the search index by change, without reading or sorting the rest of the catalogue. Pure. */
import type { Bits } from './bits.ts'
import { has, noBits, put, putIf, widened } from './bits.ts'
import {
  type ByTier,
  type Compares,
  clearPlace,
  comparesOf,
  type IndexProducts,
  type Orders,
  perTier,
  type SearchIndex,
  writePlace,
  writeValues,
} from './search-index.ts'
import { reordered } from './sorted-places.ts'

const growth = 1.25

const widerSets = <K>(sets: Map<K, Bits>, size: number): Map<K, Bits> =>
  new Map([...sets].map(([key, bits]) => [key, widened(bits, size)]))

function wider<T extends Int32Array | Uint8Array>(column: T, size: number): T {
  const wide = new (column.constructor as new (length: number) => T)(size)
  wide.set(column)
  return wide
}

/** Returns an index with the same products in the same places, and room for `amount` more. */
function grown(index: SearchIndex, amount: number): SearchIndex {
  const size = Math.ceil((index.used + amount) * growth)
  return {
    ...index,
    size,
    ids: wider(index.ids, size),
    categories: wider(index.categories, size),
    positions: wider(index.positions, size),
    published: wider(index.published, size),
    audiences: wider(index.audiences, size),
    taxes: wider(index.taxes, size),
    visible: widerSets(index.visible, size),
    inCategory: widerSets(index.inCategory, size),
    valued: widerSets(index.valued, size),
    inStock: widened(index.inStock, size),
    onSale: perTier(tier => widened(index.onSale[tier], size)),
    prices: perTier(tier => wider(index.prices[tier], size)),
  }
}

/** The columns that determine the position of a place in each order. */
interface Keys {
  featured: number
  newest: number
  price: ByTier<number>
}

/** The VAT is part of the price's key: prices of other countries are derived from both (`priceList`). */
const keysAt = ({ positions, published, prices, taxes }: SearchIndex, place: number): Keys => ({
  featured: positions[place]!,
  newest: published[place]!,
  price: perTier(tier => prices[tier][place]! * 16 + taxes[place]!),
})

interface Moves {
  before: ReadonlyMap<number, Keys> // by place, of products that the index contained
  after: ReadonlyMap<number, Keys> // by place, of products that it contains now
}

type KeyOf = (keys: Keys) => number

/** Returns the order after the moves, or the same array if none concerns it. */
function movedOrder(
  order: Int32Array,
  size: number,
  { before, after }: Moves,
  keyOf: KeyOf,
  compare: Compares['featured'],
): Int32Array {
  const isSame = (place: number) => {
    const [old, current] = [before.get(place), after.get(place)]
    return old !== undefined && current !== undefined && keyOf(old) === keyOf(current)
  }
  const leaving = [...before.keys()].filter(place => !isSame(place))
  const entering = [...after.keys()].filter(place => !isSame(place))
  if (leaving.length + entering.length === 0) return order
  const moved = noBits(size)
  for (const place of leaving) put(moved, place)
  return reordered(order, moved, entering, compare)
}

function movedOrders(index: SearchIndex, moves: Moves): Orders {
  const { orders, size } = index
  const compares = comparesOf(index)
  return {
    featured: movedOrder(orders.featured, size, moves, keys => keys.featured, compares.featured),
    newest: movedOrder(orders.newest, size, moves, keys => keys.newest, compares.newest),
    price: perTier(tier =>
      movedOrder(orders.price[tier], size, moves, keys => keys.price[tier], compares.price[tier]),
    ),
  }
}

/**
 * Replaces the products `ids` by what the database contains of them now. Those without a row are removed. Modifies the index, or
 * returns a larger copy if it is full: use the returned one.
 */
export function updateProducts(
  full: SearchIndex,
  ids: readonly number[],
  { rows, variants, links }: IndexProducts,
): SearchIndex {
  const added = rows.filter(({ id }) => !full.placeOf.has(id)).length
  const index = full.used + added > full.size ? grown(full, added) : full
  const before = new Map<number, Keys>()
  for (const id of ids) {
    const place = index.placeOf.get(id)
    if (place === undefined) continue
    before.set(place, keysAt(index, place))
    clearPlace(index, place)
  }
  const after = new Map<number, Keys>()
  const rowIds = new Set<number>()
  for (const row of rows) {
    rowIds.add(row.id)
    const place = index.placeOf.get(row.id) ?? index.used++
    writePlace(index, place, row, variants.get(row.id) ?? [])
    after.set(place, keysAt(index, place))
  }
  writeValues(index, links)
  for (const id of ids) if (!rowIds.has(id)) removeProduct(index, id)
  index.orders = movedOrders(index, { before, after })
  return index
}

function removeProduct(index: SearchIndex, id: number): void {
  const place = index.placeOf.get(id)
  if (place === undefined) return
  index.placeOf.delete(id)
  index.ids[place] = 0
}

/** Returns whether any product is in stock now and was not before, or the reverse. Modifies the index. */
export function updateStock(
  { placeOf, inStock }: SearchIndex,
  stocks: readonly { id: number; in_stock: boolean }[],
): boolean {
  let isChanged = false
  for (const { id, in_stock } of stocks) {
    const place = placeOf.get(id)
    if (place === undefined || has(inStock, place) === in_stock) continue
    putIf(inStock, place, in_stock)
    isChanged = true
  }
  return isChanged
}
