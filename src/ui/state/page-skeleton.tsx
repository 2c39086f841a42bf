import { classNames } from '../class-names.ts'
import { Container } from '../content/container.tsx'
import styles from './page-skeleton.module.css'
import { Loading, Skeleton } from './skeleton.tsx'

interface PageSkeletonProps {
  centred?: boolean // the title is centred, as in an article
  picture?: boolean // an image across the page below the title
}

const lines = ['100%', '96%', '99%', '62%'] as const

/** The placeholder of a text page while it is loading. */
export const PageSkeleton = ({ centred, picture }: PageSkeletonProps) => (
  <Container>
    <Loading>
      <div className={classNames(styles.head, centred && styles.centred)}>
        <Skeleton width={180} height={14} />
        <Skeleton width="min(100%, 460px)" height={44} radius={14} />
        <Skeleton width="min(80%, 340px)" height={18} />
      </div>
      {picture && <Skeleton className={styles.picture} height="auto" radius={24} />}
      <div className={classNames(styles.text, centred && styles.middle)}>
        {lines.map(width => (
          <Skeleton key={width} width={width} height={16} />
        ))}
        <Skeleton width="40%" height={26} className={styles.title} />
        {lines.map(width => (
          <Skeleton key={width} width={width} height={16} />
        ))}
      </div>
    </Loading>
  </Container>
)
