import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './display.module.css'

export interface DisplayProps {
  as?: 'h1' | 'h2' | 'p' | 'span'
  size?: 'hero' | 'title' | 'name'
  children: ReactNode
  className?: string
}

/** Lilita One: hero titles, creature names, order complete. Not for prices, forms or administration. */
export const Display = ({ as: Element = 'h1', size = 'hero', className, children }: DisplayProps) => (
  <Element className={classNames(styles.display, styles[size], className)}>{children}</Element>
)
