/** Placeholder of the featured promotion while it is loading. */
import { Container } from '@/ui/content/container.tsx'
import { Loading, Skeleton } from '@/ui/state/skeleton.tsx'
import styles from './promotions.module.css'

export const PromotionsSkeleton = () => (
  <Container className={styles.page}>
    <Loading>
      <Skeleton height="min(600px, 78vh)" radius={28} />
    </Loading>
  </Container>
)
