import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import type { Failure } from '@/api/failure.ts'

/**
 * Puts the faults of a refused call at their fields; answers true when every one found its place, so that the form
 * needs no sentence of its own.
 */
export function placeFailure<Values extends FieldValues>(
  failure: Failure,
  setError: UseFormSetError<Values>,
  fields: readonly Path<Values>[],
): boolean {
  if (failure.code !== 'validation' || failure.fields.length === 0) return false
  let placed = 0
  for (const { path, code } of failure.fields) {
    const field = fields.find(name => name === path)
    if (!field) continue
    setError(field, { type: 'server', message: code }, { shouldFocus: placed === 0 })
    placed += 1
  }
  return placed === failure.fields.length
}
