// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '@/api/client.ts'
import { unreachable } from '@/api/failure.ts'
import {
  type ImportResult,
  type ImportRow,
  importProducts,
} from '@/contract/endpoints/admin/product-import.ts'
import { charactersOf, chunkOf, useTrial } from './use-trial.ts'

vi.mock('@/api/client.ts', () => ({ call: vi.fn() }))

const rowsOf = (count: number): ImportRow[] =>
  Array.from({ length: count }, (_, at) => ({ line: at + 2, cells: { sku: `A-${at}` } }))
const resultOf = ({ line }: ImportRow): ImportResult => ({
  line,
  done: 'changed',
  id: line,
  faults: [],
  changes: [],
  hidden_offers: 0,
})
type Sent = { body: { import_id: string; rows: ImportRow[] } }
const bodies = () => vi.mocked(call).mock.calls.map(([, input]) => (input as unknown as Sent).body)
const takesAll = (_: unknown, input: unknown) =>
  Promise.resolve({ ok: true as const, value: { results: (input as Sent).body.rows.map(resultOf) } })
const noResponse = () => Promise.resolve({ ok: false as const, failure: unreachable })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.mocked(call).mockReset()
})

const run = async (rows: ImportRow[]) => {
  const { result } = renderHook(() =>
    useTrial<ImportRow, ImportResult>({
      sizeOf: charactersOf,
      send: (import_id, part) =>
        call(importProducts, { body: { import_id, rows: [...part], dry_run: true } }),
    }),
  )
  await act(async () => {
    const sending = result.current.send(rows)
    await vi.runAllTimersAsync()
    await sending
  })
  return result
}

describe('useTrial', () => {
  it('sends a chunk without a response again, under the same import', async () => {
    vi.mocked(call)
      .mockImplementationOnce(noResponse as never)
      .mockImplementation(takesAll as never)
    const { current } = await run(rowsOf(25))
    expect(current.run).toMatchObject({ failure: null, processed: 25 })
    expect(current.run?.results).toHaveLength(25)
    expect(new Set(bodies().map(body => body.import_id)).size).toBe(1)
    expect(bodies().map(body => body.rows.length)).toEqual([20, 20, 5])
  })

  it('stops after several tries and keeps the results', async () => {
    vi.mocked(call)
      .mockImplementationOnce(takesAll as never)
      .mockImplementation(noResponse as never)
    const { current } = await run(rowsOf(45))
    expect(current.run?.results).toHaveLength(20)
    expect(current.run).toMatchObject({ total: 45, processed: 20, failure: { code: 'unreachable' } })
    expect(vi.mocked(call)).toHaveBeenCalledTimes(5)
  })

  it('continues after the rows that a slow server has read', async () => {
    vi.mocked(call).mockImplementation((async (_: unknown, input: unknown) => ({
      ok: true,
      value: { results: (input as Sent).body.rows.slice(0, 3).map(resultOf) },
    })) as never)
    const { current } = await run(rowsOf(7))
    expect(current.run?.results.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7, 8])
  })

  it('keeps the results of rows that are not sent again', async () => {
    vi.mocked(call).mockImplementation(takesAll as never)
    const rows = rowsOf(3)
    const result = await run(rows)
    await act(async () => result.current.send(rows, rows.slice(1, 2)))
    expect(result.current.run?.results.map(({ line }) => line).sort()).toEqual([2, 3, 4])
    expect(new Set(bodies().map(body => body.import_id)).size).toBe(1)
  })
})

it('keeps each call below the size limit of the server', () => {
  const long = { line: 2, cells: { description_it: 'x'.repeat(90_000) } }
  expect(chunkOf([long, long, long, long], charactersOf)).toHaveLength(2)
  expect(chunkOf([{ ...long, cells: { description_it: 'x'.repeat(300_000) } }], charactersOf)).toHaveLength(1)
})
