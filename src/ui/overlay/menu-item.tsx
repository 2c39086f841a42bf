import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link.tsx'
import styles from './menu-item.module.css'

export interface MenuItemProps {
  icon?: string
  href?: string
  onClick?: () => void
  current?: boolean // the current page or choice
  end?: ReactNode
  children: ReactNode
}

/** A row of 44 px in a menu popover, a drawer or the account's side list. */
export function MenuItem({ icon, href, onClick, current, end, children }: MenuItemProps) {
  const classes = classNames(styles.item, current && styles.current)
  const content = (
    <>
      {icon && <Icon of={icon} size={20} />}
      <span className={styles.words}>{children}</span>
      {end}
    </>
  )
  if (href) {
    return (
      <Link href={href} onClick={onClick} className={classes} aria-current={current ? 'page' : undefined}>
        {content}
      </Link>
    )
  }
  return (
    <button type="button" onClick={onClick} className={classes} aria-pressed={current}>
      {content}
    </button>
  )
}
