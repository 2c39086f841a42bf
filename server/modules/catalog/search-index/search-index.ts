/**
 * The in-memory search index: visibility, price per tier and attributes of every published product, as sets and orders.
 * A place is a position in it. It contains no texts: rows are fetched by id for the page that is shown.
 */
import type { Locale } from '@/contract/locales.ts'
import type { Role } from '@/contract/permissions.ts'
import type { ProductValues } from '@/contract/product-fields.ts'
import type { Tier } from '@/domain/pricing.ts'
import { roles } from '@/domain/roles.ts'
import { cardPrice, type PricedProduct, type PricedVariant } from '../card-price.ts'
import { type Bits, bitsWhere, noBits, put } from './bits.ts'

/** One published product as the database returns it. */
export type IndexRow = PricedProduct & {
  id: number
  category_id: number
  element: string | null
  visibility: ProductValues['visibility']
  visible_roles: Role[]
  in_stock: boolean
  published: number // seconds
  position: number
}

export interface IndexValue {
  id: number
  attribute: string // code
  code: string
  names: Record<Locale, string>
  colour: string | null
}

export interface IndexAttribute {
  code: string
  names: Record<Locale, string>
  isFacet: boolean
  values: IndexValue[]
}

export interface IndexSource {
  rows: readonly IndexRow[]
  attributes: readonly IndexAttribute[]
  links: readonly { product_id: number; value_id: number }[] // of the product or one of its variants
  variants: ReadonlyMap<number, readonly PricedVariant[]> // by product id
  above?: ReadonlyMap<number, readonly number[]> // category id → itself and its ancestors
}

type ByTier<T> = Record<Tier, T>

export interface SearchIndex {
  size: number
  ids: readonly number[]
  placeOf: ReadonlyMap<number, number> // id → place
  categories: readonly number[] // category id per place
  elements: readonly (string | null)[]
  attributes: readonly IndexAttribute[]
  valueById: ReadonlyMap<number, IndexValue>
  visible: ReadonlyMap<Role | undefined, Bits>
  inCategory: ReadonlyMap<number, Bits>
  valued: ReadonlyMap<string, Bits> // `attribute.value`
  inStock: Bits
  onSale: ByTier<Bits>
  prices: ByTier<Int32Array>
  orders: { featured: Int32Array; newest: Int32Array; price: ByTier<Int32Array> }
}

/** Returns a key of `valued`. */
export const valueKey = (attribute: string, value: string): string => `${attribute}.${value}`

function mayBeSeen(row: IndexRow, role: Role | undefined): boolean {
  if (row.visibility === 'everyone') return true
  if (role === undefined || row.visibility === 'rooms') return false
  return role === 'admin' || row.visibility === 'authenticated' || row.visible_roles.includes(role)
}

const orderBy = (size: number, compare: (a: number, b: number) => number): Int32Array =>
  Int32Array.from({ length: size }, (_, place) => place).sort(compare)

const perTier = <T>(make: (tier: Tier) => T): ByTier<T> => ({
  base: make('base'),
  reseller: make('reseller'),
  other: make('other'),
})

function groupBits<K>(rows: readonly IndexRow[], keysOf: (row: IndexRow) => readonly K[]): Map<K, Bits> {
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

function valuedBits(source: IndexSource, placeOf: ReadonlyMap<number, number>): Map<string, Bits> {
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

/** Places follow the order of `rows`. Prices are those of the card: of the cheapest variant, including the discount. */
export function buildIndex(source: IndexSource): SearchIndex {
  const { rows, attributes } = source
  const size = rows.length
  const placeOf = new Map(rows.map((row, place) => [row.id, place]))
  const pricesByTier = perTier(tier =>
    rows.map(row => cardPrice(row, source.variants.get(row.id) ?? [], tier)),
  )
  const prices = perTier(tier => Int32Array.from(pricesByTier[tier], price => price.now))
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
    onSale: perTier(tier => bitsWhere(size, place => pricesByTier[tier][place]!.percent > 0)),
    prices,
    orders: {
      featured: orderBy(size, (a, b) => rows[a]!.position - rows[b]!.position || byId(a, b)),
      newest: orderBy(size, (a, b) => rows[b]!.published - rows[a]!.published || byId(b, a)),
      price: perTier(tier => orderBy(size, (a, b) => prices[tier][a]! - prices[tier][b]! || byId(a, b))),
    },
  }
}
