/**
 * The in-memory search index: visibility, price per tier and attributes of every published product, as sets and orders.
 * A place is a position in it. A product keeps its place until it is removed, so that other structures can refer to it.
 * It contains no texts: rows are fetched by id for the page that is shown.
 */
import type { Locale } from '@/contract/locales.ts'
import type { ProductValues } from '@/contract/product-fields.ts'
import type { Tier } from '@/domain/pricing.ts'
import { type Role, roles } from '@/domain/roles.ts'
import { type TaxClass, taxClasses } from '@/domain/tax/tax-classes.ts'
import { cardPrice, type PricedProduct, type PricedVariant } from '../card-price.ts'
import { type Bits, has, noBits, put, putIf } from './bits.ts'
import type { Compare } from './sorted-places.ts'

/** One published product as the database returns it. */
export type IndexRow = PricedProduct & {
  id: number
  category_id: number
  tax_class: TaxClass
  is_digital: boolean
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

/** What products refer to. */
export interface IndexStructure {
  attributes: readonly IndexAttribute[]
  above?: ReadonlyMap<number, readonly number[]> // visible category id → itself and its ancestors; absent: all are visible
}

export interface IndexProducts {
  rows: readonly IndexRow[]
  links: readonly { product_id: number; value_id: number }[] // of the product or one of its variants
  variants: ReadonlyMap<number, readonly PricedVariant[]> // by product id
}

export type IndexSource = IndexStructure & IndexProducts

export type ByTier<T> = Record<Tier, T>

export interface Orders {
  featured: Int32Array // places of products, also of those in hidden categories
  newest: Int32Array
  price: ByTier<Int32Array>
}

export interface SearchIndex extends IndexStructure {
  size: number // places, including unused ones
  used: number // the next new product gets this place
  ids: Int32Array // by place; 0: no product
  placeOf: Map<number, number> // id → place
  categories: Int32Array // category id per place
  elements: (string | null)[]
  positions: Int32Array
  published: Int32Array
  audiences: Uint8Array // one bit per entry of `audiences`
  taxes: Uint8Array // tax class and kind of supply, as `taxedAt` reads them
  valueById: ReadonlyMap<number, IndexValue>
  visible: Map<Role | undefined, Bits>
  inCategory: Map<number, Bits>
  valued: Map<number, Bits> // by value id
  inStock: Bits
  onSale: ByTier<Bits>
  prices: ByTier<Int32Array>
  orders: Orders
}

const audiences = [undefined, ...roles] as const

const spareOf = (amount: number): number => 64 + (amount >>> 3)

/** Returns what the VAT of a place depends on. */
export const taxedAt = (
  { taxes }: SearchIndex,
  place: number,
): { tax_class: TaxClass; is_digital: boolean } => ({
  tax_class: taxClasses[taxes[place]! >>> 1]!,
  is_digital: (taxes[place]! & 1) === 1,
})

export const perTier = <T>(make: (tier: Tier) => T): ByTier<T> => ({
  base: make('base'),
  reseller: make('reseller'),
  other: make('other'),
})

function isVisibleTo(row: IndexRow, role: Role | undefined): boolean {
  if (row.visibility === 'everyone') return true
  if (role === undefined || row.visibility === 'rooms') return false
  return role === 'admin' || row.visibility === 'authenticated' || row.visible_roles.includes(role)
}

/** Returns one bit per kind of reader who may see the product, if its category is visible. */
export const audienceBits = (row: IndexRow): number =>
  audiences.reduce((bits, role, at) => bits | (isVisibleTo(row, role) ? 1 << at : 0), 0)

/** Returns the bit of `audienceBits` for a role. */
export const audienceBit = (role: Role | undefined): number => 1 << audiences.indexOf(role)

const structureOf = ({ attributes, above }: IndexStructure) => ({
  attributes,
  above,
  valueById: new Map(attributes.flatMap(one => one.values.map(value => [value.id, value]))),
})

function emptyIndex(structure: IndexStructure, size: number): SearchIndex {
  return {
    ...structureOf(structure),
    size,
    used: 0,
    ids: new Int32Array(size),
    placeOf: new Map(),
    categories: new Int32Array(size),
    elements: [],
    positions: new Int32Array(size),
    published: new Int32Array(size),
    audiences: new Uint8Array(size),
    taxes: new Uint8Array(size),
    visible: new Map(audiences.map(role => [role, noBits(size)])),
    inCategory: new Map(),
    valued: new Map(),
    inStock: noBits(size),
    onSale: perTier(() => noBits(size)),
    prices: perTier(() => new Int32Array(size)),
    orders: {
      featured: new Int32Array(),
      newest: new Int32Array(),
      price: perTier(() => new Int32Array()),
    },
  }
}

function setOf<K>(sets: Map<K, Bits>, key: K, size: number): Bits {
  const bits = sets.get(key) ?? noBits(size)
  sets.set(key, bits)
  return bits
}

const pathOf = ({ above }: SearchIndex, category: number): readonly number[] =>
  above ? (above.get(category) ?? []) : [category]

/** Derives visibility and categories of a place from its columns. Modifies the index. */
function placeInCategories(index: SearchIndex, place: number): void {
  const path = pathOf(index, index.categories[place]!)
  for (const category of path) put(setOf(index.inCategory, category, index.size), place)
  const seenBy = path.length > 0 ? index.audiences[place]! : 0
  for (const [at, role] of audiences.entries())
    putIf(index.visible.get(role)!, place, ((seenBy >>> at) & 1) === 1)
}

/** Returns one bit per kind of reader who sees the product. */
export const visibilityAt = ({ visible }: SearchIndex, place: number): number =>
  audiences.reduce((bits, role, at) => bits | (has(visible.get(role)!, place) ? 1 << at : 0), 0)

/** Removes a place from all sets. Modifies the index. */
export function clearPlace(index: SearchIndex, place: number): void {
  for (const sets of [index.visible, index.inCategory, index.valued])
    for (const bits of sets.values()) putIf(bits, place, false)
  putIf(index.inStock, place, false)
  for (const bits of Object.values(index.onSale)) putIf(bits, place, false)
}

/**
 * Writes a product into an empty place, except into the orders. Modifies the index. Prices are those of the card: of the cheapest
 * variant, including the discount.
 */
export function writePlace(
  index: SearchIndex,
  place: number,
  row: IndexRow,
  variants: readonly PricedVariant[],
): void {
  index.ids[place] = row.id
  index.placeOf.set(row.id, place)
  index.categories[place] = row.category_id
  index.elements[place] = row.element
  index.positions[place] = row.position
  index.published[place] = row.published
  index.audiences[place] = audienceBits(row)
  index.taxes[place] = taxClasses.indexOf(row.tax_class) * 2 + Number(row.is_digital)
  placeInCategories(index, place)
  putIf(index.inStock, place, row.in_stock)
  for (const tier of ['base', 'reseller', 'other'] as const) {
    const price = cardPrice(row, variants, tier)
    index.prices[tier][place] = price.now
    putIf(index.onSale[tier], place, price.percent > 0)
  }
}

/** Links of unknown products are ignored. Modifies the index. */
export function writeValues(index: SearchIndex, links: IndexProducts['links']): void {
  for (const { product_id, value_id } of links) {
    const place = index.placeOf.get(product_id)
    if (place !== undefined) put(setOf(index.valued, value_id, index.size), place)
  }
}

export interface Compares {
  featured: Compare
  newest: Compare
  price: ByTier<Compare>
}

export function comparesOf({ ids, positions, published, prices }: SearchIndex): Compares {
  const byId: Compare = (a, b) => ids[a]! - ids[b]!
  return {
    featured: (a, b) => positions[a]! - positions[b]! || byId(a, b),
    newest: (a, b) => published[b]! - published[a]! || byId(b, a),
    price: perTier(tier => (a, b) => prices[tier][a]! - prices[tier][b]! || byId(a, b)),
  }
}

export function buildIndex(source: IndexSource): SearchIndex {
  const { rows, variants, links } = source
  const index = emptyIndex(source, rows.length + spareOf(rows.length))
  for (const row of rows) writePlace(index, index.used++, row, variants.get(row.id) ?? [])
  writeValues(index, links)
  const compares = comparesOf(index)
  const sorted = (compare: Compare) =>
    Int32Array.from({ length: rows.length }, (_, place) => place).sort(compare)
  return {
    ...index,
    orders: {
      featured: sorted(compares.featured),
      newest: sorted(compares.newest),
      price: perTier(tier => sorted(compares.price[tier])),
    },
  }
}

/** Replaces categories and attributes. Modifies the index; the sets of values are unaffected, because they have the ids of values. */
export function restructure(index: SearchIndex, structure: IndexStructure): void {
  Object.assign(index, structureOf(structure))
  index.inCategory.clear()
  for (const place of index.placeOf.values()) placeInCategories(index, place)
}
