/** Bulk jobs of the administration and their rows (decision 0067). Both are deleted after some days. */

import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { JobKind, jobRowStatuses, jobStatuses, RowProblem } from '@/contract/endpoints/admin/jobs.ts'
import type { Locale } from '@/contract/locales.ts'
import type { AdminPermission } from '@/contract/permissions.ts'
import { users } from './auth.ts'
import { timestampColumn } from './timestamp-column.ts'

export const bulkJobs = pgTable(
  'bulk_jobs',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    request_id: uuid().notNull().unique(),
    kind: text().$type<JobKind>().notNull(),
    options: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}), // the same for all rows
    status: text().$type<(typeof jobStatuses)[number]>().notNull().default('waiting'),
    total: integer().notNull(),
    succeeded: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    file_name: text(), // null = no result file
    // What the content of the file requires besides the permission of the kind. The default protects files of earlier versions.
    file_permissions: text().array().$type<AdminPermission[]>().notNull().default(['admin:money:read']),
    by_user_id: integer()
      .notNull()
      .references(() => users.id),
    locale: text().$type<Locale>().notNull(), // of the result file
    created_at: timestampColumn().notNull(),
    finished_at: timestampColumn(),
    holder: text(), // random id of the process that works on the job
    lease_until: timestampColumn(), // no other process may claim the job before
    served_at: timestampColumn(), // when a process last claimed the job
  },
  table => [
    index('bulk_jobs_open').on(table.served_at, table.id).where(sql`status in ('waiting', 'running')`),
    index('bulk_jobs_by_time').on(table.created_at),
  ],
)

export const bulkJobRows = pgTable(
  'bulk_job_rows',
  {
    job_id: integer()
      .notNull()
      .references(() => bulkJobs.id, { onDelete: 'cascade' }),
    position: integer().notNull(), // from 1
    subject: text().notNull(), // for the list, such as the number of the order
    record_id: integer().notNull(), // for example the id of the order
    input: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    status: text().$type<(typeof jobRowStatuses)[number]>().notNull().default('waiting'),
    problem: jsonb().$type<RowProblem>(), // null = the row has not failed
  },
  table => [
    primaryKey({ columns: [table.job_id, table.position] }),
    index('bulk_job_rows_waiting').on(table.job_id, table.position).where(sql`status = 'waiting'`),
  ],
)
