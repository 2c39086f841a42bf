import type { ReactNode } from 'react'
import { Panel } from '@/ui/content/panel.tsx'
import styles from './checkout-view.module.css'

interface NumberedPanelProps {
  number: number
  title: string
  action?: ReactNode // at the end of the title's row
  children: ReactNode
}

/** One stage of the checkout, with its number before the title. */
export const NumberedPanel = ({ number, title, action, children }: NumberedPanelProps) => (
  <Panel
    titleAs="h2"
    className={styles.stage}
    action={action}
    title={
      <span className={styles.stageTitle}>
        <b aria-hidden="true">{number}</b>
        {title}
      </span>
    }
  >
    {children}
  </Panel>
)
