import { RingArc } from '@/ui/content/ring-arc.tsx'
import styles from './ring.module.css'

interface RingProps {
  share: number // 0–1
  label: string // label for screen readers
  figure: string // short visible label
}

const radius = 44

/** A share as a ring with its percentage inside. */
export const Ring = ({ share, label, figure }: RingProps) => (
  <svg className={styles.ring} viewBox="0 0 104 104" role="img" aria-label={label}>
    <circle className={styles.track} cx="52" cy="52" r={radius} />
    {share > 0 && <RingArc className={styles.done} share={share} radius={radius} center={52} />}
    <text className={styles.figure} x="52" y="53" textAnchor="middle" dominantBaseline="middle">
      {figure}
    </text>
  </svg>
)
