import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { iconCheckCircleFill, iconInfo, iconWarning, iconWarningCircle } from '../icon/icons.ts'
import styles from './note.module.css'

export type NoteTone = 'info' | 'success' | 'warning' | 'error'

const icons: Record<NoteTone, string> = {
  info: iconInfo,
  success: iconCheckCircleFill,
  warning: iconWarning,
  error: iconWarningCircle,
}

export interface NoteProps {
  tone?: NoteTone
  icon?: string
  live?: boolean // announced immediately by screen readers
  children: ReactNode
}

export const Note = ({ tone = 'info', icon = icons[tone], live, children }: NoteProps) => (
  <div className={classNames(styles.note, styles[tone])} role={live ? 'alert' : undefined}>
    <Icon of={icon} className={styles.icon} />
    <div className={styles.words}>{children}</div>
  </div>
)

/** An error that screen readers announce. Renders nothing without a message. */
export const ErrorNote = ({ children }: { children: ReactNode }) =>
  children ? (
    <Note tone="error" live>
      {children}
    </Note>
  ) : null
