import { clamp } from '@/lib/clamp.ts'
import { classNames } from '../class-names.ts'
import styles from './meter.module.css'

export interface MeterProps {
  label: string
  value: number // 0–1
  tone?: 'primary' | 'success' | 'amber'
}

export const Meter = ({ label, value, tone = 'primary' }: MeterProps) => (
  // biome-ignore lint/a11y/useSemanticElements: browsers do not let a <meter> be drawn alike
  <div
    role="meter"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(value * 100)}
    className={classNames(styles.meter, tone !== 'primary' && styles[tone])}
  >
    <span style={{ width: `${clamp(value, 0, 1) * 100}%` }} />
  </div>
)
