/** Placeholder of the facets: groups with a title and several rows, in the final layout. */
import { Skeleton } from '@/ui/state/skeleton.tsx'
import styles from './facet-panel.module.css'

const groups = ['a', 'b', 'c', 'd'] as const
const rows = ['82%', '64%', '73%'] as const

export const FacetSkeleton = () => (
  <div aria-hidden="true" className={styles.panel}>
    {groups.map(group => (
      <div key={group} className={styles.group}>
        <Skeleton width="44%" height={16} />
        {rows.map(width => (
          <div key={width} className={styles.coming}>
            <Skeleton width={22} height={22} radius={7} />
            <Skeleton width={width} height={12} />
          </div>
        ))}
      </div>
    ))}
  </div>
)
