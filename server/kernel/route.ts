/**
 * Joins a declaration of the contract to its use case. A use case receives parsed input and returns a value or a refusal; it does
 * not use HTTP.
 */
import type { Endpoint, ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { FieldProblem, Problem, ProblemCode } from '@/contract/problems.ts'
import type { CallContext } from './context.ts'
import type { Queryable } from './db/database.ts'

/** What a response carries in addition to code, message and fields, such as a new quote; `params` also fill the message. */
type Extra = Readonly<Record<string, unknown>> & Readonly<Pick<Problem, 'params'>>

/** An expected failure as a value. */
export class Refusal {
  constructor(
    readonly code: ProblemCode,
    readonly fields: readonly FieldProblem[] = [],
    readonly extra: Extra = {},
  ) {}
}

/** Creates a refusal to return, not to throw. Inside a transaction, `Rollback.unlessRefused` undoes what was written. */
export const refuse = (code: ProblemCode, fields: readonly FieldProblem[] = [], extra: Extra = {}): Refusal =>
  new Refusal(code, fields, extra)

/** Whether a use case returned a refusal instead of its result. */
export const isRefusal = (value: unknown): value is Refusal => value instanceof Refusal

/** Thrown to carry a refusal out of a transaction, so that nothing is written. */
export class Rollback extends Error {
  constructor(readonly refusal: Refusal) {
    super('rolled back')
  }

  /** Use inside the transaction: throws if `value` is a refusal. */
  static unlessRefused<T>(value: T | Refusal): T {
    if (isRefusal(value)) throw new Rollback(value)
    return value as T
  }

  /** Use around the transaction: returns the thrown refusal as a value. */
  static async catching<T>(work: () => Promise<T>): Promise<T | Refusal> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof Rollback) return error.refusal
      throw error
    }
  }
}

export interface RouteOptions {
  acceptsForm?: boolean // the body may come form-urlencoded
}

export interface Route extends RouteOptions {
  endpoint: Endpoint
  handle(input: { params: unknown; query: unknown; body: unknown }, context: CallContext): Promise<unknown>
}

/** Joins an endpoint to its handler, which receives validated input and returns the response or a refusal. */
export function route<E extends Endpoint>(
  endpoint: E,
  handler: (input: ParsedOf<E>, context: CallContext) => Promise<ResponseOf<E> | Refusal>,
  options: RouteOptions = {},
): Route {
  return { endpoint, handle: (input, context) => handler(input as ParsedOf<E>, context), ...options }
}

/** Runs the work of one call in a transaction. A refusal that it returns or throws rolls everything back and is returned. */
export const inTransaction = <T>(
  { db }: Pick<CallContext, 'db'>,
  work: (tx: Queryable) => Promise<T | Refusal>,
): Promise<T | Refusal> =>
  Rollback.catching(() => db.transaction(async tx => Rollback.unlessRefused(await work(tx))))
