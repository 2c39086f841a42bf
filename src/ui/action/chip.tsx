import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { iconX } from '../icon/icons.ts'
import { Link } from '../link.tsx'
import styles from './chip.module.css'

export interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon?: string
  picture?: ReactNode // a 44 px thumbnail; the chip grows to a tile
  selected?: boolean
  removable?: boolean // an applied filter: a click removes it
  unavailable?: boolean // struck through, still clickable
  href?: string
  children: ReactNode
}

export function Chip({
  icon,
  picture,
  selected,
  removable,
  unavailable,
  href,
  className,
  children,
  ...rest
}: ChipProps) {
  const classes = classNames(
    styles.chip,
    Boolean(picture) && styles.tile,
    selected && styles.selected,
    unavailable && styles.unavailable,
    className,
  )
  const content = (
    <>
      {icon && <Icon of={icon} size={18} />}
      {picture}
      <span>{children}</span>
      {removable && <Icon of={iconX} size={16} />}
    </>
  )
  if (href) {
    return (
      <Link href={href} className={classes} aria-current={selected ? 'page' : undefined}>
        {content}
      </Link>
    )
  }
  return (
    <button type="button" aria-pressed={selected} {...rest} className={classes}>
      {content}
    </button>
  )
}
