/** What a kind of bulk job declares (decision 0067). */
import type { JobKind, RowProblem } from '@/contract/endpoints/admin/jobs.ts'
import type { AdminPermission } from '@/contract/permissions.ts'
import type { bulkJobRows, bulkJobs } from '../../db/schema/bulk-jobs.ts'
import type { CallContext } from '../../kernel/context.ts'

export type JobRow = typeof bulkJobRows.$inferSelect
export type NewJobRow = Pick<JobRow, 'subject' | 'record_id' | 'input'>
export type Job = typeof bulkJobs.$inferSelect

export interface JobFile {
  ending: 'pdf' | 'csv'
  content: Buffer
  permissions: AdminPermission[] // what its content requires besides the permission of the kind
}

interface SharedFacts {
  permission: AdminPermission // of the person who starts, lists or stops the job
  mostRows: number
}

/** Changes records, one row at a time. Its file lists the result of each row. */
export interface ChangingKind extends SharedFacts {
  /**
   * Works on one row. The first transaction that it commits also marks the row as done, so a row is never done twice. Returns a
   * refusal if the row cannot be done; then no transaction may have changed anything.
   */
  change(row: JobRow, context: CallContext, job: Job): Promise<unknown>
  /** Values of a row's input that the result file contains, so that a failed row can be sent again. Each has a head in the area `prints`. */
  inputColumns?: readonly string[]
  /** Returns the rows of a job that starts when this one has ended. `rows` are those that are done. No rows: no job. */
  follow?(rows: readonly JobRow[], context: CallContext, job: Job): Promise<FollowingJob>
}

export interface FollowingJob {
  kind: JobKind
  rows: readonly NewJobRow[]
}

/** Changes nothing: checks all rows, then makes one file of the rows without a problem. */
export interface PrintingKind extends SharedFacts {
  /** Returns the problem of each row that cannot be in the file, by position. */
  check(rows: readonly JobRow[], context: CallContext): Promise<ReadonlyMap<number, RowProblem>>
  /** `rows` are the rows without a problem, at least one. */
  print(rows: readonly JobRow[], job: Job, context: CallContext): Promise<JobFile>
}

export type BulkKind = ChangingKind | PrintingKind
