import InputBase from '@mui/material/InputBase'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { iconCheckCircleFill } from '../icon/icons.ts'
import { useFieldError } from './field-errors.ts'
import { FieldFrame, type FieldProps } from './field-frame.tsx'

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'size'> {
  icon?: string
  verified?: boolean // a tick inside the field
  dense?: boolean // 40 px, administration
  end?: ReactNode // a button at the end of the field
}

/** Accepts the return value of react-hook-form's `register`. */
export function TextField({
  label,
  hint,
  error: ownError,
  optional,
  hideLabel,
  icon,
  verified,
  dense,
  end,
  id,
  className,
  ...input
}: TextFieldProps) {
  const error = useFieldError(input.name, ownError)
  return (
    <FieldFrame {...{ label, hint, error, optional, hideLabel, id, className, dense }}>
      {ids => (
        <InputBase
          disabled={input.disabled}
          startAdornment={icon && <Icon of={icon} />}
          endAdornment={
            <>
              {verified && !error && (
                <Icon of={iconCheckCircleFill} style={{ color: 'var(--success-text)' }} />
              )}
              {end}
            </>
          }
          inputProps={{ ...input, ...ids }}
        />
      )}
    </FieldFrame>
  )
}

/** A field for an email address, with the keyboard and the autocompletion for it. */
export const EmailField = (props: Omit<TextFieldProps, 'type'>) => (
  <TextField inputMode="email" autoComplete="email" autoCapitalize="none" {...props} type="email" />
)
