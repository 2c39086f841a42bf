/**
 * Converts an error response to a sentence, for shop, account, game and administration. Pure: the texts of the current
 * language are passed in. Components use `use-error-message.ts`.
 */
import type { FieldProblem, Problem, ProblemCode } from '@/contract/problems.ts'

/** A failed call as a form uses it. Compatible with the `Failure` of the API. */
export interface CallProblem {
  code: ProblemCode | 'unreachable' // unreachable: no response
  message: string // the server's message, in the language of the call. May be empty
  fields: readonly FieldProblem[]
  params?: Problem['params']
}

/** A failed call without its fields, which is enough for its own message. */
export type RefusedCall = Pick<CallProblem, 'code'> & Partial<Pick<CallProblem, 'message' | 'params'>>

/** The part of i18next that is used here. Keys contain their area: `problems:conflict`. */
export interface Texts {
  translate(key: string, values?: Record<string, string | number>): string
  has(key: string): boolean
}

/** An error as react-hook-form stores it: a code from a schema or, with type `server`, a finished sentence. */
export interface FormError {
  type?: unknown
  message?: string | undefined
}

/** The type of the errors that `applyFieldErrors` sets. */
export const serverErrorType = 'server'

const codePattern = /^[a-z][a-z0-9_]*$/

/**
 * Returns the message for one field's problem, with the limit if the text has a form for it (`too_long_max`). A code
 * that this client does not know is shown as "invalid".
 */
export function fieldMessage(texts: Texts, { code, params }: Pick<FieldProblem, 'code' | 'params'>): string {
  const invalid = texts.translate('validation:invalid')
  if (!codePattern.test(code)) return invalid // zod's default messages
  const bound = (['min', 'max'] as const).find(
    name => params?.[name] !== undefined && texts.has(`validation:${code}_${name}`),
  )
  const key = bound ? `validation:${code}_${bound}` : `validation:${code}`
  return texts.translate(key, { ...params, defaultValue: invalid })
}

/** Codes whose message does not name its subject. */
const nameless: ReadonlySet<string> = new Set(
  'required invalid too_long too_short range not_there unknown_field plain_sentence money pieces percent not_negative'.split(
    ' ',
  ),
)

/** Returns the message for a field that is not visible. It starts with the name of the field. */
export function namedFieldMessage(texts: Texts, field: FieldProblem): string {
  const sentence = fieldMessage(texts, field)
  if (!nameless.has(field.code)) return sentence
  const parts = field.path.split('.').reverse()
  const name = parts.find(part => texts.has(`validation:field.${part}`))
  if (!name) return sentence
  return texts.translate('validation:named', { field: texts.translate(`validation:field.${name}`), sentence })
}

/** Returns the message for the error of a registered field. Undefined without an error. */
export function formErrorMessage(texts: Texts, error: FormError | undefined): string | undefined {
  if (!error?.message) return undefined
  return error.type === serverErrorType ? error.message : fieldMessage(texts, { code: error.message })
}

/**
 * Returns the message for a failed call. A page that has not loaded the area `problems` shows the server's message.
 *
 * @param fallback the action that failed, for a call without a response or a rejection without a message
 */
export function problemMessage(
  texts: Texts,
  { code, message, params }: RefusedCall,
  fallback?: string,
): string {
  const isUnreachable = code === 'unreachable'
  if ((isUnreachable || !message) && fallback) return fallback
  const key = `problems:${isUnreachable ? 'unavailable' : code}`
  if (texts.has(key)) return texts.translate(key, params)
  return message || fallback || texts.translate('common:unreachable_text')
}

/** Returns one sentence that says why a call failed: the message of its first field, otherwise its own. */
export function reasonMessage(texts: Texts, problem: CallProblem, fallback?: string): string {
  const [field] = problem.fields
  return field ? namedFieldMessage(texts, field) : problemMessage(texts, problem, fallback)
}

/**
 * Returns the messages for the form as a whole: the problem itself, and the messages of fields that are not visible.
 * "Check the marked fields" is omitted if no field is marked.
 */
export function summarySentences(
  problem: string,
  unplaced: readonly string[],
  isAnyPlaced: boolean,
): readonly string[] {
  return [...new Set(isAnyPlaced || unplaced.length === 0 ? [problem, ...unplaced] : unplaced)]
}

/** An issue of a schema, as zod returns it. */
interface SchemaIssue {
  path: readonly PropertyKey[]
  code?: string | undefined
  message: string
}

/** Converts a contract schema's issues to the shape that the server would send. */
export const fieldProblemsOf = (issues: readonly SchemaIssue[]): FieldProblem[] =>
  issues.map(({ path, code, message }) => ({
    path: path.map(String).join('.'),
    code: codePattern.test(message) ? message : code === 'too_small' ? 'required' : 'invalid',
  }))
