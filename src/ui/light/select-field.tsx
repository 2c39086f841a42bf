import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { useFieldError } from '../form/field-errors.ts'
import { Icon } from '../icon/icon.tsx'
import { iconCaretDown } from '../icon/icons.ts'
import styles from './field.module.css'
import { FieldFrame, type FieldProps } from './field-frame.tsx'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'size'> {
  options: readonly SelectOption[]
  empty?: string // words of the empty choice, e.g. "Scegli"
  dense?: boolean
}

/** The browser's own list: the best one on a phone. */
export function SelectField({
  label,
  hint,
  error: own,
  optional,
  hideLabel,
  id,
  className,
  options,
  empty,
  dense,
  ...select
}: SelectFieldProps) {
  const error = useFieldError(select.name, own)
  const frame = { label, hint, error, optional, hideLabel, id }
  return (
    <FieldFrame {...frame} className={classNames(dense && styles.dense, className)}>
      {ids => (
        <div className={classNames(styles.box, styles.choice)}>
          <select {...select} {...ids} className={styles.control}>
            {empty !== undefined && <option value="">{empty}</option>}
            {options.map(option => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={iconCaretDown} size={18} />
        </div>
      )}
    </FieldFrame>
  )
}
