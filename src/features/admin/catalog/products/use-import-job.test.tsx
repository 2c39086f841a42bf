// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { call, callOrThrow } from '@/api/client.ts'
import { listJobRows, showJob } from '@/contract/endpoints/admin/jobs.ts'
import { useImportJob } from './use-import-job.ts'

vi.mock('@/api/client.ts', () => ({ call: vi.fn(), callOrThrow: vi.fn() }))
afterEach(() => vi.clearAllMocks())

interface RowsInput {
  query: { page: number; per_page: number; status: string }
}

/** An ended job. Rows with these lines failed or are still waiting. */
function endJob(job: { status: string; total: number; failed: number[]; waiting: number[] }): void {
  const { status, total } = job
  const succeeded = total - job.failed.length - job.waiting.length
  const ended = { id: 7, status, total, succeeded, failed: job.failed.length }
  vi.mocked(call).mockResolvedValue({ ok: true, value: ended } as never)
  vi.mocked(callOrThrow).mockImplementation(async (endpoint: unknown, input: unknown) => {
    if (endpoint === showJob) return ended as never
    if (endpoint !== listJobRows) throw new Error('unexpected call')
    const { page, per_page, status: state } = (input as RowsInput).query
    const lines = state === 'failed' ? job.failed : job.waiting
    const data = lines.slice((page - 1) * per_page, page * per_page).map(line => ({ record_id: line }))
    return { data, meta: { total: lines.length } } as never
  })
}

const lines = (count: number, first = 1) => Array.from({ length: count }, (_, at) => first + at)

async function importRows(count: number) {
  const client = new QueryClient()
  const { result } = renderHook(
    () =>
      useImportJob({
        workOf: () => ({ kind: 'import_products' }) as never,
        reportOf: ({ line }: { line: number }, failed) => ({ line, isFailed: failed !== undefined }),
      }),
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  )
  await act(() => result.current.send(lines(count).map(line => ({ line }))))
  await expect.poll(() => result.current.isRunning).toBe(false)
  return result.current.run
}

it('reports all failed rows of an import that has more than one page of them', async () => {
  endJob({ status: 'done', total: 1300, failed: lines(1201), waiting: [] })
  const run = await importRows(1300)
  expect(run?.results.filter(({ isFailed }) => isFailed)).toHaveLength(1201)
  expect(run).toMatchObject({ processed: 1300, failed: 1201 })
})

it('reports no result for the rows that a stopped import has not reached', async () => {
  endJob({ status: 'stopped', total: 1300, failed: [1, 2], waiting: lines(1100, 201) })
  const run = await importRows(1300)
  expect(run?.results.map(({ line }) => line)).toEqual(lines(200))
  expect(run).toMatchObject({ processed: 200, failed: 2 })
})
