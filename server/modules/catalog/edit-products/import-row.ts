/**
 * Reads a row of a table as the body that a product's form would send. Pure: returns a body or the errors of the
 * columns.
 */

import {
  countColumns,
  type ImportColumn,
  type ImportRow,
  moneyColumns,
  type numberColumns,
  wordColumns,
} from '@/contract/endpoints/admin/product-import.ts'
import {
  type AdminProduct,
  ProductBody,
  productStatuses,
  type VariantBody,
} from '@/contract/endpoints/admin/products.ts'
import { locales } from '@/contract/locales.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import type { FieldProblem } from '@/contract/problems.ts'
import { readMoney, readWhole } from '@/domain/read-amount.ts'
import { unguardedCell } from '@/lib/csv-cell.ts'
import type { DecimalSign } from '@/lib/parse-decimal.ts'
import { fieldsOf } from '../../../kernel/fields.ts'

type Cells = ImportRow['cells']
/** With field errors, `body` contains only the readable values, for the remaining checks. */
export interface ReadRow<Body> {
  body: Body
  faults: FieldProblem[]
}

/** The decimal separator of a column; a column that does not show it is missing. */
export type DecimalSigns = Partial<Record<ImportColumn, DecimalSign>>

const fieldError = (path: string, code: string): FieldProblem => ({ path, code })

const plain = (cell: string | undefined): string | undefined =>
  cell === undefined ? undefined : unguardedCell(cell.trim())

const mayBeEmpty: readonly ImportColumn[] = ['reseller_price', 'other_price', 'stock_quantity']

type ImportedNumbers = Partial<Record<(typeof numberColumns)[number], number | null>>

/** Reads only the columns of the row. An empty tier price means none, an empty stock means not counted. */
function numbersIn(cells: Cells, signs: DecimalSigns) {
  const value: ImportedNumbers = {}
  const faults: FieldProblem[] = []
  const take = (column: (typeof numberColumns)[number], readText: typeof readMoney) => {
    const cell = plain(cells[column])
    if (cell === undefined) return
    if (cell === '') {
      if (mayBeEmpty.includes(column)) value[column] = null
      else if (column === 'base_price') faults.push(fieldError(column, 'required'))
      else value[column] = 0
      return
    }
    const read = readText(cell, signs[column])
    if ('code' in read) faults.push(fieldError(column, read.code))
    else value[column] = read.value
  }
  for (const column of moneyColumns) take(column, readMoney)
  for (const column of countColumns) take(column, readWhole)
  return { value, faults }
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

/**
 * Returns a body that changes nothing. Its `stock_seen` is null, so that a stock written into it is stored unchanged
 * (`stockAfter`).
 */
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

/**
 * `categoryOf` returns the id of an Italian slug. Returns all field errors of the row that can be found without the
 * database.
 */
export function readProductRow(
  cells: Cells,
  before: AdminProduct | null,
  signs: DecimalSigns,
  categoryOf: (slug: string) => number | undefined,
): ReadRow<ProductBody> {
  const base = before ? bodyOf(before) : structuredClone(fresh)
  const { value: numbers, faults } = numbersIn(cells, signs)
  const category = plain(cells.category)
  const category_id = category ? categoryOf(category) : before ? base.category_id : undefined
  if (category_id === undefined)
    faults.push(fieldError('category', category ? 'import_category' : 'required'))
  const status = productStatuses.find(productStatus => productStatus === (plain(cells.status) || base.status))
  if (!status) faults.push(fieldError('status', 'import_status'))
  if (!before && cells.base_price === undefined) faults.push(fieldError('base_price', 'required'))
  const addresses = plain(cells.pictures)
  const pictures =
    addresses === undefined
      ? base.pictures
      : addresses
          .split('|')
          .map(url => url.trim())
          .filter(Boolean)
          .map(url => base.pictures.find(picture => picture.url === url) ?? { url, alts: silentAlts() })
  const input: ProductBody = {
    ...base,
    ...(numbers as Partial<ProductBody>), // null only where the body allows it
    sku: before?.sku ?? plain(cells.sku) ?? '',
    category_id: category_id ?? base.category_id,
    status: status ?? base.status,
    pictures,
    translations: wordsIn(cells, base.translations),
  }
  const read = ProductBody.safeParse(input)
  if (read.success) return { body: read.data, faults }
  const invalid = fieldsOf(read.error.issues).map(problem => ({
    ...problem,
    path: columnOf(problem.path.split('.')),
  }))
  return { body: input, faults: onePerColumn([...faults, ...invalid]) }
}

/**
 * U+FFFD replaces characters that an earlier program could not read. They cannot be restored, so they are never saved.
 */
export const lostCharacters = (cells: Cells): FieldProblem[] =>
  Object.entries(cells)
    .filter(([, cell]) => cell.includes('\ufffd'))
    .map(([column]) => fieldError(column, 'lost_characters'))

/** Returns the first field error of each column. */
export const onePerColumn = (faults: readonly FieldProblem[]): FieldProblem[] =>
  faults.filter(({ path }, at) => faults.findIndex(other => other.path === path) === at)

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

/** A variant has prices, which are added to those of its product, and stock. Texts belong to the product. */
export function readVariantRow(
  cells: Cells,
  product: AdminProduct,
  sku: string,
  signs: DecimalSigns,
): ReadRow<ProductBody> {
  const body = bodyOf(product)
  const { value, faults } = numbersIn(cells, signs)
  const { base_price, reseller_price, other_price, stock_quantity } = value
  const variants = body.variants.map(variant =>
    variant.sku === sku
      ? {
          ...variant,
          ...(typeof base_price === 'number' && { base_price }),
          ...(reseller_price !== undefined && { reseller_price }),
          ...(other_price !== undefined && { other_price }),
          ...(stock_quantity !== undefined && { stock_quantity }),
        }
      : variant,
  )
  const texts = Object.entries(cells).filter(([column, cell]) => /^(title|slug)_/.test(column) && cell.trim())
  return {
    body: { ...body, variants },
    faults: [...faults, ...texts.map(([path]) => fieldError(path, 'import_variant'))],
  }
}
