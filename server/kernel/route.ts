/**
 * Joins a declaration of the contract to its use case. A use case receives parsed input and returns a value or a
 * refusal; it knows no HTTP.
 */
import type { Endpoint, ParsedOf, ResponseOf } from '../../src/contract/endpoint.ts'
import type { FieldProblem, Problem, ProblemCode } from '../../src/contract/problems.ts'
import type { CallContext } from './context.ts'

/** What an answer carries beside code, message and fields, such as a new quote; `params` also fill the message. */
type Extra = Readonly<Record<string, unknown>> & Readonly<Pick<Problem, 'params'>>

/** An expected failure as a value. */
export class Refusal {
  constructor(
    readonly code: ProblemCode,
    readonly fields: readonly FieldProblem[] = [],
    readonly extra: Extra = {},
  ) {}
}

/** A value to return, not to throw; inside a transaction `Rollback.unlessRefused` undoes what was written. */
export const refuse = (code: ProblemCode, fields: readonly FieldProblem[] = [], extra: Extra = {}): Refusal =>
  new Refusal(code, fields, extra)

/** Whether a use case returned a refusal instead of its result. */
export const isRefusal = (value: unknown): value is Refusal => value instanceof Refusal

/** Carries a refusal out of a transaction that must leave nothing written. */
export class Rollback extends Error {
  constructor(readonly refusal: Refusal) {
    super('rolled back')
  }

  /** Inside the transaction: a refusal leaves it. */
  static unlessRefused<T>(value: T | Refusal): T {
    if (isRefusal(value)) throw new Rollback(value)
    return value as T
  }

  /** Around the transaction: the refusal as a value again. */
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

/** An endpoint with its handler, which gets checked input and returns the response or a refusal. */
export function route<E extends Endpoint>(
  endpoint: E,
  handler: (input: ParsedOf<E>, context: CallContext) => Promise<ResponseOf<E> | Refusal>,
  options: RouteOptions = {},
): Route {
  return { endpoint, handle: (input, context) => handler(input as ParsedOf<E>, context), ...options }
}
