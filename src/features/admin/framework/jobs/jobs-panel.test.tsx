// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { callOrThrow } from '@/api/client.ts'
import { type BulkJob, listJobRows, listJobs } from '@/contract/endpoints/admin/jobs.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { jobsKey, useJobsPanel } from './job-calls.ts'
import { JobsPanel } from './jobs-panel.tsx'

vi.mock('@/api/client.ts', () => ({ call: vi.fn(), callOrThrow: vi.fn() }))

const jobOf = (id: number, changes: Partial<BulkJob> = {}): BulkJob => ({
  id,
  kind: 'tag',
  status: 'done',
  total: 1,
  succeeded: 1,
  failed: 0,
  by: 'Ada',
  created_at: `2026-11-20T09:${String(id).padStart(2, '0')}:00.000Z`,
  finished_at: null,
  file: null,
  ...changes,
})

interface PageInput {
  query: { page?: number; per_page: number; status?: string }
}

let jobs: BulkJob[] = []
let cache: QueryClient

const rowOf = (position: number) => ({
  position,
  subject: `BA-${position}`,
  record_id: position,
  status: position > 600 ? 'failed' : 'done',
  problem: null,
  message: '',
})

beforeAll(async () => {
  await startI18n('it', ['admin', 'ui'])
  await loadAreas(['admin', 'ui'])
})

beforeEach(() => {
  vi.mocked(callOrThrow).mockImplementation(async (endpoint: unknown, input: unknown) => {
    const { page = 1, per_page, status } = (input as PageInput).query
    const pageOf = <Row,>(all: Row[]) => ({
      data: all.slice((page - 1) * per_page, page * per_page),
      meta: { total: all.length },
    })
    if (endpoint === listJobs) return pageOf(jobs) as never
    if (endpoint !== listJobRows) throw new Error('unexpected call')
    const rows = Array.from({ length: 605 }, (_, at) => rowOf(at + 1))
    return pageOf(rows.filter(row => !status || row.status === status)) as never
  })
})

afterEach(() => {
  cleanup()
  useJobsPanel.setState({ isOpen: false })
})

const title = 'Lavori in corso e recenti'

async function openPanel(): Promise<void> {
  cache = new QueryClient()
  const panel = (
    <CoreAdminContext queryClient={cache}>
      <JobsPanel locale="it" isSignedIn />
    </CoreAdminContext>
  )
  render(
    <QueryClientProvider client={cache}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: panel }])} />
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: title }))
}

const isStale = (key: string) => cache.getQueryState([key])?.isInvalidated

it('refreshes the lists after a job that started and ended between two fetches', async () => {
  jobs = [jobOf(1)]
  await openPanel()
  const lists = ['orders', 'products', 'customers']
  for (const key of lists) cache.setQueryData([key], [])
  await act(() => cache.invalidateQueries({ queryKey: jobsKey }))
  expect(lists.map(isStale)).toEqual([false, false, false])
  jobs = [jobOf(2), ...jobs]
  await act(() => cache.invalidateQueries({ queryKey: jobsKey }))
  await expect.poll(() => lists.map(isStale)).toEqual([true, true, true])
})

it('shows earlier jobs on further pages', async () => {
  jobs = Array.from({ length: 10 }, (_, at) => jobOf(10 - at))
  await openPanel()
  await expect.poll(() => document.querySelectorAll('li p[role=status]').length).toBe(8)
  fireEvent.click(screen.getByRole('button', { name: /2/ }))
  await expect.poll(() => document.querySelectorAll('li p[role=status]').length).toBe(2)
})

it('lists failed rows after the first page of rows', async () => {
  jobs = [jobOf(1, { total: 605, succeeded: 600, failed: 5 })]
  await openPanel()
  const details = (await screen.findByText('5 non riusciti')).closest('details') as HTMLDetailsElement
  details.open = true
  fireEvent(details, new Event('toggle'))
  expect(await screen.findByText('BA-601')).toBeTruthy()
  expect(screen.queryByText('BA-600')).toBeNull()
})
