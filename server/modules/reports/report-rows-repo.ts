/**
 * Reads and writes `report_rows`. A closed day is stored once with its entries and their sum, a month and a year when their
 * last day is closed. Later days are read from the ledgers, so a report is always complete.
 */
import { type SQL, sql } from 'drizzle-orm'
import { type ReportFigure, type ReportName, reportNames } from '@/contract/endpoints/admin/reports.ts'
import { reportProgress, reportRows } from '../../db/schema/reports.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { closedRanges, dayAfter } from './report-days.ts'
import { type Span, sourceOf } from './report-sources-repo.ts'

const figureNames = ['received', 'refunded', 'taxable', 'vat', 'orders', 'count'] as const

const summed = sql.join(
  figureNames.map(name => sql`sum(${sql.identifier(name)})::float8 as ${sql.identifier(name)}`),
  sql`, `,
)

const keyOfSum = '*'

/** Searches are deleted after thirty days and not stored a second time. */
const isStored = (report: ReportName): boolean => report !== 'searches'

/** Returns the last closed day, or undefined before the first one. */
export async function closedUntil(db: Queryable): Promise<string | undefined> {
  const [row] = await db.select({ day: reportProgress.closed_until }).from(reportProgress)
  return row?.day
}

/** Returns the day of the first payment, document, return, pack or battle, or undefined in an empty shop. */
export async function firstDay(db: Queryable): Promise<string | undefined> {
  const { rows } = await db.execute<{ day: string | null }>(sql`
    select least((select min(at) from payment_events), (select min(issued_at) from sale_documents), (select min(created_at) from order_returns),
      (select min(opened_at) from user_packs), (select min(settled_at) from battles))::date::text as day`)
  return rows[0]?.day ?? undefined
}

/** Invoices of the version before decision 0060 that a job has not stored as documents yet. */
export async function hasUnstoredInvoices(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from invoices i where not exists (
    select 1 from sale_documents d where d.order_id = i.order_id and d.kind = 'earlier_invoice') limit 1`)
  return rows.length > 0
}

/**
 * Whether stored figures have keys of an earlier version: ids of accounts, and `guests` (decision 0070). Its processes may
 * write them during an upgrade.
 */
export async function hasFormerCustomerKeys(db: Queryable): Promise<boolean> {
  const { rows } =
    await db.execute(sql`select 1 from ${reportRows} where report = 'customers' and grain = 'day'
    and (key = 'guests' or key < 'c' and key <> ${keyOfSum}) limit 1`)
  return rows.length > 0
}

/** Deletes all stored figures. Reports read the ledgers until their days are closed again. */
export async function reopenDays(tx: Queryable): Promise<void> {
  await tx.delete(reportProgress)
  await tx.delete(reportRows)
}

/** Stores the days of the span, which follow the closed days, and every month and year that ends in it. */
export async function closeDays(tx: Queryable, span: Span): Promise<void> {
  await tx.execute(
    sql`delete from ${reportRows} where grain = 'day' and first between ${span.from} and ${span.to}`,
  )
  for (const report of reportNames.filter(isStored)) {
    await tx.execute(sql`insert into report_rows (report, grain, first, key, received, refunded, taxable, vat, orders, count)
      select ${report}, 'day', day, key, received, refunded, taxable, vat, orders, count from (${sourceOf(report, span)}) s`)
  }
  await tx.execute(sql`insert into report_rows (report, grain, first, key, received, refunded, taxable, vat, orders, count)
    select report, 'day', first, ${keyOfSum}, sum(received), sum(refunded), sum(taxable), sum(vat), sum(orders), sum(count)
    from report_rows where grain = 'day' and first between ${span.from} and ${span.to} group by report, first`)
  for (const grain of ['month', 'year'] as const) {
    await tx.execute(sql`insert into report_rows (report, grain, first, key, received, refunded, taxable, vat, orders, count)
      select report, ${grain}, date_trunc(${grain}, first)::date, key, sum(received), sum(refunded), sum(taxable), sum(vat), sum(orders), sum(count)
      from report_rows where grain = 'day' and key <> ${keyOfSum}
        and first >= date_trunc(${grain}, ${span.from}::date)
        and first < date_trunc(${grain}, ${dayAfter(span.to)}::date)
      group by report, 3, key
      on conflict (report, grain, first, key) do update set received = excluded.received, refunded = excluded.refunded,
        taxable = excluded.taxable, vat = excluded.vat, orders = excluded.orders, count = excluded.count`)
  }
  await tx
    .insert(reportProgress)
    .values({ id: 1, closed_until: span.to })
    .onConflictDoUpdate({ target: reportProgress.id, set: { closed_until: span.to } })
}

/** The rows of the closed days. `isOfSums`: the sum of each day instead of its entries. */
const storedRows = (report: ReportName, span: Span, isOfSums: boolean): SQL[] =>
  (isOfSums ? [{ grain: 'day', ...span }] : closedRanges(span)).map(
    ({ grain, from, to }) => sql`select first as day, key, received, refunded, taxable, vat, orders, count
      from report_rows where report = ${report} and grain = ${grain} and first between ${from} and ${to}
        and key ${isOfSums ? sql`=` : sql`<>`} ${keyOfSum}`,
  )

/** Rows of `day`, `key` and figures: stored ones of the closed days, current ones of the later days. */
function rowsOf(report: ReportName, { from, to }: Span, closed: string | undefined, isOfSums: boolean): SQL {
  if (closed === undefined || closed < from || !isStored(report))
    return sql`(${sourceOf(report, { from, to })})`
  if (closed >= to) return sql`(${sql.join(storedRows(report, { from, to }, isOfSums), sql` union all `)})`
  const parts = [
    ...storedRows(report, { from, to: closed }, isOfSums),
    sourceOf(report, { from: dayAfter(closed), to }),
  ]
  return sql`(${sql.join(parts, sql` union all `)})`
}

export type Figures = Record<ReportFigure, number>
type FigureRow = { [Name in keyof Figures]: Figures[Name] }

export const noFigures: Figures = { received: 0, refunded: 0, taxable: 0, vat: 0, orders: 0, count: 0 }

const figuresOf = (row: FigureRow): Figures =>
  Object.fromEntries(figureNames.map(name => [name, row[name] ?? 0])) as Figures

interface Reading extends Span {
  report: ReportName
  closed: string | undefined
}

/** Returns the figures of each day, week (from Monday) or month that has some, by its first day. */
export async function figuresByStep(
  db: Queryable,
  { report, closed, ...span }: Reading,
  step: 'day' | 'week' | 'month',
): Promise<Map<string, Figures>> {
  const { rows } = await db.execute<FigureRow & { first: string }>(sql`
    select greatest(date_trunc(${step}, day)::date, ${span.from}::date)::text as first, ${summed}
    from ${rowsOf(report, span, closed, true)} r group by 1`)
  return new Map(rows.map(row => [row.first, figuresOf(row)]))
}

export interface EntryRow {
  key: string
  figures: Figures
}

/**
 * Plans the queries of this transaction by their own periods: a plan for any period reads whole tables. Hash tables of 100,000 customers
 * need no file. Parallel workers would sort their groups before they are merged.
 */
export async function planForReport(tx: Queryable): Promise<void> {
  await tx.execute(sql`select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('work_mem', '64MB', true),
    set_config('max_parallel_workers_per_gather', '0', true)`)
}

/**
 * Returns the entries sorted by takings or, if the report has no money, by `count`. `total` counts all entries. The first query sums only
 * what it sorts by, because a shop may have more customers than an answer has entries.
 */
export async function largestEntries(
  tx: Queryable,
  reading: Reading,
  limit: number,
): Promise<{ entries: EntryRow[]; total: number }> {
  const { report, closed, ...span } = reading
  const { rows } = await tx.execute<{ key: string; total: number }>(sql`
    select key, (count(*) over ())::int as total from ${rowsOf(report, span, closed, false)} r
    group by key order by sum((received - refunded)::float8) desc, sum(count::float8) desc, key limit ${limit}`)
  const keys = rows.map(({ key }) => key)
  const figures = await figuresOfEntries(tx, reading, keys)
  return {
    entries: keys.map(key => ({ key, figures: figures.get(key) ?? noFigures })),
    total: rows[0]?.total ?? 0,
  }
}

/** Returns the figures of these entries. An entry without figures is missing. */
export async function figuresOfEntries(
  db: Queryable,
  { report, closed, ...span }: Reading,
  keys: readonly string[],
): Promise<Map<string, Figures>> {
  if (keys.length === 0) return new Map()
  const { rows } = await db.execute<FigureRow & { key: string }>(sql`
    select key, ${summed} from ${rowsOf(report, span, closed, false)} r
    where key in (${sql.join(
      keys.map(key => sql`${key}`),
      sql`, `,
    )}) group by key`)
  return new Map(rows.map(row => [row.key, figuresOf(row)]))
}
