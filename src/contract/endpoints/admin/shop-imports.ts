/**
 * Import of the files that another shop system exports (decision 0075). A record of the import is a product, an order or a customer with all
 * rows of the file that belong to it. The client finds the columns and groups the rows, the server interprets them.
 */
import { z } from 'zod'
import { priceModes } from '../../../domain/tax/tax-terms.ts'
import { endpoint } from '../../endpoint.ts'
import { RowId } from '../../envelope.ts'
import { importFormats } from '../../import-formats.ts'
import { locales } from '../../locales.ts'
import { FieldProblem } from '../../problems.ts'

const Line = z.int().min(1).max(10_000_000)

/** `cells` by the key of the column (`import-formats.ts`), without empty cells of the first and all unknown columns. */
const FileRow = z.strictObject({
  line: Line,
  cells: z.record(z.string().max(40), z.string().max(200_000)),
})
export type FileRow = z.infer<typeof FileRow>

export const FileRecord = z.strictObject({ rows: z.array(FileRow).min(1).max(500) })
export type FileRecord = z.infer<typeof FileRecord>

/** How the values of a file are interpreted. */
export const ImportOptions = z.strictObject({
  format: z.enum(importFormats),
  locale: z.enum(locales), // language of the texts
  prices: z.enum(priceModes), // whether the prices contain VAT
  status: z.enum(['file', 'draft']), // of new products
  category_id: RowId.nullable(), // of products without a category
  decimal_sign: z.enum([',', '.']).nullable(), // derived from the prices of the file; null = none shows it
})
export type ImportOptions = z.infer<typeof ImportOptions>

export const mostPreviewed = 20 // records of one call

/** An error or a notice. `path` is the key of the column, `params.line` the row of the file. */
const ImportNotice = FieldProblem

export const RecordResult = z.object({
  line: z.int(), // of the first row
  subject: z.string(), // title or number
  done: z.enum(['created', 'changed', 'same', 'failed']),
  id: z.int().nullable(),
  faults: z.array(ImportNotice), // the record is not imported
  notices: z.array(ImportNotice), // the record is imported without these values
  changes: z.array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })),
  pictures: z.int(), // addresses to download
  hidden_offers: z.int(), // tiers with a discount that the shop will not show as an offer
})
export type RecordResult = z.infer<typeof RecordResult>

/** A file of orders or customers also requires the permission to change those. */
export const previewShopImport = endpoint({
  tag: 'Administration',
  permission: 'admin:products:write',
  method: 'POST',
  path: '/admin/imports/preview',
  summary: 'What an import of these records would do; nothing is stored',
  changesNothing: true,
  body: z.strictObject({
    import_id: z.uuid(), // one per file; its records are checked against each other across calls
    records: z.array(FileRecord).min(1).max(mostPreviewed),
    options: ImportOptions,
  }),
  response: z.object({ results: z.array(RecordResult) }),
  problems: ['unauthenticated', 'forbidden'],
})
