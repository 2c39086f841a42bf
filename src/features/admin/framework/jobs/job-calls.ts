/** Calls of bulk jobs, and whether their panel is open. */
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import { call, callOrThrow, type Result } from '@/api/client.ts'
import type { InputOf } from '@/contract/endpoint.ts'
import {
  type BulkJob,
  linkToJobFile,
  listJobRows,
  listJobs,
  mostJobRows,
  startJob,
  stopJob,
} from '@/contract/endpoints/admin/jobs.ts'
import { useRequestId } from '../record/use-request-id.ts'

type Body = InputOf<typeof startJob>['body']
export type JobWork = Body extends infer One ? (One extends Body ? Omit<One, 'request_id'> : never) : never

export const isOpenJob = ({ status }: Pick<BulkJob, 'status'>): boolean =>
  status === 'waiting' || status === 'running'

export const jobsPerPage = 8
const mostNamed = 20 // failed rows in the panel; the file lists all
const busyMillis = 1000
const idleMillis = 60_000

export const jobsKey = ['admin', 'bulk-jobs'] as const

/** A page of the jobs, newest first, fetched again every second while one of them is open. */
export const jobsQuery = (isSignedIn: boolean, page = 1) =>
  queryOptions({
    queryKey: [...jobsKey, page],
    queryFn: () => callOrThrow(listJobs, { query: { page, per_page: jobsPerPage } }),
    enabled: isSignedIn,
    staleTime: busyMillis,
    refetchInterval: ({ state }) => (state.data?.data.some(isOpenJob) ? busyMillis : idleMillis),
  })

/** Rows of a job, fetched again until each has a result. */
export const jobRowsQuery = (id: number | undefined) =>
  queryOptions({
    queryKey: ['admin', 'bulk-job-rows', id],
    queryFn: () => callOrThrow(listJobRows, { params: { id: id ?? 0 }, query: { per_page: mostJobRows } }),
    enabled: id !== undefined,
    refetchInterval: ({ state }) =>
      state.data?.data.every(({ status }) => status !== 'waiting') ? false : busyMillis,
  })

/** The first failed rows of a job. */
export const failedRowsQuery = ({ id, failed }: BulkJob) =>
  queryOptions({
    queryKey: ['admin', 'bulk-job-failed-rows', id, failed],
    queryFn: () =>
      callOrThrow(listJobRows, { params: { id }, query: { per_page: mostNamed, status: 'failed' } }),
  })

export const stop = (id: number) => call(stopJob, { params: { id } })
export const linkToFile = (id: number) => call(linkToJobFile, { params: { id } })

interface PanelState {
  isOpen: boolean
  setOpen(isOpen: boolean): void
}

/** The panel is part of the layout and stays open while the page changes. */
export const useJobsPanel = create<PanelState>()(set => ({
  isOpen: false,
  setOpen: isOpen => set({ isOpen }),
}))

/** Starts a job and shows it in the panel. A repeated attempt after a lost response starts no second one. */
export function useStartJob(): (work: JobWork) => Promise<Result<BulkJob>> {
  const cache = useQueryClient()
  const requestId = useRequestId()
  return async work => {
    const result = await call(startJob, { body: { ...work, request_id: requestId.of(work) } as Body })
    requestId.settle(result)
    if (result.ok) await cache.invalidateQueries({ queryKey: jobsKey })
    return result
  }
}
