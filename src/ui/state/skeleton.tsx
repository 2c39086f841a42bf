import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import { Spoken } from '../content/spoken.tsx'
import { Niche } from '../shop/niche.tsx'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  radius?: number
  className?: string
}

/** A bar in place of text. `data-skeleton` shows screenshot tools that content is still loading. */
export const Skeleton = ({ width = '100%', height = 14, radius = 10, className }: SkeletonProps) => (
  <span
    aria-hidden="true"
    data-skeleton=""
    className={classNames(styles.bar, className)}
    style={{ width, height, borderRadius: radius }}
  />
)

/** The placeholder of a product card, with its niche. */
export const ProductCardSkeleton = () => (
  <div aria-hidden="true" className={styles.card}>
    <Niche className={styles.niche} />
    <Skeleton width="76%" height={16} />
    <Skeleton width="48%" height={13} />
    <Skeleton width="33%" height={18} />
  </div>
)

/** The placeholder of the rows of a table or list. */
export const RowsSkeleton = ({ rows = 5, height = 58 }: { rows?: number; height?: number }) => (
  <div aria-hidden="true" className={styles.rows}>
    {Array.from({ length: rows }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows without content have only their place
      <Skeleton key={at} height={height - 14} radius={12} />
    ))}
  </div>
)

/** Skeletons with a text for screen readers. */
export function Loading({ children }: { children: ReactNode }) {
  const { t } = useTranslation('ui')
  return (
    <div role="status" aria-busy="true">
      <Spoken>{t('loading')}</Spoken>
      {children}
    </div>
  )
}
