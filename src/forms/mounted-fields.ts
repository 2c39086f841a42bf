/** Finds the visible fields of a react-hook-form, and the first of them on the page. */
import { type Control, type Field, type FieldValues, get } from 'react-hook-form'

/** Returns the visible element of a registered field, undefined for a path without one. */
export function fieldElement<Values extends FieldValues, Context, Sent>(
  control: Control<Values, Context, Sent>,
  path: string,
): { focus?: () => void } | undefined {
  const field = get(control._fields, path) as Field | undefined
  return field?._f?.mount ? field._f.ref : undefined
}

const isBefore = (a: unknown, b: unknown): boolean =>
  a instanceof Node &&
  b instanceof Node &&
  (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** Focuses the uppermost of these fields. Does nothing if none is visible. */
export function focusFirstField<Values extends FieldValues, Context, Sent>(
  control: Control<Values, Context, Sent>,
  paths: readonly string[],
): void {
  const elements = paths.flatMap(path => fieldElement(control, path) ?? [])
  elements
    .reduce<(typeof elements)[number] | undefined>(
      (first, element) => (first && !isBefore(element, first) ? first : element),
      undefined,
    )
    ?.focus?.()
}

const isLeaf = (error: object): error is { message: string } =>
  'message' in error && typeof error.message === 'string'

/** Returns the errors of fields that are not visible, with their dotted paths. */
export function errorsOffScreen<Values extends FieldValues, Context, Sent>(
  control: Control<Values, Context, Sent>,
  errors: object,
): { path: string; message: string }[] {
  const walk = (place: object, prefix: string): { path: string; message: string }[] =>
    Object.entries(place).flatMap(([key, inner]) => {
      if (typeof inner !== 'object' || inner === null) return []
      const path = prefix + key
      if (!isLeaf(inner)) return walk(inner, `${path}.`)
      return fieldElement(control, path) ? [] : [{ path, message: inner.message }]
    })
  return walk(errors, '')
}
