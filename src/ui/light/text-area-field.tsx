import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { useFieldError } from '../form/field-errors.ts'
import styles from './field.module.css'
import { FieldFrame, type FieldProps } from './field-frame.tsx'

export interface TextAreaFieldProps extends FieldProps, ComponentProps<'textarea'> {
  dense?: boolean // 14 px, administration
}

export function TextAreaField({
  label,
  hint,
  error: own,
  optional,
  hideLabel,
  dense,
  id,
  className,
  ...area
}: TextAreaFieldProps) {
  const error = useFieldError(area.name, own)
  return (
    <FieldFrame
      {...{ label, hint, error, optional, hideLabel, id }}
      className={classNames(dense && styles.dense, className)}
    >
      {ids => (
        <div className={classNames(styles.box, styles.area)}>
          <textarea rows={3} {...area} {...ids} className={styles.control} />
        </div>
      )}
    </FieldFrame>
  )
}
