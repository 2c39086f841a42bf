import { Loading } from '@/ui/state/loading.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import styles from './dashboard.module.css'

export const DashboardSkeleton = () => (
  <Loading>
    <div className={styles.stats}>
      {['a', 'b', 'c', 'd'].map(place => (
        <Skeleton key={place} height={108} radius={16} />
      ))}
    </div>
    <Skeleton height={330} radius={16} />
  </Loading>
)
