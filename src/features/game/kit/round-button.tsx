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

interface RoundLinkProps extends RoundLook {
  href: string
  count?: number // red mark, which the label must mention; 0 hides it
}

/** A link that looks like `RoundButton`. */
export const RoundLink = ({ icon, label, size = 22, href, count = 0 }: RoundLinkProps) => (
  <Link href={href} className={workbench.round} aria-label={label} title={label}>
    <Icon of={icon} size={size} />
    {count > 0 && (
      <i className={workbench.mark} aria-hidden="true">
        {count > 9 ? '9+' : count}
      </i>
    )}
  </Link>
)
