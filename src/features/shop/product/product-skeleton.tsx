import { Container } from '@/ui/content/container.tsx'
import { Niche } from '@/ui/shop/niche.tsx'
import { Loading, RowsSkeleton, Skeleton } from '@/ui/state/skeleton.tsx'
import columns from './product-columns.module.css'
import styles from './product-skeleton.module.css'

/** Placeholder of the page while its product is loading. */
export const ProductSkeleton = () => (
  <Container className={styles.page}>
    <Loading>
      <Skeleton width={220} height={14} />
      <div className={columns.columns}>
        <Niche className={styles.stage} />
        <div className={styles.words}>
          <Skeleton width="80%" height={38} />
          <Skeleton width="45%" height={16} />
          <Skeleton width="40%" height={42} />
          <Skeleton height={52} radius={14} />
          <Skeleton width="34%" height={18} className={styles.facts} />
          <RowsSkeleton rows={3} height={40} />
        </div>
      </div>
    </Loading>
  </Container>
)
