import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { iconCheckBold, iconWarningCircle } from '../icon/icons.ts'
import styles from './check.module.css'

export interface CheckProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: ReactNode
  end?: ReactNode // for example a count, at the end of the row
  error?: string
}

export const Check = ({ label, end, error, className, ...input }: CheckProps) => (
  <div className={className}>
    <label className={styles.row}>
      <input type="checkbox" aria-invalid={Boolean(error)} {...input} />
      <span className={styles.box}>
        <Icon of={iconCheckBold} size={14} />
      </span>
      <span>{label}</span>
      {end !== undefined && <small className={styles.end}>{end}</small>}
    </label>
    {error && (
      <p className={styles.error} role="alert">
        <Icon of={iconWarningCircle} size={16} />
        {error}
      </p>
    )}
  </div>
)
