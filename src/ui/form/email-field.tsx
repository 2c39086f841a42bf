import { TextField, type TextFieldProps } from './text-field.tsx'

/** A field for an email address, with the keyboard and the autocompletion for it. */
export const EmailField = (props: Omit<TextFieldProps, 'type'>) => (
  <TextField inputMode="email" autoComplete="email" autoCapitalize="none" {...props} type="email" />
)
