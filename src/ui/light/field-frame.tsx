import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { iconWarningCircle } from '../icon/icons.ts'
import styles from './field.module.css'

/**
 * The parts around the control of every light field. It supports fewer options than the MUI version
 * (`form/field-frame.tsx`).
 */
export interface LightFieldProps {
  label: string
  error?: string // its presence makes the field invalid
  hideLabel?: boolean // still read by screen readers
}

interface ControlIds {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

interface FieldFrameProps extends LightFieldProps {
  id?: string
  className?: string
  children: (ids: ControlIds) => ReactNode
}

/** Label above, never floating. The error below, associated with the control for screen readers. */
export function FieldFrame({ label, error, hideLabel, id, className, children }: FieldFrameProps) {
  const fieldId = useId()
  const control = id ?? fieldId
  const note = `${control}-note`
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={control} className={classNames(styles.label, hideLabel && styles.hidden)}>
        {label}
      </label>
      {children({
        id: control,
        'aria-invalid': Boolean(error),
        'aria-describedby': error ? note : undefined,
      })}
      <div id={note} aria-live="polite">
        {error && (
          <p className={styles.error}>
            <Icon of={iconWarningCircle} size={16} />
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
