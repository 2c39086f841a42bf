/** Which process runs a repeated job, so that each job runs in one process at a time. */
import { pgTable, text } from 'drizzle-orm/pg-core'
import { timestampColumn } from './timestamp-column.ts'

/**
 * The table is unlogged (migration 0052): claims are frequent and need no flush to disk. It is empty after a crash of PostgreSQL or on a
 * promoted replica, which means that no job is running.
 */
export const jobLeases = pgTable('job_leases', {
  job: text().primaryKey(),
  holder: text().notNull(), // random id of a process
  until: timestampColumn().notNull(), // no process may claim the job before
})
