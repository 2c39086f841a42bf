import InputBase from '@mui/material/InputBase'
import NativeSelect from '@mui/material/NativeSelect'
import type { ComponentProps } from 'react'
import { Icon } from '../icon/icon.tsx'
import { iconCaretDown } from '../icon/icons.ts'
import { useFieldError } from './field-errors.ts'
import { FieldFrame, type FieldProps } from './field-frame.tsx'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'size'> {
  options: readonly SelectOption[]
  empty?: string // text of the empty option, for example "Scegli"
  dense?: boolean
}

const Caret = ({ className }: { className?: string }) => (
  <Icon of={iconCaretDown} size={18} className={className} />
)

/** The browser's native list, which works best on a phone. */
export function SelectField({
  label,
  hint,
  error: ownError,
  optional,
  hideLabel,
  id,
  className,
  options,
  empty,
  dense,
  ...select
}: SelectFieldProps) {
  const error = useFieldError(select.name, ownError)
  return (
    <FieldFrame {...{ label, hint, error, optional, hideLabel, id, className, dense }}>
      {ids => (
        <NativeSelect
          input={<InputBase />}
          IconComponent={Caret}
          disabled={select.disabled}
          inputProps={{ ...select, ...ids }}
        >
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map(option => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  )
}
