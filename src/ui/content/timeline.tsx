import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { iconCheckBold, iconClock } from '../icon/icons.ts'
import { Spoken } from './spoken.tsx'
import styles from './timeline.module.css'

export interface TimelineStep {
  id: string
  state: 'done' | 'now' | 'todo'
  title: string
  detail?: ReactNode
  icon?: string
}

export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  const { t } = useTranslation('ui')
  return (
    <ol>
      {steps.map(step => (
        <li key={step.id} className={classNames(styles.step, styles[step.state])}>
          <span className={styles.dot}>
            <Icon
              of={step.icon ?? (step.state === 'done' ? iconCheckBold : iconClock)}
              size={step.state === 'done' && !step.icon ? 14 : 18}
            />
          </span>
          <div>
            <b>
              {step.title} <Spoken>({t(`timeline.${step.state}`)})</Spoken>
            </b>
            {step.detail && <span className={styles.detail}>{step.detail}</span>}
          </div>
        </li>
      ))}
    </ol>
  )
}
