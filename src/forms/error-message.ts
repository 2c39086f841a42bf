/**
 * A refusal becomes a sentence here and nowhere else, for shop, account, game and administration. Pure: the texts of the
 * reader's language are handed in. `use-error-message.ts` is the way in for components.
 */
import type { FieldProblem, Problem, ProblemCode } from '@/contract/problems.ts'

/** A refused call as a form reads it; the `Failure` of the API fits. */
export interface CallProblem {
  code: ProblemCode | 'unreachable' // unreachable: no response
  message: string // the server's sentence, in the language of the call; may be empty
  fields: readonly FieldProblem[]
  params?: Problem['params']
}

/** A refused call without its fields, which is all that its own sentence needs. */
export type RefusedCall = Pick<CallProblem, 'code'> & Partial<Pick<CallProblem, 'message' | 'params'>>

/** i18next, as far as it is needed here; keys carry their area: `problems:conflict`. */
export interface Texts {
  translate(key: string, values?: Record<string, string | number>): string
  has(key: string): boolean
}

/** An error as react-hook-form keeps it: a code out of a schema, or, with type `server`, a sentence already. */
export interface FormError {
  type?: unknown
  message?: string | undefined
}

/** The type of an error that `applyFieldErrors` has set. */
export const serverErrorType = 'server'

const codePattern = /^[a-z][a-z0-9_]*$/

/**
 * One field's problem in words, with the limit where the sentence has a form for it (`too_long_max`); a code that this
 * client does not know is "invalid".
 */
export function fieldMessage(texts: Texts, { code, params }: Pick<FieldProblem, 'code' | 'params'>): string {
  const invalid = texts.translate('validation:invalid')
  if (!codePattern.test(code)) return invalid // what zod says by itself
  const bound = (['min', 'max'] as const).find(
    name => params?.[name] !== undefined && texts.has(`validation:${code}_${name}`),
  )
  const key = bound ? `validation:${code}_${bound}` : `validation:${code}`
  return texts.translate(key, { ...params, defaultValue: invalid })
}

/** Codes whose sentence does not say what it is about. */
const nameless: ReadonlySet<string> = new Set(
  'required invalid too_long too_short range not_there unknown_field plain_sentence money pieces percent not_negative'.split(
    ' ',
  ),
)

/** A field's problem where the field is not in sight: what the field is called stands first. */
export function namedFieldMessage(texts: Texts, field: FieldProblem): string {
  const sentence = fieldMessage(texts, field)
  if (!nameless.has(field.code)) return sentence
  const parts = field.path.split('.').reverse()
  const name = parts.find(part => texts.has(`validation:field.${part}`))
  if (!name) return sentence
  return texts.translate('validation:named', { field: texts.translate(`validation:field.${name}`), sentence })
}

/** The error of a registered field in words; undefined when there is none. */
export function formErrorMessage(texts: Texts, error: FormError | undefined): string | undefined {
  if (!error?.message) return undefined
  return error.type === serverErrorType ? error.message : fieldMessage(texts, { code: error.message })
}

/**
 * A refused call in words. A page that has not loaded the area `problems` shows the server's own sentence.
 *
 * @param fallback what did not happen, for a call without a response or a refusal without a sentence
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

/** Why a call was refused, where there is room for one sentence: its first field's, else its own. */
export function reasonMessage(texts: Texts, problem: CallProblem, fallback?: string): string {
  const [field] = problem.fields
  return field ? namedFieldMessage(texts, field) : problemMessage(texts, problem, fallback)
}

/**
 * What a form says as a whole: the problem itself, and the sentences of fields that are not in sight. "Check the marked
 * fields" is left out where no field is marked.
 */
export function summarySentences(
  problem: string,
  unplaced: readonly string[],
  isAnyPlaced: boolean,
): readonly string[] {
  return [...new Set(isAnyPlaced || unplaced.length === 0 ? [problem, ...unplaced] : unplaced)]
}

/** An issue of a schema, as zod gives it. */
interface SchemaIssue {
  path: readonly PropertyKey[]
  code?: string | undefined
  message: string
}

/** What a schema of the contract has against an input, in the shape the server would send. */
export const fieldProblemsOf = (issues: readonly SchemaIssue[]): FieldProblem[] =>
  issues.map(({ path, code, message }) => ({
    path: path.map(String).join('.'),
    code: codePattern.test(message) ? message : code === 'too_small' ? 'required' : 'invalid',
  }))
