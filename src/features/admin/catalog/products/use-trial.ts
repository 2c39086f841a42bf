/** Sends the rows of a file chunk by chunk as a dry run. A chunk without a response is sent again. */
import { useRef, useState } from 'react'
import { call } from '@/api/client.ts'
import type { Failure } from '@/api/failure.ts'
import {
  type ImportResult,
  type ImportRow,
  importProducts,
} from '@/contract/endpoints/admin/product-import.ts'
import { decimalSigns } from './import-table.ts'

export interface ImportRun {
  importId: string
  isTrial: boolean
  total: number
  processed: number // rows with a result
  results: readonly ImportResult[] // of the whole file, including rows of earlier tries; of an import once it has ended
  failure: Failure | null // no response, or all rows were refused
}

const chunkRows = 20
const chunkCharacters = 200_000 // below the body limit of one megabyte of this call
const pausesMillis = [1000, 4000, 10_000] // before a chunk without a response is sent again

/** Returns the first rows of a call: few enough to be imported in about two seconds, at least one. */
export function chunkOf(rows: readonly ImportRow[]): readonly ImportRow[] {
  let characters = 0
  const end = rows.findIndex((row, at) => {
    characters += Object.values(row.cells).reduce((sum, cell) => sum + cell.length, 0)
    return at > 0 && (at === chunkRows || characters > chunkCharacters)
  })
  return end === -1 ? rows : rows.slice(0, end)
}

const wait = (millis: number) => new Promise(resolve => setTimeout(resolve, millis))

/** Whether a retry of the same call may succeed. */
const isPassing = ({ status }: Failure): boolean => status === 0 || status === 429 || status >= 500

export function useTrial() {
  const [run, setRun] = useState<ImportRun>()
  const [isRunning, setRunning] = useState(false)
  const stopped = useRef(false)

  /** All rows of a file, or only those of `again`; `rows` are those of the whole file. */
  const send = async (rows: readonly ImportRow[], again?: readonly ImportRow[]) => {
    stopped.current = false
    setRunning(true)
    const signs = decimalSigns(rows)
    const queue = again ?? rows
    const lines = new Set(queue.map(row => row.line))
    const earlier = again && run ? run.results.filter(({ line }) => !lines.has(line)) : []
    let now: ImportRun = {
      importId: (again && run?.importId) ?? crypto.randomUUID(),
      isTrial: true,
      total: rows.length,
      processed: earlier.length,
      results: earlier,
      failure: null,
    }
    setRun(now)
    const sendChunk = async (part: readonly ImportRow[]) => {
      const body = { import_id: now.importId, rows: [...part], dry_run: true, decimal_signs: signs }
      for (const pause of pausesMillis) {
        const result = await call(importProducts, { body })
        if (result.ok || !isPassing(result.failure) || stopped.current) return result
        await wait(pause)
      }
      return call(importProducts, { body })
    }
    for (let sent = 0; sent < queue.length && !stopped.current && now.failure === null; ) {
      const part = chunkOf(queue.slice(sent, sent + chunkRows))
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
