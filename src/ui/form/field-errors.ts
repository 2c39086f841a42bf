import { createContext, useContext } from 'react'

/** Error messages of a form's last rejection by field name. Fields with a name look up their own. */
export const FieldErrors = createContext<Readonly<Record<string, string>>>({})

/** The field's own error has priority. */
export function useFieldError(name: string | undefined, ownError: string | undefined): string | undefined {
  const errors = useContext(FieldErrors)
  return ownError ?? (name === undefined ? undefined : errors[name])
}
