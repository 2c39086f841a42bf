/**
 * Sends scanned counts one after the other. Each is stored in the browser until the server has it, so that a reload or a lost
 * connection loses nothing. The server counts a repeated request once.
 */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '@/api/client.ts'
import { type Failure, isTransient } from '@/api/failure.ts'
import { countStock } from '@/contract/endpoints/admin/stocktakes.ts'
import { readStored, writeStored } from '@/stores/storage.ts'
import type { CodeLine } from './code-lines.ts'

interface WaitingCount extends CodeLine {
  request_id: string
}

const isCount = (value: unknown): value is WaitingCount =>
  typeof value === 'object' && value !== null && 'request_id' in value && 'code' in value && 'pieces' in value

const retryMillis = 5000

interface Counts {
  waiting: readonly WaitingCount[]
  add: (lines: readonly (CodeLine & { request_id?: string })[]) => void
}

/** `onRefused` is called with each count that the server refuses. */
export function useCounts(id: number, onRefused: (count: WaitingCount, failure: Failure) => void): Counts {
  const key = `kept-counts-${id}`
  const cache = useQueryClient()
  const [waiting, setWaiting] = useState<readonly WaitingCount[]>(
    () => readStored(key, value => (Array.isArray(value) ? value.filter(isCount) : undefined)) ?? [],
  )
  const latest = useRef(waiting)
  const isSending = useRef(false)
  const store = (counts: readonly WaitingCount[]) => {
    latest.current = counts
    writeStored(key, counts.length > 0 ? counts : undefined)
    setWaiting(counts)
  }
  const flush = async () => {
    if (isSending.current) return
    isSending.current = true
    for (let [count] = latest.current; count; [count] = latest.current) {
      const { request_id, code, pieces } = count
      const body = { counts: [{ request_id, code, add: pieces }] }
      const result = await call(countStock, { params: { id }, body })
      if (!result.ok && isTransient(result.failure)) break
      store(latest.current.filter(other => other.request_id !== request_id))
      if (!result.ok) onRefused(count, result.failure)
    }
    isSending.current = false
    await cache.invalidateQueries({ queryKey: ['stocktake', id] })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: sends what an earlier visit left, and again while something waits
  useEffect(() => {
    if (waiting.length === 0) return
    void flush() // the counts stay stored until they are sent
    const timer = setInterval(() => void flush(), retryMillis)
    return () => clearInterval(timer)
  }, [waiting.length > 0])
  return {
    waiting,
    add: lines => {
      store([...latest.current, ...lines.map(line => ({ request_id: crypto.randomUUID(), ...line }))])
      void flush() // the counts stay stored until they are sent
    },
  }
}
