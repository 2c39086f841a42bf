import type { Query } from '@tanstack/react-query'
import type { FieldProblem, Problem, ProblemCode } from '@/contract/problems.ts'

/** Why a call did not succeed. `unreachable` means that there was no response. */
export interface Failure {
  status: number // 0 when unreachable
  code: ProblemCode | 'unreachable'
  message: string // in the reader's language; empty if there is none
  fields: readonly FieldProblem[]
  params?: Problem['params'] // values of its message
  requestId: string // support code
  quote?: unknown // the current quote, if a changed price is the reason
  current?: unknown // the current record, if a concurrent change is the reason
}

export const unreachable: Failure = { status: 0, code: 'unreachable', message: '', fields: [], requestId: '' }

/** Whether the same call may succeed later: no response, too many requests, or a server error. */
export const isTransient = ({ status }: Pick<Failure, 'status'>): boolean =>
  status === 0 || status === 429 || status >= 500

/** A failure as an exception, for the query cache or a route's loader. */
export class ApiFailure extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.code)
    this.name = 'ApiFailure'
    this.failure = failure
  }
}

export const failureFrom = (error: unknown): Failure | undefined =>
  error instanceof ApiFailure ? error.failure : undefined

/** Logs failed queries to the console (specification notes §8). The screen shows its own message. */
export function logFailure(error: unknown, { queryKey }: Pick<Query, 'queryKey'>): void {
  const failure = failureFrom(error)
  const why = failure ? `${failure.code} ${failure.status} ${failure.requestId}`.trim() : error
  console.warn(`"${String(queryKey[0])}" could not be loaded`, why)
}
