/** Reads a row of a table as what a product's form would send. Pure: cells in, a body or the errors of its columns out. */

import {
  type ImportColumn,
  type ImportRow,
  wordColumns,
} from '../../../src/contract/endpoints/admin/product-import.ts'
import {
  type AdminProduct,
  ProductBody,
  productStatuses,
  type VariantBody,
} from '../../../src/contract/endpoints/admin/products.ts'
import { locales } from '../../../src/contract/locales.ts'
import { localizedTextsOf } from '../../../src/contract/localized-texts.ts'
import type { FieldProblem } from '../../../src/contract/problems.ts'
import { unguardedCell } from '../../../src/lib/csv-cell.ts'
import { fieldsOf } from '../../kernel/fields.ts'

type Cells = ImportRow['cells']
export type Read<T> = { value: T } | { faults: FieldProblem[] }

const fault = (path: string, code: string): FieldProblem => ({ path, code })

const plain = (cell: string | undefined): string | undefined =>
  cell === undefined ? undefined : unguardedCell(cell.trim())

/** `12,90`, `1.234,50`, `12.9` → cents; null for an empty cell. */
export function centsIn(cell: string): number | null | undefined {
  const text = cell.replace(/[\s€]/g, '')
  if (text === '') return null
  const match = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(text)
  if (!match) return undefined
  return Number(match[1]?.replace(/[.,]/g, '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

const wholeIn = (cell: string): number | null | undefined =>
  cell === '' ? null : /^\d{1,9}$/.test(cell) ? Number(cell) : undefined

const moneyColumns = ['base_price', 'reseller_price', 'other_price'] as const
const countColumns = [
  'base_discount',
  'reseller_discount',
  'other_discount',
  'stock_quantity',
  'weight',
] as const
const mayBeEmpty: readonly ImportColumn[] = ['reseller_price', 'other_price', 'stock_quantity']

type ImportedNumbers = Partial<
  Record<(typeof moneyColumns)[number] | (typeof countColumns)[number], number | null>
>

/** Only the columns that are there. An empty price of a tier is none, an empty stock is not counted. */
function numbersIn(cells: Cells): Read<ImportedNumbers> {
  const value: ImportedNumbers = {}
  const faults: FieldProblem[] = []
  const take = (column: keyof ImportedNumbers, read: (cell: string) => number | null | undefined) => {
    const cell = plain(cells[column])
    if (cell === undefined) return
    const figure = read(cell)
    if (figure === undefined) faults.push(fault(column, 'import_number'))
    else if (figure !== null || mayBeEmpty.includes(column)) value[column] = figure
    else if (column === 'base_price') faults.push(fault(column, 'required'))
    else value[column] = 0
  }
  for (const column of moneyColumns) take(column, centsIn)
  for (const column of countColumns) take(column, wholeIn)
  return faults.length > 0 ? { faults } : { value }
}

const fresh: ProductBody = {
  sku: '',
  category_id: 0,
  element: null,
  weight: 0,
  is_digital: false,
  pack_rarity: null,
  pack_count: 1,
  base_price: 0,
  reseller_price: null,
  other_price: null,
  base_discount: 0,
  reseller_discount: 0,
  other_discount: 0,
  status: 'draft',
  visibility: 'everyone',
  visible_roles: [],
  position: 0,
  stock_quantity: null,
  stock_seen: null,
  pictures: [],
  translations: localizedTextsOf(() => ({ title: '', slug: '', subtitle: '', description: '', facts: [] })),
  value_ids: [],
  variants: [],
}

/** The body that changes nothing; its `stock_seen` is null, so that a stock written into it is taken as it is (`stockAfter`). */
export function bodyOf(product: AdminProduct): ProductBody {
  const { id: _, version: __, offers: ___, published_at: ____, updated_at: _____, ...facts } = product
  const variants = product.variants.map((variant): VariantBody => ({ ...variant, stock_seen: null }))
  return {
    ...facts,
    stock_seen: null,
    variants,
    translations: facts.translations as ProductBody['translations'],
  }
}

const silentAlts = () => localizedTextsOf(() => '')

/** `categoryOf` gives the id behind an Italian slug. */
export function readProductRow(
  cells: Cells,
  before: AdminProduct | null,
  categoryOf: (slug: string) => number | undefined,
): Read<ProductBody> {
  const faults: FieldProblem[] = []
  const base = before ? bodyOf(before) : structuredClone(fresh)
  const figures = numbersIn(cells)
  if ('faults' in figures) faults.push(...figures.faults)
  const category = plain(cells.category)
  const category_id = category ? categoryOf(category) : before ? base.category_id : undefined
  if (category_id === undefined) faults.push(fault('category', category ? 'import_category' : 'required'))
  const status = plain(cells.status) || base.status
  const isStatus = productStatuses.some(known => known === status)
  if (!isStatus) faults.push(fault('status', 'import_status'))
  if (!before && cells.base_price === undefined) faults.push(fault('base_price', 'required'))
  const addresses = plain(cells.pictures)
  const pictures =
    addresses === undefined
      ? base.pictures
      : addresses
          .split('|')
          .map(url => url.trim())
          .filter(Boolean)
          .map(url => base.pictures.find(one => one.url === url) ?? { url, alts: silentAlts() })
  if (faults.length > 0) return { faults }
  const wish = {
    ...base,
    ...('value' in figures ? figures.value : {}),
    sku: plain(cells.sku) ?? '',
    category_id,
    status,
    pictures,
    translations: wordsIn(cells, base.translations),
  }
  const read = ProductBody.safeParse(wish)
  if (read.success) return { value: read.data }
  return { faults: fieldsOf(read.error.issues).map(one => ({ ...one, path: columnOf(one.path.split('.')) })) }
}

function wordsIn(cells: Cells, before: ProductBody['translations']): ProductBody['translations'] {
  const words = structuredClone(before)
  for (const locale of locales)
    for (const word of wordColumns) {
      const cell = plain(cells[`${word}_${locale}`])
      if (cell !== undefined) words[locale][word] = cell
    }
  return words
}

/** `translations.it.title` → `title_it`. */
export function columnOf(path: readonly PropertyKey[]): string {
  const [first, locale, word] = path.map(String)
  if (first === 'translations' && locale && word) return `${word}_${locale}`
  return first === 'category_id' ? 'category' : (first ?? 'sku')
}

/** A variant takes prices, which are added to its product's, and stock. */
export function readVariantRow(cells: Cells, variant: VariantBody): Read<VariantBody> {
  const figures = numbersIn(cells)
  if ('faults' in figures) return figures
  const { base_price, reseller_price, other_price, stock_quantity } = figures.value
  return {
    value: {
      ...variant,
      ...(typeof base_price === 'number' && { base_price }),
      ...(reseller_price !== undefined && { reseller_price }),
      ...(other_price !== undefined && { other_price }),
      ...(stock_quantity !== undefined && { stock_quantity }),
    },
  }
}
