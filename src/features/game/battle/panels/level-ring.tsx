import { classNames } from '@/ui/class-names.ts'
import type { Climb } from './level-climb.ts'
import styles from './level-ring.module.css'

const RADIUS = 44
const LENGTH = 2 * Math.PI * RADIUS

/** The level in a ring that fills with XP; it pops each time a level is passed. The words beside it say the same. */
export function LevelRing({ climb: { facts, share, passed } }: { climb: Climb }) {
  return (
    <div className={styles.ring} aria-hidden="true" data-flash>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className={styles.seat} cx="50" cy="50" r={RADIUS} />
        <circle
          className={styles.fill}
          cx="50"
          cy="50"
          r={RADIUS}
          strokeDasharray={`${LENGTH * share} ${LENGTH}`}
          transform="rotate(-90 50 50)"
        />
      </svg>
      <span key={passed} className={classNames(styles.level, passed > 0 && styles.popped)}>
        {facts.level}
      </span>
    </div>
  )
}
