import { useRef } from 'react'
import type { Result } from '@/api/client.ts'
import { isTransient } from '@/api/failure.ts'

interface RequestId {
  of: (content: unknown) => string
  settle: (result: Result<unknown>) => void // call it with the result of each request
}

/**
 * Ids of requests that the server executes once. Until a request has a response, the same content has the same id, so that an attempt
 * after a lost response repeats the first one.
 */
export function useRequestId(): RequestId {
  const open = useRef<{ content: string; id: string }>(undefined)
  return {
    of: value => {
      const content = JSON.stringify(value)
      if (open.current?.content !== content) open.current = { content, id: crypto.randomUUID() }
      return open.current.id
    },
    settle: result => {
      if (result.ok || !isTransient(result.failure)) open.current = undefined
    },
  }
}
