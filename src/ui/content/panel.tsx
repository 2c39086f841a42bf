import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { drawnAs } from '../drawn-as.ts'
import styles from './panel.module.css'

export interface PanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode
  titleAs?: 'h2' | 'h3' // one level below the heading above it
  action?: ReactNode // at the end of the title's row
  dense?: boolean // administration: radius 16, padding 20
  as?: 'section' | 'div' | 'aside' | 'li'
}

export const Panel = ({
  title,
  titleAs: Title = 'h3',
  action,
  dense,
  as = 'section',
  className,
  children,
  ...rest
}: PanelProps) => {
  const Element = drawnAs(as)
  return (
    <Element {...rest} className={classNames(styles.panel, dense && styles.dense, className)}>
      {(title || action) && (
        <header className={styles.head}>
          {title && <Title>{title}</Title>}
          {action}
        </header>
      )}
      {children}
    </Element>
  )
}
