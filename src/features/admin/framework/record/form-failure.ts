/** A refusal as react-admin's forms read it. */
import { ApiFailure, type Failure, failureFrom } from '@/api/failure.ts'
import { type NestedErrors, nestedFieldErrors } from '@/forms/field-errors-by-path.ts'
import type { ErrorMessages } from '@/forms/use-error-message.ts'

/** What react-admin expects of an error: `body.errors` by field. */
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

/** What is no failure of a call comes back as it is. */
export function asFormFailure(error: unknown, messages: ErrorMessages): unknown {
  const failure = failureFrom(error)
  if (!failure) return error
  const errors = failure.fields.length > 0 ? nestedFieldErrors(failure.fields, messages) : undefined
  return new FormFailure(failure, messages.problem(failure), errors)
}
