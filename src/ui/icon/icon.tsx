import type { SVGProps } from 'react'
import styles from './icon.module.css'

export interface IconProps extends SVGProps<SVGSVGElement> {
  of: string // an export of `icons.ts`: path data, or the address of its symbol in the built client
  size?: number // px
}

/** Decorative: hidden from screen readers. A button with only an icon needs an accessible name. */
export const Icon = ({ of, size = 20, className = styles.icon, ...rest }: IconProps) => (
  <svg className={className} width={size} height={size} viewBox="0 0 256 256" aria-hidden="true" {...rest}>
    {of.startsWith('/') ? <use fill="currentColor" href={of} /> : <path fill="currentColor" d={of} />}
  </svg>
)
