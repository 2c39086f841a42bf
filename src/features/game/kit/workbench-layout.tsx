/** Layout of a game screen: the whole window with a bar at the top. It defines the units and gutters of its parts. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '@/ui/class-names.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCaretLeft } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import workbench from './workbench.module.css'
import styles from './workbench-layout.module.css'

export interface WorkbenchLayoutProps {
  ground: 'planks' | 'shelves'
  className?: string
  children: ReactNode
}

export const WorkbenchLayout = ({ ground, className, children }: WorkbenchLayoutProps) => (
  <div className={classNames('dark', styles.room, styles[ground], className)}>{children}</div>
)

export interface WorkbenchBarProps {
  title: string
  back: string // address of the link back
  className?: string
  children?: ReactNode // tools, at the end of the bar
}

export function WorkbenchBar({ title, back, className, children }: WorkbenchBarProps) {
  const { t } = useTranslation('ui')
  return (
    <header className={classNames(styles.bar, className)}>
      <Link href={back} className={workbench.round} aria-label={t('back')}>
        <Icon of={iconCaretLeft} size={22} />
      </Link>
      <h1>{title}</h1>
      {children}
    </header>
  )
}
