/** Sends rows chunk by chunk, first as a trial, then for good; what failed can be mended and sent again. */
import { useRef, useState } from 'react'
import { call } from '@/api/client.ts'
import type { Failure } from '@/api/failure.ts'
import {
  type ImportResult,
  type ImportRow,
  importChunk,
  importProducts,
} from '@/contract/endpoints/admin/product-import.ts'

export interface ImportRun {
  isTrial: boolean
  sent: number
  total: number
  results: readonly ImportResult[]
  failure: Failure | null // the server was not reached or refused a whole chunk
}

export function useImport() {
  const [run, setRun] = useState<ImportRun>()
  const [isRunning, setRunning] = useState(false)
  const stopped = useRef(false)
  const send = async (rows: readonly ImportRow[], isTrial: boolean): Promise<ImportRun> => {
    stopped.current = false
    setRunning(true)
    let now: ImportRun = { isTrial, sent: 0, total: rows.length, results: [], failure: null }
    setRun(now)
    for (let from = 0; from < rows.length && !stopped.current && now.failure === null; from += importChunk) {
      const part = rows.slice(from, from + importChunk)
      const result = await call(importProducts, { body: { rows: [...part], dry_run: isTrial } })
      now = result.ok
        ? { ...now, sent: from + part.length, results: [...now.results, ...result.value.results] }
        : { ...now, failure: result.failure }
      setRun(now)
    }
    setRunning(false)
    return now
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
