/** Sends the rows of a file chunk by chunk as a dry run. A chunk without a response is sent again. */
import { useRef, useState } from 'react'
import type { Result } from '@/api/client.ts'
import type { Failure } from '@/api/failure.ts'
import type { ImportResult } from '@/contract/endpoints/admin/product-import.ts'

interface Numbered {
  line: number
}

export interface ImportRun<Report extends Numbered = ImportResult> {
  importId: string
  isTrial: boolean
  total: number
  processed: number // rows with a result
  failed?: number // of an import
  results: readonly Report[] // of the whole file, including rows of earlier tries; of an import once it has ended
  failure: Failure | null // no response, or all rows were refused
}

const chunkRows = 20
const chunkCharacters = 200_000 // below the body limit of one megabyte of this call
const pausesMillis = [1000, 4000, 10_000] // before a chunk without a response is sent again

/** Returns the first rows of a call: few enough to be imported in about two seconds, at least one. */
export function chunkOf<Row>(rows: readonly Row[], sizeOf: (row: Row) => number): readonly Row[] {
  let characters = 0
  const end = rows.findIndex((row, at) => {
    characters += sizeOf(row)
    return at > 0 && (at === chunkRows || characters > chunkCharacters)
  })
  return end === -1 ? rows : rows.slice(0, end)
}

const wait = (millis: number) => new Promise(resolve => setTimeout(resolve, millis))

/** Whether a retry of the same call may succeed. */
const isPassing = ({ status }: Failure): boolean => status === 0 || status === 429 || status >= 500

export const charactersOf = ({ cells }: { cells: Partial<Record<string, string>> }): number =>
  Object.values(cells).reduce((sum, cell) => sum + (cell?.length ?? 0), 0)

/** How the rows of a file are sent as a dry run. */
interface TrialCall<Row, Report> {
  sizeOf(row: Row): number // in characters
  send(
    importId: string,
    part: readonly Row[],
    all: readonly Row[],
  ): Promise<Result<{ results: readonly Report[] }>>
}

export function useTrial<Row extends Numbered, Report extends Numbered>({
  sizeOf,
  send: request,
}: TrialCall<Row, Report>) {
  const [run, setRun] = useState<ImportRun<Report>>()
  const [isRunning, setRunning] = useState(false)
  const stopped = useRef(false)

  /** All rows of a file, or only those of `again`; `rows` are those of the whole file. */
  const send = async (rows: readonly Row[], again?: readonly Row[]) => {
    stopped.current = false
    setRunning(true)
    const queue = again ?? rows
    const lines = new Set(queue.map(row => row.line))
    const earlier = again && run ? run.results.filter(({ line }) => !lines.has(line)) : []
    let now: ImportRun<Report> = {
      importId: (again && run?.importId) ?? crypto.randomUUID(),
      isTrial: true,
      total: rows.length,
      processed: earlier.length,
      results: earlier,
      failure: null,
    }
    setRun(now)
    const sendChunk = async (part: readonly Row[]) => {
      for (const pause of pausesMillis) {
        const result = await request(now.importId, part, rows)
        if (result.ok || !isPassing(result.failure) || stopped.current) return result
        await wait(pause)
      }
      return request(now.importId, part, rows)
    }
    for (let sent = 0; sent < queue.length && !stopped.current && now.failure === null; ) {
      const part = chunkOf(queue.slice(sent, sent + chunkRows), sizeOf)
      const result = await sendChunk(part)
      if (result.ok) {
        const { results } = result.value // a slow server returns results of the first rows only
        sent += results.length
        now = { ...now, results: [...now.results, ...results], processed: now.processed + results.length }
      } else {
        now = { ...now, failure: result.failure }
      }
      setRun(now)
    }
    setRunning(false)
  }

  return {
    run,
    isRunning,
    send,
    stop: () => {
      stopped.current = true
    },
    forget: () => setRun(undefined),
  }
}
