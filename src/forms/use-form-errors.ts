/** Errors of a form with its own state. A field is found by its `name`, which is its path in the body of the call. */
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { CallProblem } from './error-message.ts'
import { type FormErrorOptions, type FormErrors, formErrors, noFormErrors } from './form-errors.ts'
import { useErrorMessage } from './use-error-message.ts'

const namedIn = (part: HTMLElement | null): Element[] => [...(part?.querySelectorAll('[name]') ?? [])]

/** Returns the names of the inputs in a part of the page. Empty for null. */
export const fieldNamesIn = (part: HTMLElement | null): string[] =>
  namedIn(part).flatMap(field => field.getAttribute('name') ?? [])

/** Focuses the uppermost field with an error. Does nothing if there is none. */
export function focusFirstNamed(part: HTMLElement | null, errors: FormErrors['fields']): void {
  const first = namedIn(part).find(field => errors[field.getAttribute('name') ?? ''])
  if (first instanceof HTMLElement) first.focus()
}

interface FormErrorState<E extends HTMLElement> {
  ref: RefObject<E | null> // for the element around the fields
  errors: FormErrors['fields']
  summary: string | undefined // for the form as a whole. undefined if the fields show everything
  /** Shows why a call failed and focuses the first field with an error. */
  show(problem: CallProblem, options?: FormErrorOptions): void
  clear(): void
}

/** Errors of a form that does not use React Hook Form. `ref` belongs to its element. The first error gets the focus. */
export function useFormErrors<E extends HTMLElement = HTMLFormElement>(): FormErrorState<E> {
  const messages = useErrorMessage()
  const ref = useRef<E>(null)
  const [shown, setShown] = useState(noFormErrors)
  useEffect(() => focusFirstNamed(ref.current, shown.fields), [shown])
  const actions = useMemo(
    () => ({
      show: (problem: CallProblem, options?: FormErrorOptions) => {
        const names = fieldNamesIn(ref.current)
        setShown(formErrors(problem, messages, path => names.includes(path), options))
      },
      clear: () => setShown(noFormErrors),
    }),
    [messages],
  )
  return { ref, errors: shown.fields, summary: shown.summary.join(' ') || undefined, ...actions }
}
