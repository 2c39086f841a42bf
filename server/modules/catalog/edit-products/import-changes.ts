/** Compares a row with the stored record, column by column, for the report of an import. Pure. */
import {
  type ImportChange,
  type ImportColumn,
  type ImportRow,
  importColumns,
  type wordColumns,
} from '@/contract/endpoints/admin/product-import.ts'
import type { AdminProduct, ProductBody } from '@/contract/endpoints/admin/products.ts'
import { locales } from '@/contract/locales.ts'
import { sheetTime } from '@/lib/shop-clock.ts'

type Product = Pick<AdminProduct, 'category_id' | 'pictures' | 'sku' | 'status' | 'stock_quantity'> &
  Pick<
    ProductBody,
    'translations' | 'variants' | 'published_from' | 'published_until' | 'offer_from' | 'offer_until'
  >
const isMoment = (column: ImportColumn) =>
  column === 'published_from' ||
  column === 'published_until' ||
  column === 'offer_from' ||
  column === 'offer_until'

type Value = ImportChange['after']

const maxCharacters = 200 // characters

function columnValue(
  product: Product,
  column: ImportColumn,
  slugOfCategory: (id: number) => string | undefined,
): Value {
  if (column === 'category') return slugOfCategory(product.category_id) ?? null
  if (isMoment(column)) {
    const moment = product[column]
    return moment && sheetTime(moment)
  }
  if (column === 'pictures') return product.pictures.map(({ url }) => url).join('|')
  const locale = locales.find(one => column.endsWith(`_${one}`))
  const word = column.slice(0, -3) as (typeof wordColumns)[number]
  if (locale) return product.translations[locale][word]
  return (product as unknown as Record<string, Value>)[column] ?? null
}

const cut = (value: Value): Value =>
  typeof value === 'string' ? value.slice(0, maxCharacters) || null : value

/** Returns the columns of the row whose value changes. `sku` identifies the product or its variant. */
export function changesOf(
  cells: ImportRow['cells'],
  { before, after }: { before: Product | null; after: Product },
  sku: string,
  slugOfCategory: (id: number) => string | undefined,
): ImportChange[] {
  const read = (product: Product, column: ImportColumn): Value => {
    const variant = product.sku === sku ? undefined : product.variants.find(one => one.sku === sku)
    return variant
      ? ((variant as unknown as Record<string, Value>)[column] ?? null)
      : columnValue(product, column, slugOfCategory)
  }
  return importColumns
    .filter(column => column !== 'sku' && cells[column] !== undefined)
    .map(column => ({ path: column, before: before && read(before, column), after: read(after, column) }))
    .filter(change => change.before !== change.after)
    .map(change => ({ ...change, before: cut(change.before), after: cut(change.after) }))
    .filter(change => change.before !== null || change.after !== null)
}
