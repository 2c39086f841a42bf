/** A refusal as react-admin's forms read it: faults by field, nested as the form is. */
import { ApiFailure, type Failure, failureFrom } from '@/api/failure.ts'
import type { FieldProblem } from '@/contract/problems.ts'

export type Faults = { [key: string]: Faults | string }

/** `translations.it.title` → { translations: { it: { title: … } } }; the first fault of a field counts. */
export function faultsByField(fields: readonly FieldProblem[], say: (field: FieldProblem) => string): Faults {
  const faults: Faults = {}
  for (const field of fields) {
    const path = field.path.split('.')
    const last = path.pop() as string
    let place = faults
    for (const part of path) {
      const inner = place[part]
      const next = typeof inner === 'object' ? inner : {}
      place[part] = next
      place = next
    }
    place[last] ??= say(field)
  }
  return faults
}

/** What react-admin expects of an error: `body.errors` by field. */
export class FormFailure extends ApiFailure {
  readonly status: number
  readonly body: { errors?: Faults }

  constructor(failure: Failure, errors: Faults | undefined) {
    super(failure)
    this.status = failure.status
    this.message = failure.message
    this.body = errors ? { errors } : {}
  }
}

/** The words of a fault and of a silent server, in the reader's language. */
export interface FailureWords {
  field(field: FieldProblem): string
  unreachable(): string
}

export function asFormFailure(error: unknown, words: FailureWords): unknown {
  const failure = failureFrom(error)
  if (!failure) return error
  const told = { ...failure, message: failure.message || words.unreachable() }
  const faults = failure.fields.length > 0 ? faultsByField(failure.fields, words.field) : undefined
  return new FormFailure(told, faults)
}
