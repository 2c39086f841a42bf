import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './switch.module.css'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: string
  hint?: string
  hideLabel?: boolean // only the switch in sight
}

/** A choice that acts at once. The label stands before it, the switch at the end of the row. */
export const Switch = ({ label, hint, hideLabel, className, ...input }: SwitchProps) => (
  <label className={classNames(styles.row, className)}>
    <span className={classNames(styles.words, hideLabel && styles.hidden)}>
      <b>{label}</b>
      {hint && <small>{hint}</small>}
    </span>
    {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is on */}
    <input type="checkbox" role="switch" {...input} />
    <span className={styles.track} />
  </label>
)
