/** Reads a product of Shopify's product export. Its first row has the texts, further rows have variants or only pictures. */
import type { FileRecord, FileRow, ImportOptions } from '@/contract/endpoints/admin/shop-imports.ts'
import { slugOf } from '@/lib/slug.ts'
import type { ForeignProduct, ForeignVariant, NamedValue } from './foreign-product.ts'
import { type CellReader, cellReader, paragraphs, readWeight } from './read-cells.ts'

const isFalse = (cell: string): boolean => /^false$/i.test(cell)

/** A product without options has one option `Title` with the value `Default Title`. */
function optionsOf(cells: CellReader, first: FileRow, row: FileRow): NamedValue[] {
  return [1, 2, 3].flatMap(number => {
    const name = cells.text(first, `option${number}_name`)
    const value = cells.text(row, `option${number}_value`)
    const isDefault = name === 'Title' && value === 'Default Title'
    return name === '' || value === '' || isDefault ? [] : [{ name, value }]
  })
}

/** Null without an inventory tracker, and if the shop sells more than it has. */
function stockOf(cells: CellReader, row: FileRow): number | null | undefined {
  const isTracked = row.cells.tracker === undefined ? undefined : cells.text(row, 'tracker') !== ''
  if (isTracked === false || /^(continue|true)$/i.test(cells.text(row, 'oversell'))) return null
  const stock = cells.whole(row, 'stock')
  return stock ?? (isTracked ? 0 : undefined)
}

function variantOf(cells: CellReader, first: FileRow, row: FileRow): ForeignVariant {
  const current = cells.money(row, 'price')
  const compare = cells.money(row, 'compare_price')
  if (current === undefined && cells.text(row, 'price') === '') cells.fault(row, 'price', 'required')
  const isOnSale = current !== undefined && compare !== undefined && compare > current
  return {
    line: row.line,
    sku: cells.text(row, 'sku'),
    gtin: cells.text(row, 'gtin'),
    options: optionsOf(cells, first, row),
    price: isOnSale ? compare : current,
    salePrice: isOnSale ? current : null,
    stock: stockOf(cells, row),
    picture: cells.text(row, 'variant_picture'),
  }
}

function statusOf(cells: CellReader, row: FileRow): ForeignProduct['status'] {
  const status = cells.text(row, 'status').toLowerCase()
  if (status === 'archived') return 'archived'
  if (status === 'draft' || isFalse(cells.text(row, 'published'))) return 'draft'
  return status === 'active' || cells.text(row, 'published') !== '' ? 'published' : undefined
}

function picturesOf(cells: CellReader, rows: readonly FileRow[]): ForeignProduct['pictures'] {
  const place = (row: FileRow) => Number(cells.text(row, 'picture_position')) || Number.MAX_SAFE_INTEGER
  return rows
    .filter(row => cells.text(row, 'picture') !== '')
    .sort((a, b) => place(a) - place(b))
    .map(row => ({ url: cells.text(row, 'picture'), text: cells.text(row, 'picture_text') }))
}

/** The shop's own type of product comes before the category of Shopify's taxonomy, which the buyer does not see. */
function categoryOf(cells: CellReader, row: FileRow): string[] {
  const type = cells.text(row, 'type')
  if (type !== '') return [type]
  return cells.text(row, 'product_category').split(' > ').filter(Boolean)
}

const defined = <T>(values: readonly (T | undefined)[]): T[] => values.filter(value => value !== undefined)

export function readShopifyProduct(record: FileRecord, options: ImportOptions) {
  const cells = cellReader(record, options)
  const [first = { line: 1, cells: {} }, ...others] = record.rows
  const handle = cells.text(first, 'handle')
  for (const row of others)
    if (![handle, ''].includes(cells.text(row, 'handle'))) cells.fault(row, 'handle', 'import_group')
  const title = cells.text(first, 'title')
  if (title === '') cells.fault(first, 'title', 'required')
  const isVariant = (row: FileRow) =>
    ['option1_value', 'price', 'sku'].some(column => cells.text(row, column) !== '')
  const rows = record.rows.filter((row, at) => at === 0 || isVariant(row))
  const weights = defined(rows.map(row => readWeight(cells, row)))
  const shipped = defined(rows.map(row => cells.text(row, 'shipped') || undefined))
  const product: ForeignProduct = {
    key: handle || slugOf(title),
    sku: '',
    ownSku: handle || slugOf(title),
    slug: slugOf(handle),
    title,
    subtitle: undefined,
    description:
      first.cells.description === undefined ? undefined : paragraphs(cells.text(first, 'description')),
    brand: cells.text(first, 'brand') || undefined,
    category: categoryOf(cells, first),
    status: statusOf(cells, first),
    weight: weights.length > 0 ? Math.max(...weights) : undefined,
    isDigital: shipped.length > 0 ? shipped.every(isFalse) : undefined,
    taxClass: rows.every(row => isFalse(cells.text(row, 'taxable'))) ? 'zero' : undefined,
    attributes: [],
    pictures: picturesOf(cells, record.rows),
    variants: rows.map(row => variantOf(cells, first, row)),
  }
  return { product, cells }
}
