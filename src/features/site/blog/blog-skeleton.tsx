/** Placeholder of the journal: title, the wide newest article, three more below. */
import { Container } from '@/ui/content/container.tsx'
import { Loading, Skeleton } from '@/ui/state/skeleton.tsx'
import styles from './blog-view.module.css'

const tiles = ['a', 'b', 'c'] as const

export const BlogSkeleton = ({ title }: { title: string }) => (
  <Container className={styles.page}>
    <div className={styles.head}>
      <h1>{title}</h1>
    </div>
    <Loading>
      <div className={styles.shelf}>
        <Skeleton className={styles.comingLead} height="auto" radius={30} />
        <div className={styles.grid}>
          {tiles.map(tile => (
            <div key={tile} className={styles.coming}>
              <Skeleton className={styles.comingPicture} height="auto" radius={24} />
              <Skeleton width="34%" height={13} />
              <Skeleton width="88%" height={20} />
              <Skeleton width="60%" height={14} />
            </div>
          ))}
        </div>
      </div>
    </Loading>
  </Container>
)
