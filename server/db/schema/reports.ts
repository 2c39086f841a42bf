/** Figures of closed days, so that reports of long periods read few rows (decision 0070). Amounts in cents. */
import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ReportName } from '@/contract/endpoints/admin/reports.ts'

/** Length of the period that a row adds up. */
export const reportGrains = ['day', 'month', 'year'] as const

const sum = () => bigint({ mode: 'number' }).notNull()

export const reportRows = pgTable(
  'report_rows',
  {
    report: text().$type<ReportName>().notNull(),
    grain: text().$type<(typeof reportGrains)[number]>().notNull(),
    first: date({ mode: 'string' }).notNull(), // first day of the period, in the shop's time zone
    key: text().notNull(), // entry of the report; `*` = the sum of all entries, with grain `day` only
    received: sum(),
    refunded: sum(),
    taxable: sum(),
    vat: sum(),
    orders: sum(),
    count: sum(),
  },
  table => [
    primaryKey({ columns: [table.report, table.grain, table.first, table.key] }),
    index('report_rows_of_entry').on(table.report, table.grain, table.key, table.first),
  ],
)

/** One row: all days until this one are in `report_rows`. */
export const reportProgress = pgTable('report_progress', {
  id: integer().primaryKey(),
  closed_until: date({ mode: 'string' }).notNull(),
})
