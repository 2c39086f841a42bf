/** Imports the rows of a file as a bulk job (decision 0067). The job continues when the page is left. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callOrThrow } from '@/api/client.ts'
import type { Failure } from '@/api/failure.ts'
import { readAllPages } from '@/api/read-all-pages.ts'
import {
  type BulkJob,
  type BulkJobRow,
  listJobRows,
  mostJobRows,
  showJob,
} from '@/contract/endpoints/admin/jobs.ts'
import { isOpenJob, type JobWork, stop as stopJob, useStartJob } from '../../framework/jobs/job-calls.ts'
import type { ImportRun } from './use-trial.ts'

const pollMillis = 1000

interface Sent<Row> {
  rows: readonly Row[]
  job: BulkJob | null // null: the request failed
  failure: Failure | null
}

/** Returns all rows of the job in this state. */
const rowsInState = (id: number, status: BulkJobRow['status']): Promise<BulkJobRow[]> =>
  readAllPages(page =>
    callOrThrow(listJobRows, { params: { id }, query: { page, per_page: mostJobRows, status } }),
  )

/** The failed rows of an ended job with their errors, and the rows that it has not reached. */
async function readResults({ id, status }: BulkJob) {
  const failed = await rowsInState(id, 'failed')
  const unread = status === 'done' ? [] : await rowsInState(id, 'waiting')
  return {
    failed: new Map(failed.map(row => [row.record_id, row])),
    unread: new Set(unread.map(row => row.record_id)),
  }
}

type Results = Awaited<ReturnType<typeof readResults>>

/** The job of the rows, and the report of a row. `failed`: the row of the job that failed. */
interface ImportWork<Row, Report> {
  workOf(rows: readonly Row[]): JobWork
  reportOf(row: Row, failed: BulkJobRow | undefined): Report
}

export function useImportJob<Row extends { line: number }, Report extends { line: number }>({
  workOf,
  reportOf,
}: ImportWork<Row, Report>) {
  const start = useStartJob()
  const [sent, setSent] = useState<Sent<Row>>()
  const [isStarting, setStarting] = useState(false)
  const id = sent?.job?.id
  const { data: job = sent?.job ?? undefined } = useQuery({
    queryKey: ['admin', 'bulk-job', id],
    queryFn: () => callOrThrow(showJob, { params: { id: id ?? 0 } }),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data && !isOpenJob(state.data) ? false : pollMillis),
  })
  const isOpen = job !== undefined && isOpenJob(job)
  const { data: results } = useQuery({
    queryKey: ['admin', 'bulk-job-results', id],
    queryFn: () => readResults(job as BulkJob),
    enabled: job !== undefined && !isOpen,
  })
  const resultsOf = (rows: readonly Row[], { failed, unread }: Results) =>
    rows.filter(({ line }) => !unread.has(line)).map(row => reportOf(row, failed.get(row.line)))
  const run: ImportRun<Report> | undefined = sent && {
    importId: String(id),
    isTrial: false,
    total: sent.rows.length,
    processed: (job?.succeeded ?? 0) + (job?.failed ?? 0),
    failed: job?.failed ?? 0,
    results: results ? resultsOf(sent.rows, results) : [],
    failure: sent.failure,
  }
  return {
    run,
    isRunning: isStarting || (id !== undefined && results === undefined),
    send: async (rows: readonly Row[]) => {
      setStarting(true)
      const result = await start(workOf(rows))
      setSent(
        result.ok ? { rows, job: result.value, failure: null } : { rows, job: null, failure: result.failure },
      )
      setStarting(false)
    },
    stop: () => {
      if (id !== undefined) void stopJob(id) // the next poll shows its state
    },
    forget: () => setSent(undefined),
  }
}
