import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './container.module.css'

/** The page's column: at most 1180 px wide, 16 px from the edges. */
export const Container = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames(styles.container, className)} />
)
