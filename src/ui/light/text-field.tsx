import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { useFieldError } from '../form/field-errors.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './field.module.css'
import { FieldFrame, type LightFieldProps } from './field-frame.tsx'

export interface LightTextFieldProps extends LightFieldProps, Omit<ComponentProps<'input'>, 'size'> {
  icon?: string
  dense?: boolean // 40 px
}

export function TextField({
  label,
  error: errorText,
  hideLabel,
  icon,
  dense,
  id,
  className,
  ...input
}: LightTextFieldProps) {
  const error = useFieldError(input.name, errorText)
  return (
    <FieldFrame {...{ label, error, hideLabel, id }} className={classNames(dense && styles.dense, className)}>
      {ids => (
        <div className={styles.box}>
          {icon && <Icon of={icon} />}
          <input type="text" {...input} {...ids} className={styles.control} />
        </div>
      )}
    </FieldFrame>
  )
}
