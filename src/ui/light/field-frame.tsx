import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { iconWarningCircle } from '../icon/icons.ts'
import styles from './field.module.css'

/** What every field has around its control. */
export interface FieldProps {
  label: string
  hint?: ReactNode
  error?: string // its presence makes the field invalid
  optional?: string // a word after the label, e.g. "facoltativo"
  hideLabel?: boolean // still spoken
}

export interface ControlIds {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

interface FieldFrameProps extends FieldProps {
  id?: string
  className?: string
  children: (ids: ControlIds) => ReactNode
}

/** Label above, never floating; hint or error below, tied to the control for screen readers. */
export function FieldFrame({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id,
  className,
  children,
}: FieldFrameProps) {
  const own = useId()
  const control = id ?? own
  const note = `${control}-note`
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={control} className={classNames(styles.label, hideLabel && styles.hidden)}>
        {label}
        {optional && <small> {optional}</small>}
      </label>
      {children({
        id: control,
        'aria-invalid': Boolean(error),
        'aria-describedby': error || hint ? note : undefined,
      })}
      <div id={note} aria-live="polite">
        {error ? (
          <p className={classNames(styles.note, styles.error)}>
            <Icon of={iconWarningCircle} size={16} />
            {error}
          </p>
        ) : (
          hint && <p className={styles.note}>{hint}</p>
        )}
      </div>
    </div>
  )
}
