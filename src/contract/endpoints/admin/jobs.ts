/**
 * Bulk jobs: work on many records that runs in the background (decision 0067). Each row of a job succeeds or fails
 * independently of the others. A job survives a restart of the server.
 */
import { z } from 'zod'
import { cleanCode, cleanLine } from '../../../lib/clean-text.ts'
import { endpoint, type ResponseOf } from '../../endpoint.ts'
import { decimal, IdParams, PageQuery, pageOf, RowId } from '../../envelope.ts'
import { Problem } from '../../problems.ts'
import { CustomerFilter } from './customers.ts'
import { mostTags, OrderFilter, OrderTag } from './order-list.ts'
import { DecimalSigns, ImportRow, mostImported } from './product-import.ts'
import { FileRecord, ImportOptions } from './shop-imports.ts'

const admin = { tag: 'Administration', permission: 'admin:enter' } as const // each kind of job requires its own permission
const refused = ['unauthenticated', 'forbidden'] as const

export const mostJobRows = 500 // rows that a request lists

/** Selected orders, or all orders that match the filter of a list. */
const Orders = z.union([
  z.strictObject({ ids: z.array(RowId).min(1).max(mostJobRows) }),
  z.strictObject({ filter: OrderFilter.strict() }),
])

/** The same for customers. */
const Customers = z.union([
  z.strictObject({ ids: z.array(RowId).min(1).max(mostJobRows) }),
  z.strictObject({ filter: CustomerFilter.strict() }),
])

const ShipRow = z.strictObject({
  order_id: RowId,
  carrier: z.string().overwrite(cleanLine).max(80).default(''), // '' is allowed for orders that are collected in the shop
  tracking_code: z.string().overwrite(cleanCode).max(80).default(''),
})

const TagChange = {
  add: z.array(OrderTag).max(mostTags).default([]),
  remove: z.array(OrderTag).max(mostTags).default([]),
}

export const labelSizes = ['a6', 'a4'] as const

const of = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ request_id: z.uuid(), kind: z.literal(kind), ...shape })

/** `request_id` is the same for all retries of one request, so that a job is started once. */
export const NewJob = z.discriminatedUnion('kind', [
  of('ship', { rows: z.array(ShipRow).min(1).max(mostJobRows) }),
  of('packing_slips', { orders: Orders }),
  of('pick_list', { orders: Orders }),
  of('labels', { orders: Orders, size: z.enum(labelSizes) }),
  of('invoices', { orders: Orders }),
  of('mark_paid', { orders: Orders }),
  of('cancel', { orders: Orders }),
  of('export_orders', { orders: Orders }),
  of('export_customers', { customers: Customers }),
  of('import_products', {
    rows: z.array(ImportRow).min(1).max(mostImported),
    decimal_signs: DecimalSigns,
  }),
  of('import_shop_products', {
    records: z.array(FileRecord).min(1).max(mostImported),
    options: ImportOptions,
  }),
  of('import_shop_customers', {
    records: z.array(FileRecord).min(1).max(mostImported),
    options: ImportOptions,
  }),
  of('import_shop_orders', {
    records: z.array(FileRecord).min(1).max(mostImported),
    options: ImportOptions,
  }),
  of('tag', { orders: Orders, ...TagChange }),
  of('tag_customers', { customers: Customers, ...TagChange }),
])
export type NewJob = z.infer<typeof NewJob>
/** Started by the server after an import: downloads the pictures of its products. */
export type JobKind = NewJob['kind'] | 'import_pictures'

export const jobStatuses = ['waiting', 'running', 'done', 'stopped', 'failed'] as const
export const jobRowStatuses = ['waiting', 'done', 'failed'] as const

/** Why a row failed. `params` fill the message of the code. */
const RowProblem = Problem.pick({ code: true, fields: true, params: true })
export type RowProblem = z.infer<typeof RowProblem>

export const BulkJob = z
  .object({
    id: z.int(),
    kind: z.string(),
    status: z.enum(jobStatuses), // `failed`: its file could not be made
    total: z.int(), // rows
    succeeded: z.int(),
    failed: z.int(),
    by: z.string(),
    created_at: z.string(),
    finished_at: z.string().nullable(),
    file: z.string().nullable(), // name of the result file
  })
  .meta({ id: 'BulkJob' })
export type BulkJob = z.infer<typeof BulkJob>

export const BulkJobRow = z.object({
  position: z.int(), // from 1
  subject: z.string(), // such as the number of the order
  record_id: z.int(), // such as the id of the order or the line of the file
  status: z.enum(jobRowStatuses),
  problem: RowProblem.nullable(),
  message: z.string(), // of the problem, in the request's language; '' = none
})
export type BulkJobRow = z.infer<typeof BulkJobRow>

/** Refused with `too_many` if the filter matches more orders than a job of this kind can have. */
export const startJob = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/jobs',
  summary: 'Start a bulk job; it runs in the background',
  status: 202,
  body: NewJob,
  response: BulkJob,
  problems: [...refused, 'too_many'],
})

export const listJobs = endpoint({
  ...admin,
  method: 'GET',
  path: '/admin/jobs',
  summary: 'Bulk jobs of the last days, newest first',
  query: PageQuery,
  response: pageOf(BulkJob),
  problems: refused,
})

export const showJob = endpoint({
  ...admin,
  method: 'GET',
  path: '/admin/jobs/:id',
  summary: 'A bulk job with its progress',
  params: IdParams,
  response: BulkJob,
  problems: [...refused, 'not_found'],
})

export const listJobRows = endpoint({
  ...admin,
  method: 'GET',
  path: '/admin/jobs/:id/rows',
  summary: 'Rows of a bulk job in their order',
  params: IdParams,
  query: PageQuery.extend({
    per_page: decimal(1, mostJobRows).default(100),
    status: z.enum(jobRowStatuses).optional(),
  }),
  response: pageOf(BulkJobRow),
  problems: [...refused, 'not_found'],
})

export const stopJob = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/jobs/:id/stop',
  summary: 'Stop a bulk job after the current row; completed rows remain',
  params: IdParams,
  response: BulkJob,
  problems: [...refused, 'not_found'],
})

export const linkToJobFile = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/jobs/:id/link',
  summary: 'A link to the result file that opens for sixty seconds',
  changesNothing: true,
  params: IdParams,
  response: z.object({ url: z.string() }),
  problems: [...refused, 'not_found'],
})
export type JobFileLink = ResponseOf<typeof linkToJobFile>
