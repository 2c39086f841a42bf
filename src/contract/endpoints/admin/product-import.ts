/**
 * Import and export of products as table rows. A row identifies a product or a variant by its article number (`sku`). Missing columns stay
 * unchanged. Each row is a transaction: a failed row changes nothing and does not stop the others.
 */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { decimal, PageQuery, pageOf } from '../../envelope.ts'
import { locales } from '../../locales.ts'
import { FieldProblem } from '../../problems.ts'
import { csvFieldNames, productStatuses } from '../../product-fields.ts'
import type { ProductWords } from './products.ts'

const reading = { tag: 'Administration', permission: 'admin:products:read' } as const
const writing = { tag: 'Administration', permission: 'admin:products:write' } as const
const refused = ['unauthenticated', 'forbidden'] as const

/** Texts of a product with one column per language. */
export const wordColumns = [
  'title',
  'subtitle',
  'description',
  'slug',
  'warnings',
] as const satisfies readonly (keyof ProductWords)[]

/** The columns of the file, in the order of an export. `category` is an Italian slug; money is `12,90`. */
export const importColumns = [
  'sku',
  'category',
  'status',
  ...csvFieldNames,
  'pictures', // URLs separated by |
  ...wordColumns.flatMap(word => locales.map(locale => `${word}_${locale}` as const)),
] as const
export type ImportColumn = (typeof importColumns)[number]

const Cells = z.partialRecord(z.enum(importColumns), z.string().max(20_000))
export const ImportRow = z.strictObject({ line: z.int().min(1), cells: Cells })
export type ImportRow = z.infer<typeof ImportRow>

export const importChunk = 100 // maximum rows of one call
export const mostImported = 10_000 // maximum rows of one file

/** The parsed value of a cell. Amounts are cents. Texts are cut after 200 characters. */
const ImportChange = z.object({
  path: z.enum(importColumns),
  before: z.union([z.string(), z.number()]).nullable(), // null: the product is new, or the value is empty
  after: z.union([z.string(), z.number()]).nullable(),
})
export type ImportChange = z.infer<typeof ImportChange>

export const ImportResult = z.object({
  line: z.int(),
  done: z.enum(['created', 'changed', 'same', 'failed']),
  id: z.int().nullable(),
  faults: z.array(FieldProblem), // `path` is the column
  changes: z.array(ImportChange),
  hidden_offers: z.int(), // tiers with a discount that the shop will not show as an offer
})
export type ImportResult = z.infer<typeof ImportResult>

/** Sign of the decimals per column, derived from other cells of the column. */
export const DecimalSigns = z.partialRecord(z.enum(importColumns), z.enum([',', '.'])).default({})

export const importProducts = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/products/import',
  summary: 'Import rows; with `dry_run` report what would happen and change nothing',
  body: z.strictObject({
    import_id: z.uuid(), // one per file; its rows are checked against each other across calls
    rows: z.array(ImportRow).min(1).max(importChunk),
    dry_run: z.boolean(),
    decimal_signs: DecimalSigns,
  }),
  response: z.object({ results: z.array(ImportResult) }),
  problems: refused,
})

export const exportProducts = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/products/export',
  summary: 'Products and their variants as rows an import takes back',
  query: PageQuery.extend({
    status: z.enum(productStatuses).optional(),
    category_id: decimal(1).optional(),
  }),
  response: pageOf(z.object({ cells: Cells })),
  problems: refused,
})
