import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from '@/ui/class-names.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { Link } from '@/ui/link.tsx'
import styles from './brass-button.module.css'
import workbench from './workbench.module.css'

export interface BrassButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  look?: 'primary' | 'secondary' | 'quiet' | 'danger' // one primary per screen
  icon?: string
  href?: string // becomes a link
  small?: boolean // 44 high, not 48
  full?: boolean
  busy?: boolean // keeps its focus, takes no press
  children: ReactNode
}

/** A button of the workbench: amber, enamel, walnut or ember between brass edges. */
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
