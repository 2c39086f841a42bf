/**
 * Validation errors of an input, per field. The contract's schemas use our codes as messages. Zod's own messages are mapped to four
 * codes, so that every code has a message in the i18n area `validation`.
 */
import type { z } from 'zod'
import type { FieldProblem } from '@/contract/problems.ts'

type Issue = z.core.$ZodIssue

const contractCode = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/

function paramsOf(issue: Issue): FieldProblem['params'] {
  if (issue.code === 'too_small') return { min: Number(issue.minimum) }
  if (issue.code === 'too_big') return { max: Number(issue.maximum) }
  return undefined
}

function codeOf(issue: Issue): string {
  if (contractCode.test(issue.message)) return issue.message
  if (issue.code === 'too_big' && issue.origin === 'string') return 'too_long'
  if (issue.code === 'too_small' && issue.origin === 'string')
    return issue.minimum === 1 ? 'required' : 'too_short'
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required'
  return 'invalid'
}

/** Limited, so that the response does not grow with the request. */
export const mostFields = 20

/** Dotted paths as sent, the first twenty. Unknown keys are listed one by one. */
export function fieldsOf(issues: readonly Issue[]): FieldProblem[] {
  const fields = issues.slice(0, mostFields).flatMap(issue => {
    const path = issue.path.map(String).join('.')
    if (issue.code === 'unrecognized_keys')
      return issue.keys
        .slice(0, mostFields)
        .map(key => ({ path: path ? `${path}.${key}` : key, code: 'unknown_field' }))
    const params = paramsOf(issue)
    return [{ path, code: codeOf(issue), ...(params && { params }) }]
  })
  return fields.slice(0, mostFields)
}

const unstorable = /\0|\p{Surrogate}/u

/** Returns where the input contains NUL or an unpaired surrogate, which PostgreSQL cannot store. */
export function unstorableFields(value: unknown, path = '', depth = 0): FieldProblem[] {
  if (typeof value === 'string') return unstorable.test(value) ? [{ path, code: 'invalid' }] : []
  if (typeof value !== 'object' || value === null || depth > 20) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    unstorable.test(key)
      ? [{ path, code: 'unknown_field' }]
      : unstorableFields(inner, path ? `${path}.${key}` : key, depth + 1),
  )
}
