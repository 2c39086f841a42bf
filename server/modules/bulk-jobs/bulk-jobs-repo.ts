/** Bulk jobs and their rows. A process works on a job while it holds its lease. */
import { and, asc, count, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { BulkJob, RowProblem } from '@/contract/endpoints/admin/jobs.ts'
import { isAllowed } from '@/contract/permissions.ts'
import { users } from '../../db/schema/auth.ts'
import { bulkJobRows, bulkJobs } from '../../db/schema/bulk-jobs.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { onPage, type PageAsked } from '../../kernel/db/paging.ts'
import type { Job, JobRow } from './bulk-kind.ts'

type NewJob = typeof bulkJobs.$inferInsert
type NewRow = Omit<typeof bulkJobRows.$inferInsert, 'job_id' | 'position'>

const rowsPerInsert = 1000 // far below the limit of 65,535 parameters

/** Returns undefined if a job with this `request_id` exists. Rows are numbered from 1. */
export async function insertJob(
  tx: Queryable,
  job: Omit<NewJob, 'total'>,
  rows: readonly NewRow[],
): Promise<number | undefined> {
  const [stored] = await tx
    .insert(bulkJobs)
    .values({ ...job, total: rows.length })
    .onConflictDoNothing()
    .returning({ id: bulkJobs.id })
  if (!stored) return undefined
  const numbered = rows.map((row, at) => ({ ...row, job_id: stored.id, position: at + 1 }))
  for (let at = 0; at < numbered.length; at += rowsPerInsert)
    await tx.insert(bulkJobRows).values(numbered.slice(at, at + rowsPerInsert))
  return stored.id
}

const view = {
  id: bulkJobs.id,
  kind: bulkJobs.kind,
  status: bulkJobs.status,
  total: bulkJobs.total,
  succeeded: bulkJobs.succeeded,
  failed: bulkJobs.failed,
  by: users.name,
  created_at: bulkJobs.created_at,
  finished_at: bulkJobs.finished_at,
  file: bulkJobs.file_name,
  file_permissions: bulkJobs.file_permissions,
}

const viewsOf = (db: Queryable, condition: SQL | undefined) =>
  db
    .select(view)
    .from(bulkJobs)
    .innerJoin(users, eq(users.id, bulkJobs.by_user_id))
    .where(condition)
    .$dynamic()

type ViewRow = Awaited<ReturnType<typeof viewsOf>>[number]

type Reader = Parameters<typeof isAllowed>[1]

/** The name of a file is omitted if its content requires a permission that the reader lacks. */
const jobView = (
  { created_at, finished_at, file_permissions, ...job }: ViewRow,
  reader: Reader,
): BulkJob => ({
  ...job,
  file: file_permissions.every(permission => isAllowed(permission, reader)) ? job.file : null,
  created_at: created_at.toISOString(),
  finished_at: finished_at?.toISOString() ?? null,
})

/** Returns undefined when no job has the id. */
export async function jobViewById(db: Queryable, id: number, reader: Reader): Promise<BulkJob | undefined> {
  const [row] = await viewsOf(db, eq(bulkJobs.id, id))
  return row && jobView(row, reader)
}

/** Returns undefined when no job was started with the `request_id`. */
export async function jobViewByRequest(
  db: Queryable,
  requestId: string,
  reader: Reader,
): Promise<BulkJob | undefined> {
  const [row] = await viewsOf(db, eq(bulkJobs.request_id, requestId))
  return row && jobView(row, reader)
}

/** Jobs of these kinds, newest first. */
export async function pageOfJobs(
  db: Queryable,
  kinds: readonly Job['kind'][],
  query: PageAsked,
  reader: Reader,
): Promise<{ rows: BulkJob[]; total: number }> {
  const condition = inArray(bulkJobs.kind, [...kinds])
  const [counted] = await db.select({ total: count() }).from(bulkJobs).where(condition)
  const rows = await onPage(viewsOf(db, condition).orderBy(desc(bulkJobs.id)), query)
  return { rows: rows.map(row => jobView(row, reader)), total: counted?.total ?? 0 }
}

/** Returns undefined when no job has the id. */
export async function jobById(db: Queryable, id: number): Promise<Job | undefined> {
  const [row] = await db.select().from(bulkJobs).where(eq(bulkJobs.id, id))
  return row
}

export async function pageOfRows(
  db: Queryable,
  jobId: number,
  { status, ...query }: PageAsked & { status?: JobRow['status'] | undefined },
): Promise<{ rows: JobRow[]; total: number }> {
  const condition = and(eq(bulkJobRows.job_id, jobId), status && eq(bulkJobRows.status, status))
  const [counted] = await db.select({ total: count() }).from(bulkJobRows).where(condition)
  const rows = await onPage(
    db.select().from(bulkJobRows).where(condition).orderBy(asc(bulkJobRows.position)),
    query,
  )
  return { rows, total: counted?.total ?? 0 }
}

/** Returns up to `limit` rows in this state, in their order. */
export const rowsOf = (
  db: Queryable,
  jobId: number,
  status: JobRow['status'] | undefined,
  limit: number,
): Promise<JobRow[]> =>
  db
    .select()
    .from(bulkJobRows)
    .where(and(eq(bulkJobRows.job_id, jobId), status && eq(bulkJobRows.status, status)))
    .orderBy(asc(bulkJobRows.position))
    .limit(limit)

const leaseEnd = sql`clock_timestamp() + interval '6 seconds'` // after a crash no process works on the job for so long

/**
 * Claims the open job that was served the longest time ago, so that a long job does not block the others. Returns undefined without
 * a job that is free.
 */
export async function claimJob(db: Queryable, holder: string): Promise<Job | undefined> {
  const free = db
    .select({ id: bulkJobs.id })
    .from(bulkJobs)
    .where(
      and(
        inArray(bulkJobs.status, ['waiting', 'running']),
        sql`(${bulkJobs.lease_until} is null or ${bulkJobs.lease_until} <= clock_timestamp())`,
      ),
    )
    .orderBy(sql`${bulkJobs.served_at} asc nulls first`, asc(bulkJobs.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(bulkJobs)
    .set({ status: 'running', holder, lease_until: leaseEnd, served_at: sql`clock_timestamp()` })
    .where(inArray(bulkJobs.id, free))
    .returning()
  return claimed
}

interface Held {
  id: number
  holder: string | null
}

const isHeld = ({ id, holder }: Held): SQL => sql`id = ${id} and holder = ${holder} and status = 'running'`

/** Call it every two seconds while the process works on the job. */
export async function renewLease(db: Queryable, job: Held): Promise<void> {
  await db.update(bulkJobs).set({ lease_until: leaseEnd }).where(isHeld(job))
}

export async function releaseJob(db: Queryable, job: Held): Promise<void> {
  await db.update(bulkJobs).set({ lease_until: null, holder: null }).where(isHeld(job))
}

/**
 * Stores the results of rows and renews the lease. `problem` null: the row is done. Returns false if another process works on the job,
 * it was stopped, or a row has a result already. The caller must then roll back.
 */
export async function markRows(
  tx: Queryable,
  job: Held,
  results: readonly { position: number; problem: RowProblem | null }[],
): Promise<boolean> {
  const { rows } = await tx.execute<{ marked: number }>(sql`
    with result as (select * from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as r(position int, problem jsonb)),
    marked as (
      update bulk_job_rows row set status = case when r.problem is null then 'done' else 'failed' end, problem = r.problem
      from result r where row.job_id = ${job.id} and row.position = r.position and row.status = 'waiting'
      returning row.status)
    update bulk_jobs set lease_until = ${leaseEnd},
      succeeded = succeeded + (select count(*) from marked where status = 'done'),
      failed = bulk_jobs.failed + (select count(*) from marked where status = 'failed')
    where ${isHeld(job)} returning (select count(*)::int from marked) as marked`)
  return rows[0]?.marked === results.length
}

/** Returns whether the job was still held by this process. */
export async function finishJob(
  db: Queryable,
  job: Held,
  result: Pick<Job, 'status' | 'file_name' | 'file_permissions'> & { finished_at: Date },
): Promise<boolean> {
  const finished = await db
    .update(bulkJobs)
    .set({ ...result, holder: null, lease_until: null })
    .where(isHeld(job))
    .returning({ id: bulkJobs.id })
  return finished.length > 0
}

/** Returns whether the job was open. The process that works on it cannot mark another row. */
export async function markStopped(tx: Queryable, id: number, now: Date): Promise<boolean> {
  const stopped = await tx
    .update(bulkJobs)
    .set({ status: 'stopped', finished_at: now, holder: null, lease_until: null })
    .where(and(eq(bulkJobs.id, id), inArray(bulkJobs.status, ['waiting', 'running'])))
    .returning({ id: bulkJobs.id })
  return stopped.length > 0
}

/** Deletes the jobs that were started before this moment, with their rows. */
export async function deleteJobsBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(bulkJobs).where(lt(bulkJobs.created_at, before))
}
