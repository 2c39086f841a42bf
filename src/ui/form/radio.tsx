import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './check.module.css'

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: ReactNode
  end?: ReactNode
}

export const Radio = ({ label, end, className, ...input }: RadioProps) => (
  <label className={classNames(styles.row, className)}>
    <input type="radio" {...input} />
    <span className={classNames(styles.box, styles.dot)} />
    <span>{label}</span>
    {end !== undefined && <small className={styles.end}>{end}</small>}
  </label>
)
