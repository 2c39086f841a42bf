import type { ComponentProps } from 'react'
import { classNames } from '@/ui/class-names.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { Link } from '@/ui/link.tsx'
import workbench from './workbench.module.css'

interface RoundLook {
  icon: string
  label: string // accessible name and tooltip
  size?: number // of the icon, px
}

/** A round brass button with only an icon. */
export const RoundButton = ({
  icon,
  label,
  size = 22,
  className,
  ...rest
}: RoundLook & ComponentProps<'button'>) => (
  <button
    type="button"
    {...rest}
    className={classNames(workbench.round, className)}
    aria-label={label}
    title={label}
  >
    <Icon of={icon} size={size} />
  </button>
)

/** A link that looks like `RoundButton`. */
export const RoundLink = ({ icon, label, size = 22, href }: RoundLook & { href: string }) => (
  <Link href={href} className={workbench.round} aria-label={label} title={label}>
    <Icon of={icon} size={size} />
  </Link>
)
