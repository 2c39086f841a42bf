import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from '@/ui/class-names.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { Link } from '@/ui/link.tsx'
import styles from './brass-button.module.css'
import workbench from './workbench.module.css'

export interface BrassButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  look?: 'primary' | 'secondary' | 'quiet' | 'danger' // at most one primary button per screen
  icon?: string
  href?: string // renders a link
  small?: boolean // 44 px high instead of 48
  full?: boolean
  busy?: boolean // keeps its focus and ignores clicks
  children: ReactNode
}

/** A button of the game's screens: amber, enamel, walnut or ember between brass edges. */
export function BrassButton(props: BrassButtonProps) {
  const { look = 'quiet', icon, href, small, full, busy, className, children, ...rest } = props
  const classes = classNames(
    workbench[look],
    styles.button,
    small && styles.small,
    full && styles.full,
    className,
  )
  const content = (
    <>
      {icon && <Icon of={icon} size={20} />}
      <span>{children}</span>
    </>
  )
  if (href)
    return (
      <Link href={href} className={classes}>
        {content}
      </Link>
    )
  return (
    <button type="button" {...rest} {...(busy && { 'aria-busy': true, onClick: stay })} className={classes}>
      {content}
    </button>
  )
}

const stay = () => {}
