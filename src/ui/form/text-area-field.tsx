import InputBase from '@mui/material/InputBase'
import type { ComponentProps } from 'react'
import { useFieldError } from './field-errors.ts'
import { FieldFrame, type FieldProps } from './field-frame.tsx'

export interface TextAreaFieldProps extends FieldProps, ComponentProps<'textarea'> {
  dense?: boolean // 14 px, administration
}

export function TextAreaField({
  label,
  hint,
  error: ownError,
  optional,
  hideLabel,
  dense,
  id,
  className,
  ...area
}: TextAreaFieldProps) {
  const error = useFieldError(area.name, ownError)
  return (
    <FieldFrame {...{ label, hint, error, optional, hideLabel, id, className, dense }}>
      {ids => (
        <InputBase
          multiline
          inputComponent="textarea" // resized by the user, not by its content
          disabled={area.disabled}
          inputProps={{ rows: 3, type: undefined, ...area, ...ids }}
        />
      )}
    </FieldFrame>
  )
}
