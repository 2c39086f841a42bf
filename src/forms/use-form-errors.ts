/** Errors of a form that keeps its own values. A field is found by its `name`, which is its path in the body of the call. */
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { CallProblem } from './error-message.ts'
import { type FormErrorOptions, type FormErrors, formErrors, noFormErrors } from './form-errors.ts'
import { useErrorMessage } from './use-error-message.ts'

const namedIn = (part: HTMLElement | null): Element[] => [...(part?.querySelectorAll('[name]') ?? [])]

/** Names of the inputs in a part of the page; none for null. */
export const fieldNamesIn = (part: HTMLElement | null): string[] =>
  namedIn(part).flatMap(field => field.getAttribute('name') ?? [])

/** Moves the focus to the uppermost field that has an error; does nothing when none is there. */
export function focusFirstNamed(part: HTMLElement | null, errors: FormErrors['fields']): void {
  const first = namedIn(part).find(field => errors[field.getAttribute('name') ?? ''])
  if (first instanceof HTMLElement) first.focus()
}

interface FormErrorState<E extends HTMLElement> {
  ref: RefObject<E | null> // of the element around the fields
  errors: FormErrors['fields']
  summary: string | undefined // for the form as a whole; undefined when the fields have said everything
  /** Shows why a call was refused, the focus at the first field in error. */
  show(problem: CallProblem, options?: FormErrorOptions): void
  clear(): void
}

/** Errors of a form that React Hook Form does not hold: `ref` goes on its element, the first error gets the focus. */
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
