import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { useFieldError } from '../form/field-errors.ts'
import styles from './field.module.css'
import { FieldFrame, type LightFieldProps } from './field-frame.tsx'

export interface LightTextAreaFieldProps extends LightFieldProps, ComponentProps<'textarea'> {}

export function TextAreaField({
  label,
  error: errorText,
  hideLabel,
  id,
  className,
  ...area
}: LightTextAreaFieldProps) {
  const error = useFieldError(area.name, errorText)
  return (
    <FieldFrame {...{ label, error, hideLabel, id, className }}>
      {ids => (
        <div className={classNames(styles.box, styles.area)}>
          <textarea rows={3} {...area} {...ids} className={styles.control} />
        </div>
      )}
    </FieldFrame>
  )
}
