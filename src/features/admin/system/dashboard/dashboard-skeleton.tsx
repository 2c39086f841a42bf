import { Loading, Skeleton } from '@/ui/state/skeleton.tsx'
import grid from './dashboard.module.css'

/** Placeholders of tiles, chart and open tasks. */
export const DashboardSkeleton = () => (
  <Loading>
    <div className={grid.stats}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map(place => (
        <Skeleton key={place} height={131} radius={16} />
      ))}
    </div>
    <div className={grid.grid}>
      <div className={grid.chart}>
        <Skeleton height={400} radius={16} />
      </div>
      <div className={grid.side}>
        <Skeleton height={400} radius={16} />
      </div>
    </div>
  </Loading>
)
