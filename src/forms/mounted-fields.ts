/** Which fields of a react-hook-form are on the screen, and which of them comes first there. */
import { type Control, type Field, type FieldValues, get } from 'react-hook-form'

/** The element of a registered field that is on the screen; undefined for a path that has none. */
export function fieldElement<Values extends FieldValues, Context, Sent>(
  control: Control<Values, Context, Sent>,
  path: string,
): { focus?: () => void } | undefined {
  const field = get(control._fields, path) as Field | undefined
  return field?._f?.mount ? field._f.ref : undefined
}

const isBefore = (one: unknown, other: unknown): boolean =>
  one instanceof Node &&
  other instanceof Node &&
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** Moves the focus to the uppermost of these fields; does nothing when none is on the screen. */
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

/** The errors of a form whose fields are not on the screen, with their dotted paths. */
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
