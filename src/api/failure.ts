import type { FieldProblem, Problem, ProblemCode } from '@/contract/problems.ts'

/** Why a call did not succeed. `unreachable` means that there was no response. */
export interface Failure {
  status: number // 0 when unreachable
  code: ProblemCode | 'unreachable'
  message: string // the server's sentence in the reader's language; empty when there is none
  fields: readonly FieldProblem[]
  params?: Problem['params'] // what its sentence counts
  requestId: string // support code
  quote?: unknown // what a cart costs now, when that is why it was refused
  current?: unknown // the record as somebody else has saved it, when that is why
}

export const unreachable: Failure = { status: 0, code: 'unreachable', message: '', fields: [], requestId: '' }

/** Whether the same call may succeed later: there was no response, too many calls, or the server failed. */
export const isTransient = ({ status }: Pick<Failure, 'status'>): boolean =>
  status === 0 || status === 429 || status >= 500

/** A failure on its way through the query cache or a route's loader. */
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
