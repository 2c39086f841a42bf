/**
 * The shelf: what lists ask of every published product (who may see it, what it costs each tier, what it is), held in memory as sets
 * and orders. A place is an index into it. It knows no words of products: rows are fetched by id for the page that is shown.
 */
import type { Locale } from '../../../../src/contract/locales.ts'
import { type Role, roles } from '../../../../src/contract/permissions.ts'
import { discountedPrice, percentAt, priceAt, type Tier } from '../../../../src/contract/pricing.ts'
import type { Visibility } from '../../../db/schema/catalog.ts'
import { type Bits, bitsWhere, noBits, put } from './bits.ts'

/** One published product as the database tells it. */
export type ShelfRow = {
  id: number
  category_id: number
  element: string | null
  visibility: Visibility
  visible_roles: Role[]
  base_price: number
  reseller_price: number | null
  other_price: number | null
  base_discount: number
  reseller_discount: number
  other_discount: number
  in_stock: boolean
  published: number // seconds
  position: number
}

export interface ShelfValue {
  id: number
  attribute: string // code
  code: string
  names: Record<Locale, string>
  colour: string | null
}

export interface ShelfAttribute {
  code: string
  names: Record<Locale, string>
  isFacet: boolean
  values: ShelfValue[]
}

export interface ShelfSource {
  rows: readonly ShelfRow[]
  attributes: readonly ShelfAttribute[]
  links: readonly { product_id: number; value_id: number }[] // of the product or one of its variants
  above?: ReadonlyMap<number, readonly number[]> // category → itself and those above it
}

type ByTier<T> = Record<Tier, T>

export interface Shelf {
  size: number
  ids: readonly number[]
  placeOf: ReadonlyMap<number, number> // id → place
  categories: readonly number[] // id of the category per place
  elements: readonly (string | null)[]
  attributes: readonly ShelfAttribute[]
  valueById: ReadonlyMap<number, ShelfValue>
  visible: ReadonlyMap<Role | undefined, Bits>
  inCategory: ReadonlyMap<number, Bits>
  valued: ReadonlyMap<string, Bits> // `attribute.value`
  inStock: Bits
  onSale: ByTier<Bits>
  prices: ByTier<Int32Array>
  orders: { featured: Int32Array; newest: Int32Array; price: ByTier<Int32Array> }
}

export const valueKey = (attribute: string, value: string): string => `${attribute}.${value}`

function mayBeSeen(row: ShelfRow, role: Role | undefined): boolean {
  if (row.visibility === 'everyone') return true
  if (role === undefined || row.visibility === 'rooms') return false
  return role === 'admin' || row.visibility === 'authenticated' || row.visible_roles.includes(role)
}

const orderBy = (size: number, compare: (a: number, b: number) => number): Int32Array =>
  Int32Array.from({ length: size }, (_, place) => place).sort(compare)

const pricesOf = ({ base_price, reseller_price, other_price }: ShelfRow) => ({
  base_price,
  reseller_price,
  other_price,
})

const perTier = <T>(make: (tier: Tier) => T): ByTier<T> => ({
  base: make('base'),
  reseller: make('reseller'),
  other: make('other'),
})

function groupBits<K>(rows: readonly ShelfRow[], keysOf: (row: ShelfRow) => readonly K[]): Map<K, Bits> {
  const groups = new Map<K, Bits>()
  for (const [place, row] of rows.entries()) {
    for (const key of keysOf(row)) {
      const bits = groups.get(key) ?? noBits(rows.length)
      put(bits, place)
      groups.set(key, bits)
    }
  }
  return groups
}

function valuedBits(source: ShelfSource, placeOf: ReadonlyMap<number, number>): Map<string, Bits> {
  const keys = new Map(
    source.attributes.flatMap(one => one.values.map(value => [value.id, valueKey(one.code, value.code)])),
  )
  const valued = new Map<string, Bits>()
  for (const { product_id, value_id } of source.links) {
    const place = placeOf.get(product_id)
    const key = keys.get(value_id)
    if (place === undefined || key === undefined) continue
    const bits = valued.get(key) ?? noBits(source.rows.length)
    put(bits, place)
    valued.set(key, bits)
  }
  return valued
}

export function buildShelf(source: ShelfSource): Shelf {
  const { rows, attributes } = source
  const size = rows.length
  const placeOf = new Map(rows.map((row, place) => [row.id, place]))
  const prices = perTier(tier =>
    Int32Array.from(rows, row => discountedPrice(priceAt(pricesOf(row), tier), percentAt(row, tier))),
  )
  const byId = (a: number, b: number) => rows[a]!.id - rows[b]!.id
  return {
    size,
    ids: rows.map(row => row.id),
    placeOf,
    categories: rows.map(row => row.category_id),
    elements: rows.map(row => row.element),
    attributes,
    valueById: new Map(attributes.flatMap(one => one.values.map(value => [value.id, value]))),
    visible: new Map(
      [undefined, ...roles].map(role => [role, bitsWhere(size, place => mayBeSeen(rows[place]!, role))]),
    ),
    inCategory: groupBits(rows, row => source.above?.get(row.category_id) ?? [row.category_id]),
    valued: valuedBits(source, placeOf),
    inStock: bitsWhere(size, place => rows[place]!.in_stock),
    onSale: perTier(tier => bitsWhere(size, place => percentAt(rows[place]!, tier) > 0)),
    prices,
    orders: {
      featured: orderBy(size, (a, b) => rows[a]!.position - rows[b]!.position || byId(a, b)),
      newest: orderBy(size, (a, b) => rows[b]!.published - rows[a]!.published || byId(b, a)),
      price: perTier(tier => orderBy(size, (a, b) => prices[tier][a]! - prices[tier][b]! || byId(a, b))),
    },
  }
}
