/** A room around the battle: the whole window on the workbench, its bar on top. Units and gutters of its parts come from here. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '@/ui/class-names.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCaretLeft } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import styles from './game-room.module.css'
import workbench from './workbench.module.css'

export interface GameRoomProps {
  ground: 'planks' | 'shelves'
  className?: string
  children: ReactNode
}

export const GameRoom = ({ ground, className, children }: GameRoomProps) => (
  <div className={classNames('dark', styles.room, styles[ground], className)}>{children}</div>
)

export interface RoomBarProps {
  title: string
  back: string // address
  className?: string
  children?: ReactNode // tools, at the end
}

export function RoomBar({ title, back, className, children }: RoomBarProps) {
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
