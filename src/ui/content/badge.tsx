import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './badge.module.css'

export type BadgeTone =
  | 'primary'
  | 'amber'
  | 'sale'
  | 'night'
  | 'success'
  | 'warning'
  | 'error'
  | 'info'
  | 'muted'
  | 'plain'

export interface BadgeProps {
  tone?: BadgeTone
  icon?: string
  children: ReactNode
}

export const Badge = ({ tone = 'primary', icon, children }: BadgeProps) => (
  <span className={classNames(styles.badge, tone !== 'primary' && styles[tone])}>
    {icon && <Icon of={icon} size={14} />}
    {children}
  </span>
)
