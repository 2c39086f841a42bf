import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { iconCaretDown } from '../icon/icons.ts'
import styles from './field.module.css'
import { FieldFrame, type LightFieldProps } from './field-frame.tsx'

export interface LightSelectFieldProps extends LightFieldProps, Omit<ComponentProps<'select'>, 'size'> {
  options: readonly { value: string; label: string }[]
}

/** The browser's native list, which works best on a phone. */
export const SelectField = ({
  label,
  error,
  hideLabel,
  id,
  className,
  options,
  ...select
}: LightSelectFieldProps) => (
  <FieldFrame {...{ label, error, hideLabel, id, className }}>
    {ids => (
      <div className={classNames(styles.box, styles.choice)}>
        <select {...select} {...ids} className={styles.control}>
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={iconCaretDown} size={18} />
      </div>
    )}
  </FieldFrame>
)
