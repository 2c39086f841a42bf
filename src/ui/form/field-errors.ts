import { createContext, useContext } from 'react'

/** What a form's last refusal had against its fields, by their names: sentences. Fields with a name find their own. */
export const FieldErrors = createContext<Readonly<Record<string, string>>>({})

/** A field's own error comes first. */
export function useFieldError(name: string | undefined, own: string | undefined): string | undefined {
  const errors = useContext(FieldErrors)
  return own ?? (name === undefined ? undefined : errors[name])
}
