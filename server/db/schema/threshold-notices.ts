/** Warnings about the threshold of distance sales that the shop has read, one per year and level (decision 0065). */
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { thresholdLevels } from '@/contract/endpoints/admin/oss.ts'
import { timestampColumn } from './timestamp-column.ts'

export const thresholdNotices = pgTable(
  'threshold_notices',
  {
    year: integer().notNull(),
    level: text().$type<(typeof thresholdLevels)[number]>().notNull(),
    read_at: timestampColumn().notNull(),
  },
  table => [primaryKey({ columns: [table.year, table.level] })],
)
