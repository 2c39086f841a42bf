import { classNames } from '@/ui/class-names.ts'
import { RingArc } from '@/ui/content/ring-arc.tsx'
import type { Climb } from './level-climb.ts'
import styles from './level-ring.module.css'

const radius = 44

/** The level in a ring that fills with XP and pops at each new level. The adjacent text states the same. */
export function LevelRing({ climb: { facts, share, passed } }: { climb: Climb }) {
  return (
    <div className={styles.ring} aria-hidden="true" data-flash data-level={facts.level}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className={styles.seat} cx="50" cy="50" r={radius} />
        <RingArc className={styles.fill} share={share} radius={radius} center={50} />
      </svg>
      <span key={passed} className={classNames(styles.level, passed > 0 && styles.popped)}>
        {facts.level}
      </span>
    </div>
  )
}
