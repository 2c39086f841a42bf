/** The missing page: a night sky, a flying saucer, and links to other pages. */
import type { ReactNode } from 'react'
import { Spark } from '@/ui/brand/spark.tsx'
import { Display } from '@/ui/content/display.tsx'
import styles from './night-sky.module.css'

interface NightSkyProps {
  title: string
  actions: ReactNode
  children: ReactNode // one sentence
}

/** Positions in hundredths of the sky, sizes in px. */
const stars = [
  [8, 22, 16],
  [30, 14, 9],
  [85, 24, 11],
  [72, 52, 17],
  [18, 64, 11],
  [93, 68, 16],
  [12, 84, 10],
] as const

export const NightSky = ({ title, actions, children }: NightSkyProps) => (
  <section className={`dark ${styles.sky}`} data-ground="night">
    {stars.map(([left, top, size]) => (
      <span
        key={left}
        className={styles.star}
        style={{ left: `${left}%`, top: `${top}%` }}
        aria-hidden="true"
      >
        <Spark size={size} />
      </span>
    ))}
    <Display as="h1" size="title">
      {title}
    </Display>
    <p className={styles.words}>{children}</p>
    <div className={styles.actions}>{actions}</div>
    <div className={styles.visit} aria-hidden="true">
      <span className={styles.beam} />
      <img src="/assets/characters/ufetto/creature.webp" alt="" width={420} height={420} />
      <b className={styles.code}>404</b>
    </div>
  </section>
)
