import type { Query } from '@tanstack/react-query'
import { failureFrom } from './failure.ts'

/** Logs failed queries to the console (specification notes §8). The screen shows its own message. */
export function logFailure(error: unknown, { queryKey }: Pick<Query, 'queryKey'>): void {
  const failure = failureFrom(error)
  const why = failure ? `${failure.code} ${failure.status} ${failure.requestId}`.trim() : error
  console.warn(`"${String(queryKey[0])}" could not be loaded`, why)
}
