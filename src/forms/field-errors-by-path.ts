import type { FieldProblem } from '@/contract/problems.ts'
import type { ErrorMessages } from './use-error-message.ts'

export type NestedErrors = { [key: string]: NestedErrors | string }

/** Returns messages by the dotted path of their field. The first problem of a field is used. */
export function fieldErrorsByPath(
  fields: readonly FieldProblem[],
  messages: { field(problem: FieldProblem): string },
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const field of fields) errors[field.path] ??= messages.field(field)
  return errors
}

/**
 * The same, nested as the form's values, which react-admin requires: `translations.it.title` → { translations: { it: {
 * title: … } } }.
 */
export function nestedFieldErrors(
  fields: readonly FieldProblem[],
  messages: Pick<ErrorMessages, 'field'>,
): NestedErrors {
  const errors: NestedErrors = {}
  for (const field of fields) {
    const path = field.path.split('.')
    const last = path.pop() as string
    let place = errors
    for (const part of path) {
      const inner = place[part]
      const next = typeof inner === 'object' ? inner : {}
      place[part] = next
      place = next
    }
    place[last] ??= messages.field(field)
  }
  return errors
}
