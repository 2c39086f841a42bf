import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import { Icon } from '../icon/icon.tsx'
import { iconCheckBold } from '../icon/icons.ts'
import { Link } from '../link.tsx'
import type {} from '../theme/mui-types.ts'
import styles from './steps.module.css'

export interface StepsProps {
  label: string // name of the row for screen readers
  steps: readonly string[]
  current: number // 0-based
  hrefs?: readonly string[] // the address of each step. Without it steps are not links
}

/** The current position in a series of screens. A narrow container shows only the current label. */
export const Steps = ({ label, steps, current, hrefs }: StepsProps) => (
  <div className={styles.place}>
    <Stepper activeStep={current} aria-label={label}>
      {steps.map((step, at) => (
        <Step key={step} aria-current={at === current ? 'step' : undefined}>
          <StepLabel
            slots={{ stepIcon: Mark }}
            slotProps={hrefs && { root: { component: Link, href: hrefs[at] ?? '' } }}
          >
            {step}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  </div>
)

interface MarkProps {
  icon: number // of the step, 1-based
  completed: boolean
}

const Mark = ({ icon, completed }: MarkProps) => (
  <b>{completed ? <Icon of={iconCheckBold} size={13} /> : icon}</b>
)
