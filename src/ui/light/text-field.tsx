import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useFieldError } from '../form/field-errors.ts'
import { Icon } from '../icon/icon.tsx'
import { iconCheckCircleFill } from '../icon/icons.ts'
import styles from './field.module.css'
import { FieldFrame, type FieldProps } from './field-frame.tsx'

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'size'> {
  icon?: string
  verified?: boolean // a tick inside
  dense?: boolean // 40 px, administration
  end?: ReactNode // a button inside, at the end
}

/** Takes what react-hook-form's `register` returns. */
export function TextField({
  label,
  hint,
  error: own,
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
  const error = useFieldError(input.name, own)
  const frame = { label, hint, error, optional, hideLabel, id }
  return (
    <FieldFrame {...frame} className={classNames(dense && styles.dense, className)}>
      {ids => (
        <div className={styles.box}>
          {icon && <Icon of={icon} />}
          <input type="text" {...input} {...ids} className={styles.control} />
          {verified && !error && <Icon of={iconCheckCircleFill} className={styles.verified} />}
          {end}
        </div>
      )}
    </FieldFrame>
  )
}
