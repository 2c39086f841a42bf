import { useTranslation } from 'react-i18next'
import { RingArc } from '@/ui/content/ring-arc.tsx'
import type { Share } from './album-stats.ts'
import styles from './completion-ring.module.css'

const radius = 46

/** The number of owned cards as an amber ring. */
export function CompletionRing({ owned, total }: Share) {
  const { t } = useTranslation('album')
  const share = total > 0 ? owned / total : 0
  return (
    <div className={styles.ring} role="img" aria-label={t('completion', { owned, total })}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className={styles.track} cx="50" cy="50" r={radius} />
        <RingArc className={styles.done} share={share} radius={radius} center={50} />
      </svg>
      <p aria-hidden="true">
        <b>{owned}</b>
        <span>{t('of', { total })}</span>
      </p>
    </div>
  )
}
