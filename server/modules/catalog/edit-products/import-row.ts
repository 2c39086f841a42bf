/**
 * Reads a row of a table as the body that a product's form would send. Pure: returns a body or the errors of the
 * columns.
 */

import { type ImportColumn, type ImportRow, wordColumns } from '@/contract/endpoints/admin/product-import.ts'
import {
  type AdminProduct,
  emptyProduct,
  ProductBody,
  type VariantBody,
} from '@/contract/endpoints/admin/products.ts'
import { locales } from '@/contract/locales.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import type { FieldProblem } from '@/contract/problems.ts'
import {
  type CsvFieldName,
  csvFieldNames,
  type ProductValues,
  productFields,
  productStatuses,
  variantCsvFieldNames,
} from '@/contract/product-fields.ts'
import { readMoney, readWhole } from '@/domain/read-amount.ts'
import { unguardedCell } from '@/lib/csv-cell.ts'
import type { DecimalSign } from '@/lib/parse-decimal.ts'
import { pickLike } from '@/lib/pick.ts'
import { shopInstant } from '@/lib/shop-clock.ts'
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

type CsvValues = Partial<Pick<ProductValues, CsvFieldName>>

/** Reads only the columns of the row. An empty tier price means none, an empty stock means not counted. */
function valuesIn(cells: Cells, names: readonly CsvFieldName[], signs: DecimalSigns) {
  const faults: FieldProblem[] = []
  const entries = names.flatMap(name => {
    const cell = plain(cells[name])
    if (cell === undefined) return []
    const value = readCell(name, cell, signs[name])
    if (typeof value !== 'object' || value === null) return [[name, value] as const]
    faults.push(fieldError(name, value.code))
    return []
  })
  const values: CsvValues = Object.fromEntries(entries)
  return { values, faults }
}

function readCell(
  name: CsvFieldName,
  cell: string,
  sign: DecimalSign | undefined,
): string | number | null | { code: string } {
  const { kind, empty } = productFields[name]
  if (kind === 'text' || kind === 'gtin' || kind === 'link' || kind === 'picture') return cell
  if (cell === '') return name === 'base_price' ? { code: 'required' } : empty
  if (kind === 'optional_choice') return cell
  if (kind === 'moment') return readMoment(cell) ?? { code: 'import_moment' }
  const read = (kind === 'money' || kind === 'tier_price' ? readMoney : readWhole)(cell, sign)
  return 'code' in read ? read : read.value
}

/** A date, with or without a time, as an export writes it or as a European spreadsheet displays it; or an ISO date with a zone. */
const isoMoment = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d?:\d\d(?::\d\d)?))?$/
const sheetMoment = /^(\d\d?)\/(\d\d?)\/(\d{4})(?:[ ,]+(\d\d?:\d\d(?::\d\d)?))?$/
const zonedMoment = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/

/** Times are of the shop's time zone unless the cell names one. A date without a time is its midnight. */
function readMoment(cell: string): string | undefined {
  const toText = (at: Date | null) =>
    at !== null && !Number.isNaN(at.getTime()) ? at.toISOString() : undefined
  if (zonedMoment.test(cell)) return toText(new Date(cell))
  const [, isoDay, isoTime] = isoMoment.exec(cell) ?? []
  const [, day = '', month = '', year, sheetTime] = sheetMoment.exec(cell) ?? []
  const date = isoDay ?? (year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  return date && toText(shopInstant(`${date}T${(isoTime ?? sheetTime ?? '0:00').padStart(5, '0')}`))
}

/**
 * Returns a body that changes nothing. Its `stock_seen` is null, so that a stock written into it is stored unchanged
 * (`stockAfter`).
 */
export function bodyOf(product: AdminProduct): ProductBody {
  const variants = product.variants.map((variant): VariantBody => ({ ...variant, stock_seen: null }))
  return { ...pickLike(product, emptyProduct()), stock_seen: null, variants }
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
  const base = before ? bodyOf(before) : { ...emptyProduct(), stock_seen: null }
  const { values, faults } = valuesIn(cells, csvFieldNames, signs)
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
    ...values,
    sku: before?.sku ?? plain(cells.sku) ?? '',
    category_id: category_id ?? base.category_id,
    status: status ?? base.status,
    pictures,
    translations: wordsIn(cells, base.translations),
  }
  return validated(input, faults)
}

/** Cleans the body like a form's. Adds the errors of the schema by column. */
function validated(input: ProductBody, faults: readonly FieldProblem[]): ReadRow<ProductBody> {
  const read = ProductBody.safeParse(input)
  if (read.success) return { body: read.data, faults: [...faults] }
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

/** `translations.it.title` → `title_it`, `variants.2.gtin` → `gtin`. */
export function columnOf(path: readonly PropertyKey[]): string {
  const [first, part, name] = path.map(String)
  if (first === 'translations' && part && name) return `${name}_${part}`
  if (first === 'variants' && name) return name
  return first === 'category_id' ? 'category' : (first ?? 'sku')
}

/** Prices of a variant are added to those of its product. Texts belong to the product. */
export function readVariantRow(
  cells: Cells,
  product: AdminProduct,
  sku: string,
  signs: DecimalSigns,
): ReadRow<ProductBody> {
  const body = bodyOf(product)
  const { values, faults } = valuesIn(cells, variantCsvFieldNames, signs)
  const variants = body.variants.map(variant => (variant.sku === sku ? { ...variant, ...values } : variant))
  const texts = Object.entries(cells).filter(([column, cell]) => /^(title|slug)_/.test(column) && cell.trim())
  const misplaced = texts.map(([path]) => fieldError(path, 'import_variant'))
  return validated({ ...body, variants }, [...faults, ...misplaced])
}
