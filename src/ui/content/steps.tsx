import { Fragment } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { iconCheckBold } from '../icon/icons.ts'
import { Link } from '../link.tsx'
import styles from './steps.module.css'

export interface StepsProps {
  label: string // spoken name of the row
  steps: readonly string[]
  current: number // 0-based
  hrefs?: readonly string[] // where each leads; none: they only show
}

const StepFace = ({ name, at, isDone }: { name: string; at: number; isDone: boolean }) => (
  <>
    <b>{isDone ? <Icon of={iconCheckBold} size={13} /> : at + 1}</b>
    <span>{name}</span>
  </>
)

/** Where one stands in a row of screens; a phone writes only the current name. */
export const Steps = ({ label, steps, current, hrefs }: StepsProps) => (
  <ol className={styles.steps} aria-label={label}>
    {steps.map((step, at) => (
      <Fragment key={step}>
        {at > 0 && <li aria-hidden="true" className={styles.line} />}
        <li
          className={classNames(styles.step, at < current && styles.done, at === current && styles.now)}
          aria-current={at === current ? 'step' : undefined}
        >
          {hrefs ? (
            <Link href={hrefs[at] ?? ''} className={styles.link}>
              <StepFace name={step} at={at} isDone={at < current} />
            </Link>
          ) : (
            <StepFace name={step} at={at} isDone={at < current} />
          )}
        </li>
      </Fragment>
    ))}
  </ol>
)
