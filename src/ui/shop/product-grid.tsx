import type { CSSProperties, ReactNode } from 'react'
import styles from './product-grid.module.css'

export interface ProductGridProps {
  columns?: 3 | 4 // on wide screens; 3 from 600 px, 2 on phones
  children: ReactNode // cards or skeletons
}

export const ProductGrid = ({ columns = 4, children }: ProductGridProps) => (
  <div className={styles.grid} style={{ '--columns': columns } as CSSProperties}>
    {children}
  </div>
)
