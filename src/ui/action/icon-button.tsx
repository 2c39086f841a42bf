import type { ComponentProps, ElementType } from 'react'
import { classNames } from '../class-names.ts'
import { drawnAs } from '../drawn-as.ts'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link.tsx'
import styles from './icon-button.module.css'

interface Look {
  icon: string
  label: string // accessible name
  size?: number // of the icon, px. The target is 44
  look?: 'plain' | 'edged' | 'round' | 'on-night'
  count?: number // amber badge. 0 hides it
  href?: string // becomes a link
  target?: string
  rel?: string
}

export type IconButtonProps<C extends ElementType = 'button'> = Look & { component?: C } & Omit<
    ComponentProps<C>,
    keyof Look | 'component' | 'children'
  >

export function IconButton<C extends ElementType = 'button'>({
  component,
  icon,
  label,
  size = 22,
  look = 'plain',
  count = 0,
  className,
  ...rest
}: IconButtonProps<C>) {
  const chosen: ElementType = component ?? (rest.href ? Link : 'button')
  const Element = drawnAs(chosen)
  const shownCount = count > 99 ? '99+' : count > 0 ? String(count) : ''
  return (
    <Element
      {...(chosen === 'button' && { type: 'button' })}
      aria-label={shownCount ? `${label}, ${shownCount}` : label}
      title={label}
      {...rest}
      className={classNames(styles.button, look !== 'plain' && styles[look], className)}
    >
      <Icon of={icon} size={size} />
      {shownCount && <b className={styles.count}>{shownCount}</b>}
    </Element>
  )
}
