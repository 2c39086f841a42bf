import type { ComponentProps, ElementType, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { drawnAs } from '../drawn-as.ts'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link.tsx'
import styles from './button.module.css'

export type ButtonVariant =
  | 'primary'
  | 'amber'
  | 'ghost'
  | 'soft'
  | 'text'
  | 'danger'
  | 'night'
  | 'on-night'
  | 'bare' // in the text colour of any background
export type ButtonSize = 'large' | 'small' | 'dense' // 52, 44, 40 (administration)

interface Look {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: string // before the label
  endIcon?: string
  full?: boolean // fills the width of its container
  busy?: boolean // keeps its width and its focus, ignores clicks
  href?: string // becomes a link
  target?: string
  rel?: string
  children: ReactNode
}

export type ButtonProps<C extends ElementType = 'button'> = Look & { component?: C } & Omit<
    ComponentProps<C>,
    keyof Look | 'component'
  >

/** One primary button per view. Amber is for playing. A label wraps only if it does not fit its container. */
export function Button<C extends ElementType = 'button'>({
  component,
  variant = 'primary',
  size = 'large',
  icon,
  endIcon,
  full,
  busy,
  className,
  children,
  ...rest
}: ButtonProps<C>) {
  const chosen: ElementType = component ?? (rest.href ? Link : 'button')
  const Element = drawnAs(chosen)
  const glyph = size === 'large' ? 20 : 18
  return (
    <Element
      {...(chosen === 'button' && { type: 'button' })}
      {...rest}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true, onClick: stop })}
      className={classNames(styles.button, styles[variant], styles[size], full && styles.full, className)}
    >
      {icon && <Icon of={icon} size={glyph} className={styles.icon} />}
      <span className={styles.label}>{children}</span>
      {endIcon && <Icon of={endIcon} size={18} className={styles.icon} />}
      {busy && <span className={styles.sweep} />}
    </Element>
  )
}

const stop = (event: { preventDefault: () => void }) => event.preventDefault()
