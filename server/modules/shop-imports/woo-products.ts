/** Reads a product of WooCommerce's product export. Each variation is a row that names its product in `Parent`. */
import type { FileRecord, FileRow, ImportOptions } from '@/contract/endpoints/admin/shop-imports.ts'
import type { TaxClass } from '@/domain/tax/tax-classes.ts'
import { slugOf } from '@/lib/slug.ts'
import type { ForeignProduct, ForeignVariant, NamedValue } from './foreign-product.ts'
import { type CellReader, cellReader, paragraphs, readWeight, withoutTags } from './read-cells.ts'

const longestSubtitle = 200 // characters

/** The export separates values by commas and writes a comma within a value as `\,`. */
const listOf = (cell: string): string[] =>
  cell
    .split(/(?<!\\),/)
    .map(part => part.replaceAll('\\,', ',').trim())
    .filter(Boolean)

/** The export writes a line break as `\n`, and `\n` in the text as `\\n`. */
const unescaped = (cell: string): string =>
  cell
    .split('\\\\n')
    .map(part => part.replaceAll('\\n', '\n'))
    .join('\\n')

const attributeNumbers = Array.from({ length: 10 }, (_, at) => at + 1)

function attributesOf(cells: CellReader, row: FileRow): { name: string; values: string[] }[] {
  return attributeNumbers.flatMap(number => {
    const name = withoutTags(cells.text(row, `attribute${number}_name`))
    const values = listOf(cells.text(row, `attribute${number}_values`)).map(withoutTags)
    return name === '' || values.length === 0 ? [] : [{ name, values }]
  })
}

const typesOf = (cells: CellReader, row: FileRow): string[] => listOf(cells.text(row, 'type').toLowerCase())

function stockOf(cells: CellReader, row: FileRow): number | null | undefined {
  if (row.cells.stock === undefined && row.cells.in_stock === undefined) return undefined
  if (cells.text(row, 'stock') === 'parent') {
    cells.notice(row, 'stock', 'import_shared_stock')
    return null
  }
  if (/^(1|notify|yes)$/i.test(cells.text(row, 'oversell'))) return null
  const stock = cells.whole(row, 'stock')
  return stock ?? (cells.text(row, 'in_stock') === '0' ? 0 : null)
}

function variantOf(cells: CellReader, row: FileRow, options: readonly NamedValue[]): ForeignVariant {
  const price = cells.money(row, 'price')
  const sale = cells.money(row, 'sale_price')
  if (price === undefined && cells.text(row, 'price') === '') cells.fault(row, 'price', 'required')
  return {
    line: row.line,
    sku: cells.text(row, 'sku'),
    gtin: cells.text(row, 'gtin'),
    options,
    price,
    salePrice: sale !== undefined && price !== undefined && sale < price ? sale : null,
    stock: stockOf(cells, row),
    picture: listOf(cells.text(row, 'pictures'))[0] ?? '',
  }
}

const taxClasses: Readonly<Record<string, TaxClass>> = {
  '': 'standard',
  'reduced-rate': 'reduced',
  'zero-rate': 'zero',
}

function taxClassOf(cells: CellReader, row: FileRow): TaxClass | undefined {
  if (cells.text(row, 'tax_status') === 'none') return 'zero'
  if (row.cells.tax_class === undefined) return undefined
  const taxClass = taxClasses[cells.text(row, 'tax_class')]
  if (taxClass === undefined) cells.notice(row, 'tax_class', 'import_left_out')
  return taxClass
}

/** Of several categories the deepest one, and of equally deep ones the first. */
function categoryOf(cells: CellReader, row: FileRow): string[] {
  const paths = listOf(cells.text(row, 'categories')).map(path => path.split(' > ').map(withoutTags))
  return paths.reduce<string[]>((best, path) => (path.length > best.length ? path : best), [])
}

const statuses: Readonly<Record<string, ForeignProduct['status']>> = {
  '1': 'published',
  '0': 'draft', // private
  '-1': 'draft',
}

/** A short description of one line is the subtitle, a longer one the beginning of the description. */
function textsOf(cells: CellReader, row: FileRow): Pick<ForeignProduct, 'subtitle' | 'description'> {
  const short = unescaped(cells.text(row, 'subtitle'))
  const long = paragraphs(unescaped(cells.text(row, 'description')))
  const subtitle = withoutTags(short)
  const isLong = subtitle.length > longestSubtitle
  return {
    subtitle: row.cells.subtitle === undefined ? undefined : isLong ? '' : subtitle,
    description: row.cells.description === undefined ? undefined : isLong ? paragraphs(short) + long : long,
  }
}

function checkTypes(cells: CellReader, record: FileRecord): void {
  const known = ['simple', 'variable', 'variation', 'virtual', 'downloadable', '']
  for (const row of record.rows)
    if (typesOf(cells, row).some(type => !known.includes(type))) cells.fault(row, 'type', 'import_type')
  const products = record.rows.filter(row => !typesOf(cells, row).includes('variation'))
  const [second] = products.slice(1)
  if (second) cells.fault(second, 'parent', 'import_group')
  const [first] = record.rows
  if (first && products.length === 0) cells.fault(first, 'parent', 'import_no_parent')
}

export function readWooProduct(record: FileRecord, options: ImportOptions) {
  const cells = cellReader(record, options)
  checkTypes(cells, record)
  const isVariation = (row: FileRow) => typesOf(cells, row).includes('variation')
  const main = record.rows.find(row => !isVariation(row)) ?? record.rows[0] ?? { line: 1, cells: {} }
  const variations = record.rows.filter(isVariation)
  const title = withoutTags(cells.text(main, 'title'))
  if (title === '') cells.fault(main, 'title', 'required')
  const optionsOf = (row: FileRow) =>
    attributesOf(cells, row).map(({ name, values }) => ({ name, value: values[0] ?? '' }))
  const optionNames = new Set(variations.flatMap(row => optionsOf(row).map(({ name }) => name)))
  const rows = variations.length > 0 ? variations : [main]
  const weights = record.rows.map(row => readWeight(cells, row) ?? 0)
  const hasWeight = Object.keys(main.cells).some(column => column.startsWith('weight_'))
  const [picture, ...otherPictures] = listOf(cells.text(main, 'pictures'))
  const product: ForeignProduct = {
    key: cells.text(main, 'id') || cells.text(main, 'sku') || slugOf(title),
    sku: variations.length > 0 ? cells.text(main, 'sku') : '',
    ownSku: `wc-${cells.text(main, 'id') || slugOf(title)}`,
    slug: '',
    title,
    ...textsOf(cells, main),
    brand: listOf(cells.text(main, 'brand'))[0],
    category: categoryOf(cells, main),
    status: statuses[cells.text(main, 'published')],
    weight: hasWeight ? Math.max(...weights) : undefined,
    isDigital: main.cells.type === undefined ? undefined : typesOf(cells, main).includes('virtual'),
    taxClass: taxClassOf(cells, main),
    attributes: attributesOf(cells, main)
      .filter(({ name }) => !optionNames.has(name))
      .flatMap(({ name, values }) => values.map(value => ({ name, value }))),
    pictures: [picture, ...otherPictures].flatMap(url => (url ? [{ url, text: '' }] : [])),
    variants: rows.map(row => variantOf(cells, row, variations.length > 0 ? optionsOf(row) : [])),
  }
  return { product, cells }
}
