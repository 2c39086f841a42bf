import type { ComponentProps } from 'react'
import styles from './switch.module.css'

export interface LightSwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: string // for screen readers only
}

export const Switch = ({ label, ...input }: LightSwitchProps) => (
  <label className={styles.row}>
    {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is on */}
    <input type="checkbox" role="switch" aria-label={label} {...input} />
    <span className={styles.track} />
  </label>
)
