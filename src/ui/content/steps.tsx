import { Fragment } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { iconCheckBold } from '../icon/icons.ts'
import styles from './steps.module.css'

export interface StepsProps {
  label: string // spoken name of the row
  steps: readonly string[]
  current: number // 0-based
}

/** Where one stands in a row of screens; a phone writes only the current name. */
export const Steps = ({ label, steps, current }: StepsProps) => (
  <ol className={styles.steps} aria-label={label}>
    {steps.map((step, at) => (
      <Fragment key={step}>
        {at > 0 && <li aria-hidden="true" className={styles.line} />}
        <li
          className={classNames(styles.step, at < current && styles.done, at === current && styles.now)}
          aria-current={at === current ? 'step' : undefined}
        >
          <b>{at < current ? <Icon of={iconCheckBold} size={13} /> : at + 1}</b>
          <span>{step}</span>
        </li>
      </Fragment>
    ))}
  </ol>
)
