import type { ProblemCode } from '@/contract/problems.ts'
import { type CallProblem, summarySentences } from './error-message.ts'
import { fieldErrorsByPath } from './field-errors-by-path.ts'
import type { ErrorMessages } from './use-error-message.ts'

export interface FormErrors {
  fields: Readonly<Record<string, string>> // messages by the path of a visible field
  summary: readonly string[] // messages for the form as a whole. Empty if the fields show everything
}

export const noFormErrors: FormErrors = { fields: {}, summary: [] }

export interface FormErrorOptions {
  formPath?: (path: string) => string // returns the form's name of a path that differs in the API
  fieldOf?: Partial<Record<ProblemCode, string>> // the field to which a problem belongs: `{ email_taken: 'email' }`
  fallback?: string | undefined // the action that failed, used without a response
}

/** Distributes messages: one at each visible field, all others in the form's summary. */
export function formErrors(
  problem: CallProblem,
  messages: ErrorMessages,
  isOnScreen: (path: string) => boolean,
  { formPath = path => path, fieldOf = {}, fallback }: FormErrorOptions = {},
): FormErrors {
  const sentence = messages.problem(problem, fallback)
  const whole = problem.code === 'unreachable' ? undefined : fieldOf[problem.code]
  const errors =
    whole === undefined
      ? fieldErrorsByPath(problem.fields, {
          field: field => (isOnScreen(formPath(field.path)) ? messages.field(field) : messages.named(field)),
        })
      : { [whole]: sentence }
  const named = Object.entries(errors).map(
    ([path, said]) => [whole === undefined ? formPath(path) : path, said] as const,
  )
  const placed = named.filter(([path]) => isOnScreen(path))
  const unplaced = named.filter(([path]) => !isOnScreen(path)).map(([, said]) => said)
  const isAboutFields = problem.code === 'validation' || whole !== undefined
  const isAllSaid = isAboutFields && placed.length > 0 && unplaced.length === 0
  return {
    fields: Object.fromEntries(placed),
    summary: isAllSaid ? [] : summarySentences(sentence, unplaced, placed.length > 0),
  }
}
