/** Converts a refusal to the error format of react-admin's forms. */
import { ApiFailure, type Failure, failureFrom } from '@/api/failure.ts'
import { type NestedErrors, nestedFieldErrors } from '@/forms/field-errors-by-path.ts'
import type { ErrorMessages } from '@/forms/use-error-message.ts'

/** The error that react-admin expects: `body.errors` by field. */
export class FormFailure extends ApiFailure {
  readonly status: number
  readonly body: { errors?: NestedErrors }

  constructor(failure: Failure, message: string, errors: NestedErrors | undefined) {
    super(failure)
    this.status = failure.status
    this.message = message
    this.body = errors ? { errors } : {}
  }
}

/** Errors that are not failures of a call are returned unchanged. */
export function asFormFailure(error: unknown, messages: ErrorMessages): unknown {
  const failure = failureFrom(error)
  if (!failure) return error
  const errors = failure.fields.length > 0 ? nestedFieldErrors(failure.fields, messages) : undefined
  return new FormFailure(failure, messages.problem(failure), errors)
}
