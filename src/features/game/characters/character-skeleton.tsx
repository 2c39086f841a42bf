import { Container } from '@/ui/content/container.tsx'
import { Loading, RowsSkeleton, Skeleton } from '@/ui/state/skeleton.tsx'
import { elementStyle } from '@/ui/theme/element-style.ts'
import heroStyles from './character-hero.module.css'
import styles from './character-view.module.css'

/** Header, card and rows while the character loads. */
export const CharacterSkeleton = () => (
  <Loading>
    <div className={heroStyles.hero} style={elementStyle(null)}>
      <Container className={heroStyles.inner}>
        <div className={heroStyles.words} />
        <div className={heroStyles.stage}>
          <span className={heroStyles.arch} />
        </div>
      </Container>
    </div>
    <Container className={styles.body}>
      <div className={styles.card}>
        <Skeleton height={476} radius={22} />
      </div>
      <div className={styles.facts}>
        <RowsSkeleton rows={2} height={96} />
        <RowsSkeleton rows={3} height={40} />
      </div>
    </Container>
  </Loading>
)
