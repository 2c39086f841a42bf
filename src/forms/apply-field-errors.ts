import type { Control, FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { type CallProblem, serverErrorType } from './error-message.ts'
import { type FormErrorOptions, formErrors } from './form-errors.ts'
import { fieldElement, focusFirstField } from './mounted-fields.ts'
import type { ErrorMessages } from './use-error-message.ts'

interface Form<Values extends FieldValues, Context, Sent> {
  control: Control<Values, Context, Sent>
  setError: UseFormSetError<Values>
}

/**
 * Shows the errors of a failed call in its form of react-hook-form: a message at each visible field with an error.
 * Focuses the uppermost.
 *
 * @returns the message for the form as a whole, including errors of fields that are not visible. Undefined if the
 *   fields show everything
 */
export function applyFieldErrors<Values extends FieldValues, Context, Sent>(
  { control, setError }: Form<Values, Context, Sent>,
  problem: CallProblem,
  messages: ErrorMessages,
  options?: FormErrorOptions,
): string | undefined {
  const isOnScreen = (path: string) => fieldElement(control, path) !== undefined
  const { fields, summary } = formErrors(problem, messages, isOnScreen, options)
  for (const [path, message] of Object.entries(fields))
    setError(path as FieldPath<Values>, { type: serverErrorType, message })
  focusFirstField(control, Object.keys(fields))
  return summary.join(' ') || undefined
}
