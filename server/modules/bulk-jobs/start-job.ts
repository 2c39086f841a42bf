/** Starts, lists and stops bulk jobs (decision 0067). */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/jobs.ts'
import { isAllowed } from '@/contract/permissions.ts'
import { shopTime } from '@/lib/shop-clock.ts'
import { markAudited } from '../../kernel/audited-writes.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { pageMeta } from '../../kernel/db/paging.ts'
import { inTransaction, isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { selectOrders } from '../orders/view/select-orders-repo.ts'
import { selectCustomers } from '../shop-customers/customer-list-repo.ts'
import {
  insertJob,
  jobById,
  jobViewById,
  jobViewByRequest,
  markStopped,
  pageOfJobs,
  pageOfRows,
} from './bulk-jobs-repo.ts'
import type { Job, NewJobRow } from './bulk-kind.ts'
import { bulkKinds } from './kinds.ts'
import { problemText } from './result-table.ts'

const mayUse = (kind: Job['kind'], context: CallContext): boolean =>
  isAllowed(bulkKinds[kind].permission, callerOf(context))

const todayOf = ({ now }: CallContext): string => shopTime(now()).slice(0, 10)

/** One row per order, in the order of the list. Refuses `validation` when no order matches, or more than a job can have. */
async function rowsOfOrders(
  body: Extract<contract.NewJob, { orders: unknown }>,
  context: CallContext,
): Promise<NewJobRow[] | Refusal> {
  const most = bulkKinds[body.kind].mostRows
  const selected = await selectOrders(context.db, body.orders, { limit: most + 1, today: todayOf(context) })
  if (selected.length === 0) return refuse('validation', [{ path: 'orders', code: 'no_orders' }])
  if (selected.length > most)
    return refuse('validation', [{ path: 'orders', code: 'too_many_orders', params: { most } }])
  const input = body.kind === 'tag' ? { add: body.add, remove: body.remove } : {}
  return selected.map(({ id, number }) => ({ subject: number, record_id: id, input }))
}

/** One row per customer, newest first. Refuses `validation` when no customer matches, or more than a job can have. */
async function rowsOfCustomers(
  body: Extract<contract.NewJob, { customers: unknown }>,
  { db }: CallContext,
): Promise<NewJobRow[] | Refusal> {
  const most = bulkKinds[body.kind].mostRows
  const selected = await selectCustomers(db, body.customers, most + 1)
  if (selected.length === 0) return refuse('validation', [{ path: 'customers', code: 'no_customers' }])
  if (selected.length > most)
    return refuse('validation', [{ path: 'customers', code: 'too_many_customers', params: { most } }])
  const input = body.kind === 'tag_customers' ? { add: body.add, remove: body.remove } : {}
  return selected.map(({ id, subject }) => ({ subject, record_id: id, input }))
}

/** One row per order, in the order of the request. Unknown orders are refused by their row later. */
async function rowsToShip(
  body: Extract<contract.NewJob, { kind: 'ship' }>,
  context: CallContext,
): Promise<NewJobRow[]> {
  const ids = body.rows.map(({ order_id }) => order_id)
  const selected = await selectOrders(context.db, { ids }, { limit: ids.length, today: todayOf(context) })
  const numbers = new Map(selected.map(({ id, number }) => [id, number]))
  return body.rows.map(({ order_id, ...input }) => ({
    subject: numbers.get(order_id) ?? String(order_id),
    record_id: order_id,
    input,
  }))
}

/** One row per line of the file. */
const rowsOfFile = (body: Extract<contract.NewJob, { kind: 'import_products' }>): NewJobRow[] =>
  body.rows.map(({ line, cells }) => ({ subject: cells.sku ?? String(line), record_id: line, input: cells }))

/** One row per record of another shop, with all lines of the file that belong to it. */
const rowsOfRecords = (body: Extract<contract.NewJob, { records: unknown }>): NewJobRow[] =>
  body.records.map(record => {
    const [{ line, cells } = { line: 1, cells: {} }] = record.rows
    const subject = ['title', 'number', 'handle', 'sku', 'email'].map(column => cells[column]).find(Boolean)
    return { subject: (subject ?? String(line)).slice(0, 200), record_id: line, input: record }
  })

function rowsOf(body: contract.NewJob, context: CallContext): Promise<NewJobRow[] | Refusal> | NewJobRow[] {
  if (body.kind === 'ship') return rowsToShip(body, context)
  if ('customers' in body) return rowsOfCustomers(body, context)
  if ('records' in body) return rowsOfRecords(body)
  return body.kind === 'import_products' ? rowsOfFile(body) : rowsOfOrders(body, context)
}

/** The part of the request that is the same for all rows. */
function optionsOf(body: contract.NewJob): Job['options'] {
  if (body.kind === 'labels') return { size: body.size }
  if ('records' in body) return body.options
  return body.kind === 'import_products' ? { decimal_signs: body.decimal_signs } : {}
}

/** Returns the job of an earlier request with the same `request_id`. The job itself is not audited; its changes are. */
export async function startJob(
  { body }: ParsedOf<typeof contract.startJob>,
  context: CallContext,
): Promise<contract.BulkJob | Refusal> {
  markAudited()
  if (!mayUse(body.kind, context)) return refuse('forbidden')
  const { caller, db, locale, now } = { ...context, caller: callerOf(context) }
  const rows = await rowsOf(body, context)
  if (isRefusal(rows)) return rows
  const job = {
    request_id: body.request_id,
    kind: body.kind,
    options: optionsOf(body),
    by_user_id: caller.userId,
    locale,
    created_at: now(),
  }
  const id = await db.transaction(tx => insertJob(tx, job, rows))
  const view = await (id === undefined
    ? jobViewByRequest(db, body.request_id, caller)
    : jobViewById(db, id, caller))
  return view ?? refuse('forbidden')
}

/** Jobs of the kinds that the caller may use, newest first. */
export async function listJobs(
  { query }: ParsedOf<typeof contract.listJobs>,
  context: CallContext,
): Promise<ResponseOf<typeof contract.listJobs>> {
  const kinds = (Object.keys(bulkKinds) as Job['kind'][]).filter(kind => mayUse(kind, context))
  const { rows, total } = await pageOfJobs(context.db, kinds, query, callerOf(context))
  return { data: rows, meta: pageMeta(query, total) }
}

/** Refuses `not_found` also for a kind that the caller may not use. */
async function usableJob(id: number, context: CallContext): Promise<Job | Refusal> {
  const job = await jobById(context.db, id)
  return job && mayUse(job.kind, context) ? job : refuse('not_found')
}

export async function showJob(
  { params }: ParsedOf<typeof contract.showJob>,
  context: CallContext,
): Promise<contract.BulkJob | Refusal> {
  const job = await usableJob(params.id, context)
  return isRefusal(job)
    ? job
    : ((await jobViewById(context.db, job.id, callerOf(context))) ?? refuse('not_found'))
}

export async function listJobRows(
  { params, query }: ParsedOf<typeof contract.listJobRows>,
  context: CallContext,
): Promise<ResponseOf<typeof contract.listJobRows> | Refusal> {
  const job = await usableJob(params.id, context)
  if (isRefusal(job)) return job
  const { rows, total } = await pageOfRows(context.db, job.id, query)
  const data = rows.map(row => {
    const { position, subject, record_id, status, problem } = row
    return { position, subject, record_id, status, problem, message: problemText(row, context.locale) }
  })
  return { data, meta: pageMeta(query, total) }
}

/** Rows that are done remain. A job that has ended is returned unchanged. */
export async function stopJob(
  input: ParsedOf<typeof contract.stopJob>,
  context: CallContext,
): Promise<contract.BulkJob | Refusal> {
  markAudited()
  const job = await usableJob(input.params.id, context)
  if (isRefusal(job)) return job
  await inTransaction(context, tx => markStopped(tx, job.id, context.now()))
  return showJob(input as ParsedOf<typeof contract.showJob>, context)
}
