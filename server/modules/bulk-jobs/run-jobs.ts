/**
 * Works on bulk jobs (decision 0067). Each process runs this repeatedly; a lease lets one process at a time work on a job. The result of
 * a row is stored in the transaction of its change, so a row is done once, also if the process ends in the middle.
 */
import { randomUUID } from 'node:crypto'
import type { RowProblem } from '@/contract/endpoints/admin/jobs.ts'
import { isAllowed } from '@/contract/permissions.ts'
import type { AppContext, CallContext } from '../../kernel/context.ts'
import type { Database, Queryable } from '../../kernel/db/database.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { identityOf } from '../auth/sessions-repo.ts'
import { claimJob, finishJob, insertJob, markRows, releaseJob, renewLease, rowsOf } from './bulk-jobs-repo.ts'
import type { BulkKind, ChangingKind, FollowingJob, Job, JobFile, JobRow, PrintingKind } from './bulk-kind.ts'
import { fileKeyOf } from './job-files.ts'
import { bulkKinds } from './kinds.ts'
import { resultTable } from './result-table.ts'

const rowsPerTurn = 20 // of changes; then other jobs have their turn
const rowsPerCheck = 100
const renewMillis = 2000

/** The job was stopped or claimed by another process. */
class LostLease extends Error {}

/** Works until no job is free, or until the process stops. */
export async function runJobs(context: AppContext, holder: string, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const job = await claimJob(context.db, holder)
    if (!job) return
    // Not awaited: a renewal that fails is logged, and the next one follows.
    const renewal = setInterval(
      () =>
        void renewLease(context.db, job).catch(error =>
          context.log.error({ err: error }, 'lease of a bulk job failed'),
        ),
      renewMillis,
    )
    try {
      await serve(job, context, stopping)
    } catch (error) {
      if (!(error instanceof LostLease)) throw error
    } finally {
      clearInterval(renewal)
    }
  }
}

/** Does one turn of the job, and finishes it after its last row. */
async function serve(job: Job, context: AppContext, stopping: AbortSignal): Promise<void> {
  const acting = await contextOf(job, context)
  const kind = permittedKind(bulkKinds[job.kind], acting)
  const isComplete =
    'change' in kind
      ? await changeRows(job, kind, acting, stopping)
      : await checkRows(job, kind, acting, stopping)
  if (!isComplete) await releaseJob(context.db, job)
  else await finish(job, kind, acting)
}

/** Refuses every row if the person who started the job has lost the permission since. */
function permittedKind(kind: BulkKind, { caller }: CallContext): BulkKind {
  if (isAllowed(kind.permission, caller)) return kind
  return 'change' in kind
    ? { ...kind, change: async () => refuse('forbidden') }
    : {
        ...kind,
        check: async rows =>
          new Map(rows.map(({ position }) => [position, { code: 'forbidden', fields: [] }])),
      }
}

/** The context of the person who started the job, with the present permissions. There is no request, so no headers or cookies. */
const contextOf = async (job: Job, context: AppContext): Promise<CallContext> => ({
  ...context,
  caller: {
    userId: job.by_user_id,
    sessionId: '',
    signedInBy: null,
    secondFactor: 'off', // the call that started the job has checked it
    ...((await identityOf(context.db, job.by_user_id)) ?? { role: 'user', permissions: [] }),
  },
  locale: job.locale,
  request: {
    id: `job-${job.id}`,
    ip: '',
    userAgent: '',
    origin: undefined,
    fetchSite: undefined,
    bearer: undefined,
    cookies: {},
    idempotencyKey: undefined,
    orderKey: undefined,
    file: undefined,
  },
  reply: { setCookie: () => {}, clearCookie: () => {} },
})

const problemOf = ({ code, fields, extra }: Refusal): RowProblem => ({
  code,
  fields: [...fields],
  ...(extra.params && { params: extra.params }),
})

async function markOrLeave(tx: Queryable, job: Job, position: number, problem: RowProblem | null) {
  if (!(await markRows(tx, job, [{ position, problem }]))) throw new LostLease()
}

/** Returns a database whose first successful transaction also marks the row as done. Everything else is unchanged. */
function marking(db: Database, job: Job, { position }: JobRow): Database {
  let isMarked = false
  const transaction: Database['transaction'] = (work, config) =>
    db.transaction(async tx => {
      const result = await work(tx)
      if (!isMarked && !isRefusal(result)) {
        await markOrLeave(tx, job, position, null)
        isMarked = true
      }
      return result
    }, config)
  return new Proxy(db, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name, target)),
  })
}

/** Returns whether no row waits. */
async function changeRows(
  job: Job,
  kind: ChangingKind,
  context: CallContext,
  stopping: AbortSignal,
): Promise<boolean> {
  const rows = await rowsOf(context.db, job.id, 'waiting', rowsPerTurn)
  for (const row of rows) {
    if (stopping.aborted) return false
    const problem = await changeRow(job, row, kind, context)
    if (problem) await context.db.transaction(tx => markOrLeave(tx, job, row.position, problem))
  }
  return rows.length < rowsPerTurn
}

async function changeRow(
  job: Job,
  row: JobRow,
  kind: ChangingKind,
  context: CallContext,
): Promise<RowProblem | undefined> {
  try {
    const result = await kind.change(row, { ...context, db: marking(context.db, job, row) }, job)
    return isRefusal(result) ? problemOf(result) : undefined
  } catch (error) {
    if (error instanceof LostLease) throw error
    context.log.error({ err: error, job: job.id, row: row.position }, 'one row of a bulk job failed')
    return { code: 'internal', fields: [] }
  }
}

/** Returns whether no row waits. */
async function checkRows(
  job: Job,
  kind: PrintingKind,
  context: CallContext,
  stopping: AbortSignal,
): Promise<boolean> {
  for (;;) {
    const rows = await rowsOf(context.db, job.id, 'waiting', rowsPerCheck)
    if (rows.length === 0) return true
    if (stopping.aborted) return false
    const problems = await kind.check(rows, context)
    const results = rows.map(({ position }) => ({ position, problem: problems.get(position) ?? null }))
    await context.db.transaction(async tx => {
      if (!(await markRows(tx, job, results))) throw new LostLease()
    })
  }
}

async function finish(job: Job, kind: BulkKind, context: CallContext): Promise<void> {
  try {
    const file = await fileOf(job, kind, context)
    if (file) await context.files.write(fileKeyOf(job), file.content)
    const following = 'change' in kind ? await followingJob(job, kind, context) : undefined
    await context.db.transaction(async tx => {
      const isFinished = await finishJob(tx, job, {
        status: 'done',
        file_name: file ? `${job.kind}-${job.id}.${file.ending}` : null,
        file_permissions: file?.permissions ?? [],
        finished_at: context.now(),
      })
      if (isFinished && following && following.rows.length > 0)
        await insertJob(tx, newJob(job, following.kind, context), following.rows)
    })
  } catch (error) {
    context.log.error({ err: error, job: job.id }, 'the file of a bulk job could not be made')
    await finishJob(context.db, job, {
      status: 'failed',
      file_name: null,
      file_permissions: [],
      finished_at: context.now(),
    })
  }
}

async function followingJob(
  job: Job,
  kind: ChangingKind,
  context: CallContext,
): Promise<FollowingJob | undefined> {
  if (!kind.follow) return undefined
  return kind.follow(await rowsOf(context.db, job.id, 'done', kind.mostRows), context, job)
}

const newJob = ({ by_user_id, locale }: Job, kind: Job['kind'], { now }: CallContext) => ({
  request_id: randomUUID(),
  kind,
  by_user_id,
  locale,
  created_at: now(),
})

/** Returns null if no row of a print has succeeded. */
async function fileOf(job: Job, kind: BulkKind, context: CallContext): Promise<JobFile | null> {
  if ('change' in kind)
    return resultTable(
      await rowsOf(context.db, job.id, undefined, kind.mostRows),
      job.locale,
      kind.inputColumns,
    )
  const rows = await rowsOf(context.db, job.id, 'done', kind.mostRows)
  return rows.length > 0 ? kind.print(rows, job, context) : null
}
